// Runs the browser's half without a browser: documents and a recording go in, frames come out as files.
//
//   node engine.mjs PROGRAM.wasm RECORDING.csv FOLDER FILE…
//
// README.md describes the recording and the frames. Text is measured by the rule of `RecordingHost`.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

const [program, recording, folder, ...files] = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: node engine.mjs PROGRAM.wasm RECORDING.csv FOLDER FILE…");
  process.exit(64);
}

let exports;
let images = 0;
const bytes = (address, count) => new Uint8Array(exports.memory.buffer, address >>> 0, count);

const host = {
  measure(address, count, size, weight, design, isItalic, place) {
    const scalars = [...new TextDecoder().decode(bytes(address, count))].length;
    new Float64Array(exports.memory.buffer, place >>> 0, 3).set([scalars * size * 0.5, size * 0.95, size * 0.25]);
  },
  makeImage: () => ++images,
  releaseImage() {},
  requestFrame() {},
  report: (address, count) => console.error(`reported: ${new TextDecoder().decode(bytes(address, count))}`),
  reducesMotion: () => 0,
  keepsLayers: () => 1, worldSize: () => 0, readWorld() {}, language: () => 0x6e65,
  // Chance would make two runs differ: there is none.
  randomize: (address, count) => bytes(address, count).fill(7),
};
const imports = { host, Math };

function write(part, data) {
  const address = exports.reserve(part, data.length);
  bytes(address, data.length).set(data);
}

({ exports } = (await WebAssembly.instantiate(await readFile(program), imports)).instance);
exports.start();
for (const file of files) {
  write(0, new TextEncoder().encode(basename(file)));
  write(1, await readFile(file));
  exports.load();
}

await mkdir(folder, { recursive: true });
let frames = 0;
const commands = {
  resize: (width, height, scale, isDark) => exports.resize(width, height, scale, isDark),
  event: (...fields) => exports.send(...fields),
  perform: (action, id, time) => exports.perform(action, id, time),
  async frame(time) {
    const address = exports.frame(time) >>> 0;
    const [count] = new Uint32Array(exports.memory.buffer, address, 1);
    const name = `frame-${String(frames++).padStart(4, "0")}.words`;
    await writeFile(join(folder, name), bytes(address + 4, count * 4));
  },
};

const lines = (await readFile(recording, "utf8")).split("\n");
for (const [index, line] of lines.entries()) {
  if (line.trim() === "" || line.startsWith("#")) continue;
  const [name, ...fields] = line.split(",");
  const numbers = fields.map(Number);
  if (!Object.hasOwn(commands, name) || numbers.some(Number.isNaN)) {
    console.error(`${recording}:${index + 1}: no such step: ${line}`);
    process.exit(1);
  }
  await commands[name](...numbers);
}
console.log(`${frames} frames in ${folder}`);
