// The browser's half of Switchback. The other half is WebAssembly: it decides everything and draws frames as words in
// its memory. This script starts it with the documents of the page, paints the frames onto a canvas, passes on what
// a person does, and keeps an unseen copy of what can be operated for assistive technology. The words of a frame are
// described in Sources/Drawing, those of a list of accessibility elements in Sources/WebHost.
"use strict";

// ---- Paint

const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif';
const serif = 'ui-serif, Georgia, "Noto Serif", "DejaVu Serif", serif';
const families = [sans, serif, `ui-rounded, ${sans}`, 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace'];
const color = (bits) => `#${bits.toString(16).padStart(8, "0")}`;

/** Takes the font of three numbers in a frame: size, weight, and design | italic << 8. */
function setFont(context, size, weight, kind) {
  context.font = `${kind >> 8 ? "italic " : ""}${weight} ${size}px ${families[kind & 0xff]}`;
  context.textRendering = "geometricPrecision"; // So that letters are as wide on the screen as they were measured.
}

const [caps, joins, rules] = [["butt", "round", "square"], ["miter", "round", "bevel"], ["nonzero", "evenodd"]];
const fewestCopies = 32; // From so many uses on a drawing is painted once and copied.
const longestPart = 128; // The points of a line that are stroked at once where that is possible.
const magic = 0x53424402; // The first word of a frame.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The context of a new canvas; a worker has no document to make one with. */
const blank = (width, height) =>
  (self.document ? Object.assign(document.createElement("canvas"), { width, height })
    : new OffscreenCanvas(width, height)).getContext("2d");

/** Views of the memory as it is now, over the same bytes. They come to nothing when it grows. */
const views = ({ buffer }) =>
  ({ bytes: new Uint8Array(buffer), words: new Uint32Array(buffer), numbers: new Float32Array(buffer) });

/** Where the parts of a layer are, whose words start at an index. */
function layerAt({ words, numbers }, at) {
  const clips = at + 22;
  const commands = clips + words[at + 20];
  const rect = numbers.subarray(at + 10, at + 14);
  return {
    kind: words[at], revision: words[at + 1], matrix: numbers.subarray(at + 2, at + 8), opacity: numbers[at + 8],
    extent: words[at + 9] & 1 ? rect : null, succession: words[at + 9] & 2 ? numbers.subarray(at + 14, at + 20) : null,
    clips, commands, end: commands + words[at + 21],
  };
}

/** Draws only inside a rectangle from now on. */
function clipTo(context, [left, top, right, bottom]) {
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
}

/** The drawings that a layer defines, by their numbers. */
class Stamps {
  constructor() {
    this.clear();
  }

  clear() {
    this.known = new Map();
  }

  // Of the 64 bits of a number those that a number of the language holds exactly.
  static key(words, at) {
    return words[at] + (words[at + 1] & 0x1fffff) * 2 ** 32;
  }

  define(words, at, end) {
    const key = Stamps.key(words, at);
    if (!this.known.has(key)) this.known.set(key, { start: at + 2, end, uses: 0, pictures: new Map() });
  }

  find(words, at) {
    return this.known.get(Stamps.key(words, at));
  }

  /** Learns what the commands of a layer define, and how often they use it. */
  survey(words, at, end) {
    this.clear();
    for (let next; at < end; at = next) {
      next = at + 1 + (words[at] >>> 8);
      const operation = words[at] & 0xff;
      if (operation === 13) this.define(words, at + 1, next);
      else if (operation === 14) {
        const stamp = this.find(words, at + 1);
        if (stamp) stamp.uses++;
      }
    }
  }
}

/** Puts copies of drawings onto a painter's canvas, until something else is drawn. */
class Sheet {
  constructor(painter) {
    const { target, room } = painter;
    const matrix = target.getTransform();
    const { width, height } = target.canvas;
    Object.assign(this, { painter, target, matrix, room: room ?? [0, 0, width, height], pictures: new Map() });
    target.setTransform(1, 0, 0, 1, 0, 0);
  }

  put(stamp, x, y) {
    const { a, b, c, d, e, f } = this.matrix;
    let picture = this.pictures.get(stamp);
    if (picture === undefined) this.pictures.set(stamp, (picture = this.painter.picture(stamp, this.matrix)));
    if (!picture) return;
    const left = Math.round(a * x + c * y + e) + picture.left;
    const top = Math.round(b * x + d * y + f) + picture.top;
    const { canvas } = picture;
    const { room } = this;
    if (left < room[2] && top < room[3] && left + canvas.width > room[0] && top + canvas.height > room[1])
      this.target.drawImage(canvas, left, top);
  }

  close() {
    this.target.setTransform(this.matrix);
    return null;
  }
}

/** Paints frames onto a canvas, in one pass over their words. */
class Painter {
  constructor(canvas) {
    Object.assign(this, { canvas, screen: canvas.getContext("2d"), probe: blank(1, 1) });
    Object.assign(this, { images: new Map(), stamps: new Stamps(), sheet: null, room: null });
  }

  /** Paints the frame whose words start at an index, with that many pixels in a point; `paintings` may be kept ones. */
  paint(memory, start, scale, { width, height }, paintings) {
    const { words } = memory;
    if (words[start] !== magic) throw new Error("the frame is of another version");
    const { screen, canvas } = this;
    Object.assign(this, memory, { target: screen, box: null });
    // A new size wipes the canvas, too.
    if (screen.reset && canvas.width === width && canvas.height === height) screen.reset();
    else Object.assign(canvas, { width, height });
    const count = words[start + 3];
    for (let index = 0, at = start + 4; index < count; index++) {
      const layer = layerAt(memory, at);
      screen.save();
      screen.setTransform(scale, 0, 0, scale, 0, 0);
      this.depth = 0;
      this.commands(layer.clips, layer.commands);
      layer.seen = layer.extent && this.reach(layer.clips, layer.commands);
      const painting = paintings?.find(index, layer, this, scale);
      for (const rect of painting ? painting.show(this, layer, scale) : [null]) {
        screen.save();
        screen.setTransform(1, 0, 0, 1, 0, 0);
        if (rect) clipTo(screen, rect);
        this.room = rect;
        screen.setTransform(scale, 0, 0, scale, 0, 0);
        this.layer(layer);
        screen.restore();
      }
      screen.restore();
      at = layer.end;
    }
    paintings?.forget(count);
  }

  /** Paints the commands of a layer. */
  layer({ matrix, opacity, commands, end }) {
    const { target } = this;
    this.stamps.survey(this.words, commands, end);
    target.save();
    this.depth = 0;
    target.transform(...matrix);
    if (opacity < 1) this.group(opacity, commands, end);
    else for (let next = commands; next < end;) next = this.commands(next, end);
    // What the commands left open ends with their layer.
    for (; this.depth >= 0; this.depth--) target.restore();
  }

  /** The edges of the rectangle that all outlines of clips have in common: left, top, right and bottom. */
  reach(at, end) {
    const { target } = this;
    const seen = [-Infinity, -Infinity, Infinity, Infinity];
    this.target = this.probe;
    this.probe.setTransform(1, 0, 0, 1, 0, 0);
    while (at < end) {
      this.box = [Infinity, Infinity, -Infinity, -Infinity];
      at = this.outline(at + 2, at + 1 + (this.words[at] >>> 8), 0);
      this.box.forEach((edge, side) => (seen[side] = (side < 2 ? Math.max : Math.min)(seen[side], edge)));
    }
    Object.assign(this, { target, box: null });
    return seen;
  }

  /** Paints commands up to an index or the end of the group that they are in, and returns where that is. */
  commands(at, end) {
    const { words, numbers, target } = this;
    for (let next; at < end; at = next) {
      next = at + 1 + (words[at] >>> 8);
      const operation = words[at++] & 0xff;
      if (this.sheet && operation !== 14) this.sheet = this.sheet.close();
      switch (operation) {
        case 1: target.save(); this.depth++; break;
        case 2: if (this.depth > 0) target.restore(), this.depth--; break;
        case 3: target.transform(...numbers.subarray(at, next)); break;
        case 4:
          this.outline(at + 1, next, 0);
          if (!this.box) target.clip(rules[words[at]]);
          break;
        case 5: next = this.group(numbers[at], at + 1, end); break;
        case 6: return next;
        case 7: this.fill(color(words[at]), at + 1, next); break;
        case 8: this.stroke(color(words[at]), at, next); break;
        case 9: this.text(at); break;
        case 10: this.image(at); break;
        case 11: this.fill(this.gradient(at), at + 8 + 2 * words[at + 7], next); break;
        case 12: this.stroke(this.gradient(at), at + 8 + 2 * words[at + 7], next); break;
        case 13: this.stamps.define(words, at, next); break;
        case 14: this.use(at); break;
      }
    }
    if (this.sheet) this.sheet = this.sheet.close();
    return at;
  }

  // A drawing that is used often is painted once and put down pixel for pixel; the browser takes a tenth of the time.
  use(at) {
    const { words, numbers, stamps } = this;
    const stamp = stamps.find(words, at);
    if (!stamp) return;
    const [x, y] = [numbers[at + 2], numbers[at + 3]];
    if (!this.box && stamp.uses >= fewestCopies) {
      this.sheet ??= new Sheet(this);
      return this.sheet.put(stamp, x, y);
    }
    const { target, depth } = this;
    target.save();
    this.depth = 0;
    target.translate(x, y);
    for (let next = stamp.start; next < stamp.end;) next = this.commands(next, stamp.end);
    for (; this.depth >= 0; this.depth--) target.restore();
    this.depth = depth;
  }

  // A group is painted on a small canvas to learn what it covers, then on a new one of that size. Canvases that are
  // kept would be slower by far: a browser copies the whole of one when it changes after it was drawn.
  group(opacity, at, end) {
    const { target: outer, box } = this;
    if (box) return this.commands(at, end);
    const { width, height } = outer.canvas;
    const picture = this.painted(at, end, outer.getTransform(), [0, 0, width, height]);
    if (picture.canvas) {
      outer.save();
      outer.setTransform(1, 0, 0, 1, 0, 0);
      outer.globalAlpha = opacity;
      outer.drawImage(picture.canvas, picture.left, picture.top);
      outer.restore();
    }
    return picture.next;
  }

  /** A drawing at the origin of a matrix, painted for being put down at many places; none where it shows nothing. */
  picture({ start, end }, { a, b, c, d }) {
    const limit = 4096;
    const picture = this.painted(start, end, new DOMMatrix([a, b, c, d, 0, 0]), [-limit, -limit, limit, limit]);
    return picture.canvas ? picture : null;
  }

  /** Paints commands under a matrix onto a canvas that is no larger than what they cover of a rectangle. */
  painted(at, end, matrix, room) {
    const { target: outer, depth, sheet, room: seen } = this;
    this.sheet = null;
    const covered = (this.box = [Infinity, Infinity, -Infinity, -Infinity]);
    this.target = this.probe;
    this.probe.setTransform(matrix);
    const next = this.commands(at, end);
    this.box = null;
    const [left, top] = [Math.max(room[0], Math.floor(covered[0])), Math.max(room[1], Math.floor(covered[1]))];
    const size = [Math.min(room[2], Math.ceil(covered[2])) - left, Math.min(room[3], Math.ceil(covered[3])) - top];
    const isSeen = size[0] > 0 && size[1] > 0;
    if (isSeen) {
      this.target = blank(...size);
      this.target.setTransform(new DOMMatrix().translate(-left, -top).multiply(matrix));
      this.room = null;
      this.commands(at, end);
    }
    const canvas = isSeen ? this.target.canvas : null;
    Object.assign(this, { target: outer, depth, sheet, room: seen });
    return { canvas, left, top, next };
  }

  /**
   * Makes an outline the current path, whose paint will reach beyond its points by a margin. Long lines may be cut, as
   * it takes a browser longer to stroke one than its parts: there is a cut at each so many points, and the next part
   * starts at that point or before it, so that its corner has a join.
   */
  outline(at, end, margin, cut) {
    const { words, numbers: n, target } = this;
    let last = 0;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    target.beginPath();
    for (let next; at < end; at = next) {
      const verb = words[at] & 0xff;
      next = at + 1 + 2 * (words[at++] >>> 8);
      switch (verb) {
        case 1: target.moveTo(n[at], n[at + 1]); break;
        case 2: // A line of no length is a dot, which browsers would leave out.
          if (n[at] === n[at - 3] && n[at + 1] === n[at - 2]) target.lineTo(n[at] + 0.001, n[at + 1]);
          const isWhole = !cut || last !== 1 || (next < end && (words[next] & 0xff) !== 1);
          for (let i = at, start = at; i < next; i += 2) {
            target.lineTo(n[i], n[i + 1]);
            if (isWhole || i - start < 2 * longestPart) continue;
            target.stroke();
            target.beginPath();
            if (cut === "before") target.moveTo(n[i - 2], n[i - 1]);
            target[cut === "before" ? "lineTo" : "moveTo"](n[i], n[i + 1]);
            start = i;
          }
          break;
        case 3: target.quadraticCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3]); break;
        case 4: target.bezierCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5]); break;
        case 5: target.closePath(); break;
      }
      last = verb;
      for (; this.box && at < next; at += 2) {
        [left, right] = [Math.min(left, n[at]), Math.max(right, n[at])];
        [top, bottom] = [Math.min(top, n[at + 1]), Math.max(bottom, n[at + 1])];
      }
    }
    if (left <= right) this.cover(left - margin, top - margin, right + margin, bottom + margin);
    return at;
  }

  /** The colours that go over into each other, of a command that starts with them. */
  gradient(at) {
    const { words, numbers: n, target } = this;
    const [x1, y1, x2, y2, inner, outer] = n.subarray(at + 1, at + 7);
    const gradient = words[at] === 0 ? target.createLinearGradient(x1, y1, x2, y2)
      : target.createRadialGradient(x1, y1, inner, x2, y2, outer);
    for (let stop = at + 8; stop < at + 8 + 2 * words[at + 7]; stop += 2)
      gradient.addColorStop(n[stop], color(words[stop + 1]));
    return gradient;
  }

  fill(paint, at, end) {
    this.target.fillStyle = paint;
    this.outline(at + 1, end, 0);
    this.target.fill(rules[this.words[at]]);
  }

  stroke(paint, at, end) {
    const { words, numbers, target } = this;
    const [width, ends, limit] = [numbers[at + 1], words[at + 2], numbers[at + 3]];
    const start = at + 6 + words[at + 5];
    Object.assign(target, { strokeStyle: paint, lineWidth: width, lineDashOffset: numbers[at + 4] });
    Object.assign(target, { lineCap: caps[ends & 0xff], lineJoin: joins[ends >> 8], miterLimit: limit });
    target.setLineDash(numbers.subarray(at + 6, start));
    // What covers itself does not show where it is opaque, so that a long line can be cut.
    const isOpaque = typeof paint === "string" && paint.endsWith("ff") && start === at + 6 && !this.box;
    const margin = width * (ends >> 8 === 0 ? Math.max(1, limit / 2) : 1);
    this.outline(start, end, margin, isOpaque && (ends === 0x101 ? "at" : "before"));
    target.stroke();
  }

  text(at) {
    const { words, numbers, target } = this;
    const [x, y] = [numbers[at], numbers[at + 1]];
    const halo = words[at + 3] & 0xff ? numbers[at + 4] : 0;
    const text = decoder.decode(this.bytes.subarray((at + 9) * 4, (at + 9) * 4 + words[at + 8]));
    setFont(target, numbers[at + 5], words[at + 6], words[at + 7]);
    if (halo > 0) {
      Object.assign(target, { strokeStyle: color(words[at + 3]), lineWidth: 2 * halo, lineJoin: "round" });
      target.setLineDash([]);
      target.strokeText(text, x, y);
    }
    target.fillStyle = color(words[at + 2]);
    target.fillText(text, x, y);
    if (!this.box) return;
    const box = target.measureText(text);
    const [left, top] = [x - box.actualBoundingBoxLeft - halo, y - box.actualBoundingBoxAscent - halo];
    this.cover(left, top, x + box.actualBoundingBoxRight + halo, y + box.actualBoundingBoxDescent + halo);
  }

  image(at) {
    const [x, y, width, height] = this.numbers.subarray(at + 1, at + 5);
    const picture = this.images.get(this.words[at]);
    if (picture) this.target.drawImage(picture, x, y, width, height);
    this.cover(x, y, x + width, y + height);
  }

  /** Notes that a group reaches as far as a rectangle. */
  cover(left, top, right, bottom) {
    if (!this.box) return;
    const [matrix, box] = [this.target.getTransform(), this.box];
    for (const corner of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
      const { x, y } = matrix.transformPoint(new DOMPoint(...corner));
      [box[0], box[1]] = [Math.min(box[0], x - 1), Math.min(box[1], y - 1)];
      [box[2], box[3]] = [Math.max(box[2], x + 1), Math.max(box[3], y + 1)];
    }
  }
}

