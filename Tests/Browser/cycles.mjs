// Runs the browser's half without a browser, lets things come and go, and tells what memory that takes.
//
//   node cycles.mjs PROGRAM.wasm FILE WIDTH LABEL COUNT
//
// WIDTH is that of the surface; LABEL is what assistive technology calls the switch or button that lets them. Printed
// are the bytes of the memory after a tenth of the cycles and after all, and how many words a frame had with what
// comes and goes and without.

import { readFile } from "node:fs/promises";
import { basename } from "node:path";

const [program, file, width, label, count] = process.argv.slice(2);
let exports;
const bytes = (address, size) => new Uint8Array(exports.memory.buffer, address >>> 0, size);
const host = {
  measure: (address, size, points, weight, design, isItalic, place) =>
    new Float64Array(exports.memory.buffer, place >>> 0, 3).set([size * points * 0.5, points * 0.95, points * 0.25]),
  makeImage: () => 1, releaseImage() {}, requestFrame() {}, report() {}, reducesMotion: () => 0, keepsLayers: () => 1,
  worldSize: () => 0, readWorld() {}, language: () => 0x6e65,
  randomize: (address, size) => bytes(address, size).fill(7),
};
({ exports } = (await WebAssembly.instantiate(await readFile(program), { host, Math })).instance);
exports.start();
for (const [part, data] of [[0, new TextEncoder().encode(basename(file))], [1, await readFile(file)]]) {
  const address = exports.reserve(part, data.length);
  bytes(address, data.length).set(data);
}
exports.load();
exports.resize(Number(width), 700, 1, 0);
let time = 0;
exports.frame(time);

/** The number of the element of that name. */
function find() {
  const words = new Uint32Array(exports.memory.buffer);
  let at = (exports.accessibilityElements() >>> 0) / 4;
  const text = () => {
    const size = words[at];
    const result = new TextDecoder().decode(bytes(at * 4 + 4, size).slice());
    at += 1 + Math.ceil(size / 4);
    return result;
  };
  for (let left = words[at++]; left > 0; left--) {
    const id = words[at];
    at += 9;
    const [name] = [text(), text(), text()]; // The others are its value and a hint.
    if (name.startsWith(label)) return id;
  }
  throw new Error(`there is no ${label}`);
}

/** Makes a frame and tells how many words it has. */
const frame = () => {
  const address = exports.frame((time += 1));
  return new Uint32Array(exports.memory.buffer, address >>> 0, 1)[0];
};

const id = find();
const sizes = [];
const lengths = [];
for (let cycle = 1; cycle <= count; cycle++) {
  for (let half = 0; half < 2; half++) {
    if (!exports.perform(0, id, (time += 0.1))) throw new Error("the switch does nothing");
    exports.frame((time += 0.1));
    lengths[half] = frame();
  }
  if (cycle === Math.ceil(count / 10) || cycle === Number(count)) sizes.push(exports.memory.buffer.byteLength);
}
console.log([...sizes, ...lengths].join(" "));
