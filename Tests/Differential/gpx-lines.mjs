// The reader in WebAssembly, without a browser: what `gpx-lines` does, byte for byte.
//
//   node gpx-lines.mjs PROGRAM.wasm [--strict]    names of files from standard input, one a line

import { readFileSync, writeSync } from "node:fs";

const [program, ...options] = process.argv.slice(2);
if (program === undefined) {
  console.error("usage: node gpx-lines.mjs PROGRAM.wasm [--strict]");
  process.exit(64);
}
const isStrict = options.includes("--strict") ? 1 : 0;

// Hash tables ask for chance, and nothing else is asked for: there is none, so that two runs are the same.
let exports;
const memory = (address, count) => new Uint8Array(exports.memory.buffer, address >>> 0, count);
const system = { random_get: (address, count) => (memory(address, count).fill(7), 0) };
const wasi = new Proxy(system, { get: (known, name) => known[name] ?? (() => 52) });
({ exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(program)), {
  wasi_snapshot_preview1: wasi,
}));

function write(bytes) {
  for (let offset = 0; offset < bytes.length; ) offset += writeSync(1, bytes, offset);
}

for (const path of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const file = readFileSync(path);
  memory(exports.reserve(file.length), file.length).set(file);
  const count = exports.report(isStrict);
  write(Buffer.from(`${JSON.stringify({ is: "file", path })}\n`));
  write(memory(exports.address(), count));
}