// ---- Paintings that are kept

// A layer with an extent stays for many frames, but for the transform that it is seen through. A worker paints it onto a
// canvas of its own, and frames show that picture; a frame without a picture that reaches as far as is seen is painted
// as if there were none.

/** A picture of a layer: what was painted, and where it is in the layer as it is now. */
class Painting {
  constructor(revision, extent, scale) {
    Object.assign(this, { revision, extent: [...extent], scale, matrix: new DOMMatrix() });
  }

  /** Draws it where a painter's frame sees the layer, and returns the rectangles, in pixels, that it does not reach. */
  show({ screen, canvas: { width, height } }, { matrix, opacity, seen }, scale) {
    const { extent: [x, y], picture } = this;
    const all = new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(new DOMMatrix([...matrix])).multiply(this.matrix);
    all.multiplySelf(new DOMMatrix([1 / this.scale, 0, 0, 1 / this.scale, x, y]));
    // Pixel for pixel where it only is shifted: a shift by a part of a pixel would blur it while the map is moved.
    if (Math.hypot(all.a - 1, all.b, all.c, all.d - 1) < 1e-4)
      Object.assign(all, { a: 1, b: 0, c: 0, d: 1, e: Math.round(all.e), f: Math.round(all.f) });
    const near = [seen[0] * scale, seen[1] * scale, seen[2] * scale, seen[3] * scale];
    const [left, top] = [Math.max(0, Math.floor(near[0])), Math.max(0, Math.floor(near[1]))];
    const [right, bottom] = [Math.min(width, Math.ceil(near[2])), Math.min(height, Math.ceil(near[3]))];
    const inner = all.b === 0 && all.c === 0 ? [
      Math.min(right, Math.max(left, Math.ceil(all.e - 0.01))),
      Math.min(bottom, Math.max(top, Math.ceil(all.f - 0.01))),
      Math.max(left, Math.min(right, Math.floor(all.e + all.a * picture.width + 0.01))),
      Math.max(top, Math.min(bottom, Math.floor(all.f + all.d * picture.height + 0.01))),
    ] : this.turned(all, [left, top, right, bottom]);
    if (!inner || inner[0] >= inner[2] || inner[1] >= inner[3]) return [[left, top, right, bottom]];
    screen.save();
    screen.setTransform(1, 0, 0, 1, 0, 0);
    clipTo(screen, inner);
    screen.setTransform(all);
    screen.globalAlpha = opacity;
    screen.drawImage(picture, 0, 0);
    screen.restore();
    return [
      [left, top, right, inner[1]], [left, inner[3], right, bottom],
      [left, inner[1], inner[0], inner[3]], [inner[2], inner[1], right, inner[3]],
    ].filter((rect) => rect[0] < rect[2] && rect[1] < rect[3]);
  }

  /** A rectangle, if the turned picture reaches over all of it. */
  turned(all, rect) {
    const back = all.inverse();
    const { width, height } = this.picture;
    const [left, top, right, bottom] = rect;
    return [[left, top], [right, top], [left, bottom], [right, bottom]].every((corner) => {
      const { x, y } = back.transformPoint(new DOMPoint(...corner));
      return x >= 0 && y >= 0 && x <= width && y <= height;
    }) ? rect : null;
  }
}

/** Keeps the newest painting of each layer that stays, and has the next one painted. */
class Paintings {
  /** `onPainted` is called when there is a new one. */
  constructor(onPainted) {
    const isPossible = "Worker" in self && "OffscreenCanvas" in self;
    Object.assign(this, { onPainted, isPossible, worker: null, waiting: [], entries: [], jobs: new Map(), number: 0 });
  }

  /** Makes the worker, which is then told what waits. */
  start() {
    if (!this.isPossible || this.worker) return;
    try {
      const { src, textContent } = script;
      const url = src || URL.createObjectURL(new Blob([textContent], { type: "text/javascript" }));
      const trusted = self.trustedTypes?.createPolicy("worker", { createScriptURL: (url) => url });
      this.worker = new Worker(trusted?.createScriptURL(url) ?? url);
    } catch {
      return this.close(); // A page may forbid it.
    }
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = () => this.close();
    for (const [message, transfer] of this.waiting.splice(0)) this.worker.postMessage(message, transfer);
  }

  close() {
    this.worker?.terminate();
    Object.assign(this, { worker: null, isPossible: false, waiting: [] });
    this.forget(0);
  }

  /** Tells the worker, which is made when the first frame is on the screen, so as not to be in its way. */
  tell(message, transfer = []) {
    if (!this.isPossible) return;
    if (this.worker) return this.worker.postMessage(message, transfer);
    if (this.waiting.push([message, transfer]) > 1) return;
    if (self.requestIdleCallback) requestIdleCallback(() => this.start(), { timeout: 500 });
    else setTimeout(() => this.start(), 100);
  }

  /** Hands on a picture that commands name, or lets it go. */
  share(id, picture) {
    this.tell({ id, picture });
  }

  /** The newest painting of a layer, if there is one. */
  find(index, layer, painter, scale) {
    const { kind, revision, extent, succession } = layer;
    let entry = this.entries[index];
    if (!this.isPossible || !extent) {
      entry?.painting?.picture.close();
      this.entries[index] = null;
      return null;
    }
    const isSame = entry?.kind === kind && entry.scale === scale && (revision === entry.revision
      || (succession && revision === (entry.revision + 1) >>> 0));
    if (!isSame) {
      entry?.painting?.picture.close();
      entry = this.entries[index] = { kind, scale };
    } else if (revision !== entry.revision) {
      const step = new DOMMatrix([...succession]);
      for (const painting of [entry.painting, entry.next]) if (painting) painting.matrix = step.multiply(painting.matrix);
    }
    entry.revision = revision;
    if (entry.painting?.revision !== revision && !this.isBusy(index)) this.order(index, entry, layer, painter);
    return entry.painting;
  }

  isBusy(index) {
    return [...this.jobs.values()].some((job) => job.index === index);
  }

  /** Has a layer painted. One painting of a layer is made at a time, of whatever is newest then. */
  order(index, entry, { revision, extent, commands, end }, painter) {
    const job = ++this.number;
    entry.next = new Painting(revision, extent, entry.scale);
    this.jobs.set(job, { index, entry });
    const words = painter.words.slice(commands, end);
    this.tell({ job, words, extent: entry.next.extent, scale: entry.scale }, [words.buffer]);
  }

  /** Takes a painting that was made. */
  take({ job, picture }) {
    const { index, entry } = this.jobs.get(job);
    this.jobs.delete(job);
    if (entry === this.entries[index]) {
      entry.painting?.picture.close();
      entry.painting = Object.assign(entry.next, { picture });
      entry.next = null;
    } else picture.close();
    this.onPainted();
  }

  /** Forgets the layers from an index on. */
  forget(count) {
    for (const entry of this.entries.splice(count)) entry?.painting?.picture.close();
  }
}

/** What the worker does: paints layers, one after the other. */
function serve() {
  const painter = new Painter(new OffscreenCanvas(1, 1));
  self.onmessage = ({ data: { id, picture, job, words, extent, scale } }) => {
    if (id) {
      painter.images.delete(id);
      if (!picture) return;
      const copy = blank(picture.width, picture.height);
      copy.putImageData(picture, 0, 0);
      return painter.images.set(id, copy.canvas);
    }
    const [x, y, width, height] = extent;
    const context = blank(Math.max(1, Math.ceil(width * scale)), Math.max(1, Math.ceil(height * scale)));
    context.scale(scale, scale);
    Object.assign(painter, views(words), { target: context, box: null });
    painter.layer({ matrix: [1, 0, 0, 1, -x, -y], opacity: 1, commands: 0, end: words.length });
    const result = context.canvas.transferToImageBitmap();
    self.postMessage({ job, picture: result }, [result]);
  };
}

// ---- What assistive technology sees

// By the numbers of `AccessibilityElement.Role`; a text has no role of its own.
const roles = ["group", "application", "button", "switch", "spinbutton", "img", "", "link"];
const buttons = ["button", "switch", "link"];
const actions = { click: 0, ArrowUp: 1, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 2, focusin: 3 };

/** Keeps a tree of elements unseen over the picture. A node, and its focus, lives as long as what it stands for. */
class Mirror {
  /** `perform(action, id)` does what is asked for and returns whether that could be done. */
  constructor(root, perform) {
    Object.assign(this, { root, items: new Map(), identifiers: new WeakMap() });
    const act = ({ target }, cause) =>
      this.identifiers.has(target) && perform(actions[cause], this.identifiers.get(target));
    root.addEventListener("click", (event) => act(event, "click"));
    root.addEventListener("focusin", (event) => this.isPatching || act(event, "focusin"));
    root.addEventListener("keydown", (event) => {
      const isStep = event.target.getAttribute("role") === "spinbutton" && event.key in actions;
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (isStep && !isShortcut && act(event, event.key)) event.preventDefault();
    });
  }

  /** Whether something that can be operated lies there. */
  isActionable(x, y) {
    return [...this.items.values()].some(({ actionable, frame: [left, top, width, height] }) =>
      actionable && x >= left && y >= top && x < left + width && y < top + height);
  }

  /** Reads a list from its words. */
  static read({ bytes, words, numbers }, at) {
    const [word, number] = [() => words[at++], () => numbers[at++]];
    const text = () => {
      const [size, start] = [word(), at * 4];
      at += Math.ceil(size / 4);
      return decoder.decode(bytes.subarray(start, start + size));
    };
    return Array.from({ length: word() }, () => ({
      id: word(), role: word(), depth: word(), selected: word() === 1, actionable: word() === 1,
      frame: [number(), number(), number(), number()], label: text(), value: text(), hint: text(),
    }));
  }

  /** Brings the tree in line with a list. */
  patch(list) {
    const [focused, gone] = [document.activeElement, this.items];
    const hadFocus = focused !== this.root && this.root.contains(focused);
    Object.assign(this, { isPatching: true, items: new Map() });
    for (const item of list) {
      const old = gone.get(item.id);
      const isOld = old?.role === item.role && gone.delete(item.id);
      item.node = isOld ? old.node : document.createElement(buttons.includes(roles[item.role]) ? "button" : "div");
      this.identifiers.set(item.node, item.id);
      this.items.set(item.id, item);
    }
    for (const { node } of gone.values()) node.remove();
    // The parents of the next element, the innermost last; `next` is the node whose place would be right for it.
    const parents = [{ depth: -1, node: this.root, frame: [0, 0], next: this.root.firstElementChild }];
    for (const item of this.items.values()) {
      while (parents.at(-1).depth >= item.depth) parents.pop();
      const parent = parents.at(-1);
      if (parent.next === item.node) parent.next = item.node.nextElementSibling;
      else parent.node.insertBefore(item.node, parent.next);
      this.describe(item, parent.frame);
      parents.push({ ...item, next: item.node.firstElementChild });
    }
    // A node that was moved lost the focus; of one that is gone the map gets it.
    const heir = this.root.contains(focused) ? focused : hadFocus && this.root.querySelector("[role=application]");
    if (heir && heir !== document.activeElement) heir.focus({ preventScroll: true });
    this.isPatching = false;
  }

  describe({ node, role, label, value, hint, selected, actionable, frame: [x, y, width, height] }, [left, top]) {
    const is = (...names) => names.includes(roles[role]);
    const spoken = value === "" || is("spinbutton") ? label : `${label}, ${value}`;
    if (is("") && node.textContent !== spoken) node.textContent = spoken;
    const attributes = {
      "role": roles[role] || null,
      "tabindex": is("application", "spinbutton") ? "0" : null,
      "aria-label": is("") ? null : spoken,
      "aria-roledescription": is("application") ? "map" : null,
      "aria-keyshortcuts": is("application") ? "ArrowLeft ArrowRight ArrowUp ArrowDown Plus Minus" : null,
      "aria-checked": is("switch") ? String(selected) : null,
      "aria-current": selected && !is("switch") ? "true" : null,
      "aria-description": hint || null,
      "aria-valuetext": is("spinbutton") ? value : null,
      "aria-disabled": is(...buttons) && !actionable ? "true" : null,
    };
    for (const [name, text] of Object.entries(attributes)) {
      if (text === null) node.removeAttribute(name);
      else if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }
    const place = { left: x - left, top: y - top, width, height };
    for (const name in place) node.style[name] = `${place[name]}px`;
  }
}

// ---- Input, by the numbers of `InputEvent`

const kinds = "pointerdown pointermove pointerup pointercancel pointerleave wheel keydown keyup focus blur".split(" ");
const devices = ["mouse", "touch", "pen"];
const keys = {
  ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, "+": 5, "=": 5, "-": 6, 0: 7, Enter: 8, " ": 9, Escape: 10,
  Home: 12, End: 13, PageUp: 14, PageDown: 15,
};

/** Tells a surface what a person does with its canvas and the keyboard. */
class Input {
  constructor(surface) {
    this.surface = surface;
    this.pressed = new Set();
    const on = (target, names, take, options) =>
      names.split(" ").forEach((name) => target.addEventListener(name, (event) => take.call(this, event), options));
    on(surface.canvas, "pointerdown pointerup pointercancel lostpointercapture", this.press);
    on(surface.canvas, "pointermove", this.move);
    on(surface.canvas, "pointerleave", this.send);
    on(surface.canvas, "wheel", this.wheel, { passive: false });
    on(document, "keydown keyup", this.key);
    on(window, "focus blur", this.send);
  }

  /** Sends an event and returns whether it was used. */
  send(event, deltaX = 0, deltaY = 0, key = 0) {
    const kind = event.type === "lostpointercapture" ? kinds.indexOf("pointercancel") : kinds.indexOf(event.type);
    const modifiers = event.shiftKey | (event.ctrlKey << 1) | (event.altKey << 2) | (event.metaKey << 3);
    const { clientX = 0, clientY = 0, pointerId = 0, pointerType, buttons = 0, timeStamp } = event;
    const pointer = [clientX, clientY, pointerId, Math.max(0, devices.indexOf(pointerType)), buttons];
    const time = this.surface.time(timeStamp);
    const isUsed = this.surface.call("send", kind, time, ...pointer, deltaX, deltaY, modifiers, key) !== 0;
    if (this.surface.call("isAnimating")) this.surface.requestFrame();
    return isUsed;
  }

  press(event) {
    const isDown = event.type === "pointerdown";
    if (isDown) event.target.setPointerCapture(event.pointerId);
    // A capture is lost after each release, too; only before one it means a cancel.
    if (isDown ? this.pressed.add(event.pointerId) : this.pressed.delete(event.pointerId)) this.send(event);
  }

  move(event) {
    const parts = event.getCoalescedEvents?.() ?? [];
    for (const part of parts.length > 0 ? parts : [event]) this.send(part);
    const isActionable = event.buttons === 0 && this.surface.mirror.isActionable(event.clientX, event.clientY);
    this.surface.canvas.classList.toggle("actionable", isActionable);
  }

  wheel(event) {
    const factor = [1, 40, this.surface.canvas.clientHeight][event.deltaMode]; // Points, lines or pages.
    if (this.send(event, event.deltaX * factor, event.deltaY * factor)) event.preventDefault();
  }

  key(event) {
    const { key, target } = event;
    const isHere = target === document.body || this.surface.root.contains(target);
    const pressesButton = (key === "Enter" || key === " ") && target.closest("button");
    if (!isHere || pressesButton || !Object.hasOwn(keys, key) || event.defaultPrevented) return;
    // What belongs to the browser and the system stays theirs.
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (this.send(event, 0, 0, keys[key])) event.preventDefault();
  }
}

// ---- The surface

/** Joins the module, the canvas and the mirror, and makes frames when they are asked for. */
class Surface {
  constructor(root) {
    const canvas = root.querySelector("canvas");
    const painter = new Painter(canvas);
    const world = new Uint8Array();
    Object.assign(this, { root, canvas, painter, world, origin: performance.now(), latest: 0, pause: 0 });
    this.paintings = new Paintings(() => this.requestFrame());
    canvas.addEventListener("contextrestored", () => this.requestFrame());
    this.mirror = new Mirror(root.querySelector("#mirror"), (action, id) =>
      this.call("perform", action, id, this.time(performance.now())) !== 0);
  }

  /** What the module asks of the browser. */
  get imports() {
    const bytes = (address, count) => new Uint8Array(this.memory.buffer, address >>> 0, count);
    const text = (address, count) => decoder.decode(bytes(address, count));
    const { screen, images } = this.painter;
    const host = {
      measure: (address, count, size, weight, design, isItalic, place) => {
        setFont(screen, size, weight, design | (isItalic << 8));
        const box = screen.measureText(text(address, count));
        const result = new Float64Array(this.memory.buffer, place >>> 0, 3);
        result.set([box.width, box.fontBoundingBoxAscent, box.fontBoundingBoxDescent]);
      },
      makeImage: (id, width, height, pixels) => {
        const picture = blank(width, height);
        const copy = Uint8ClampedArray.from(bytes(pixels, width * height * 4));
        picture.putImageData(new ImageData(copy, width, height), 0, 0);
        images.set(id, picture.canvas);
        this.paintings.share(id, picture.getImageData(0, 0, width, height));
      },
      releaseImage: (id) => {
        images.delete(id);
        this.paintings.share(id, null);
      },
      worldSize: () => this.world.length,
      readWorld: (request, offset, count, inflatedCount) =>
        this.read(this.world.subarray(offset, offset + count), inflatedCount).then(
          (part) => this.take(request, part), () => this.take(request)),
      language: () => navigator.language.charCodeAt(0) | (navigator.language.charCodeAt(1) << 8),
      keepsLayers: () => Number(this.paintings.isPossible),
      requestFrame: () => this.requestFrame(),
      setTitle: (address, count) => (document.title = text(address, count)),
      report: (address, count) => console.warn(text(address, count)),
      reducesMotion: () => Number(matchMedia("(prefers-reduced-motion: reduce)").matches),
      randomize: (address, count) => crypto.getRandomValues(bytes(address, count)),
    };
    return { host, Math };
  }

  /** Calls a function of the module. Its results are whole numbers that are not negative. */
  call(name, ...values) {
    if (this.hasFailed) return 0;
    try {
      return this.exports[name](...values) >>> 0;
    } catch (error) {
      this.fail("The map has stopped because of a fault. Reload the page to start again.", error);
      return 0;
    }
  }

  /** A part of the world, inflated to so many bytes unless their number is negative. */
  async read(part, inflatedCount) {
    const bytes = inflatedCount < 0 ? part : await inflate(part, "deflate");
    if (inflatedCount >= 0 && bytes.length !== inflatedCount) throw new RangeError("not as long as it is to be");
    return bytes;
  }

  /** Gives the module a part of the world that it asked for; nothing where that could not be read. */
  take(request, part) {
    if (part) this.write(1, part);
    this.call("takeWorld", request, Boolean(part));
  }

  /** Gives the module a part of a document: its name (0) or its bytes (1). */
  write(part, bytes) {
    const address = this.call("reserve", part, bytes.length);
    new Uint8Array(this.memory.buffer, address, bytes.length).set(bytes);
  }

  /** Shows the map from now on, at once if its size is known. */
  run() {
    this.input = new Input(this);
    const { width, height } = this.canvas.getBoundingClientRect();
    this.resize({ contentBoxSize: [{ inlineSize: width, blockSize: height }] });
    const isExact = "devicePixelContentBoxSize" in ResizeObserverEntry.prototype;
    const observer = new ResizeObserver(([entry]) => this.resize(entry));
    const observe = () => {
      observer.disconnect();
      observer.observe(this.canvas, { box: isExact ? "device-pixel-content-box" : "content-box" });
    };
    const observeRatio = () => {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", observeRatio, { once: true });
      observe();
    };
    observeRatio();
    // For a page out of sight no time passes, or what moved would jump when it is seen again.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.hiddenAt = performance.now();
      else if (this.hiddenAt) this.origin += performance.now() - this.hiddenAt;
      if (!document.hidden) this.requestFrame();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", observe);
  }

  resize({ devicePixelContentBoxSize, contentBoxSize: [points] }) {
    const ratio = (this.ratio = devicePixelRatio);
    // The exact number of pixels, unless the browser does not know it or only plays another screen.
    const [width, height] = ["inlineSize", "blockSize"].map((side) => {
      const [about, exact] = [points[side] * ratio, devicePixelContentBoxSize?.[0][side]];
      return Math.abs(exact - about) <= 1 ? exact : Math.round(about);
    });
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const shape = [width, height, ratio, isDark].join();
    if (width === 0 || height === 0 || shape === this.shape) return;
    Object.assign(this, { shape, size: { width, height } });
    this.call("resize", width / ratio, height / ratio, ratio, isDark);
    this.draw(performance.now()); // At once, before the browser shows the new size: nothing flashes.
  }

  /** Seconds since the start, never before those that were told last. */
  time(stamp) {
    return (this.latest = Math.max(this.latest, (stamp - this.origin) / 1000));
  }

  requestFrame() {
    this.pending ||= requestAnimationFrame((stamp) => this.draw(stamp));
  }

  draw(stamp) {
    cancelAnimationFrame(this.pending);
    this.pending = 0;
    if (!this.size) return;
    const address = this.call("frame", this.time(stamp));
    if (this.hasFailed) return;
    this.painter.paint(views(this.memory), address / 4 + 1, this.ratio, this.size, this.paintings);
    if (this.call("isAnimating")) this.requestFrame();
    this.reflect();
  }

  /** Brings the mirror in line when the picture has come to rest, and now and then while it moves. */
  reflect() {
    const now = performance.now();
    this.deadline ??= now + Math.max(1000, this.pause);
    clearTimeout(this.reflection);
    this.reflection = setTimeout(() => {
      const start = performance.now();
      this.deadline = null;
      const revision = this.call("accessibilityRevision");
      if (revision === this.revision) return;
      this.revision = revision;
      const address = this.call("accessibilityElements");
      if (!this.hasFailed) this.mirror.patch(Mirror.read(views(this.memory), address / 4));
      this.pause = 20 * (performance.now() - start);
    }, Math.max(0, Math.min(100, this.deadline - now)));
  }

  fail(message, error) {
    this.hasFailed = true;
    Object.assign(document.getElementById("message"), { textContent: message, hidden: false });
    if (error) console.error(error);
  }
}

// ---- The start

const decode = (text) => Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The bytes that a block of data in the page stands for. */
async function content(block) {
  const bytes = decode(block.textContent);
  block.remove();
  return block.dataset.encoding === "gzip" ? inflate(bytes, "gzip") : bytes;
}

async function inflate(bytes, format) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function start(root) {
  const surface = new Surface(root);
  const lacking = ["WebAssembly", "ResizeObserver", "DecompressionStream"].find((name) => !(name in globalThis));
  if (lacking) return surface.fail(`This page needs ${lacking}, which this browser lacks or has switched off.`);
  try {
    const world = document.getElementById("world");
    if (world) surface.world = await content(world);
    const program = await content(document.getElementById("program"));
    const { instance } = await WebAssembly.instantiate(program, surface.imports);
    Object.assign(surface, { exports: instance.exports, memory: instance.exports.memory });
    surface.call("start");
    for (const block of document.querySelectorAll("script.document")) {
      surface.write(0, decode(block.dataset.name));
      surface.write(1, await content(block));
      surface.call("load");
    }
    surface.run();
  } catch (error) {
    surface.fail("This page could not be read. It may be damaged.", error);
  }
}

const script = self.document?.currentScript;
if (!self.document) serve();
else if (document.getElementById("surface")) start(document.getElementById("surface"));
