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
const magic = 0x53424402; // The first word of a frame.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The context of a new canvas. */
const blank = (width, height) => Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");

/** Views of the memory as it is now, over the same bytes. They come to nothing when it grows. */
const views = ({ buffer }) =>
  ({ bytes: new Uint8Array(buffer), words: new Uint32Array(buffer), numbers: new Float32Array(buffer) });

/** Paints frames onto a canvas, in one pass over their words. */
class Painter {
  constructor(canvas) {
    Object.assign(this, { canvas, screen: canvas.getContext("2d"), probe: blank(1, 1), images: new Map() });
  }

  /** Paints the frame whose words start at an index, with that many pixels in a point. */
  paint({ bytes, words, numbers }, start, scale, { width, height }) {
    if (words[start] !== magic) throw new Error("the frame is of another version");
    const { screen, canvas } = this;
    Object.assign(this, { bytes, words, numbers, target: screen, box: null });
    // A new size wipes the canvas, too.
    if (screen.reset && canvas.width === width && canvas.height === height) screen.reset();
    else Object.assign(canvas, { width, height });
    let at = start + 4;
    for (let layers = words[start + 3]; layers > 0; layers--) {
      const clips = at + 22;
      const commands = clips + words[at + 20];
      const end = commands + words[at + 21];
      screen.save();
      this.depth = 0;
      screen.setTransform(scale, 0, 0, scale, 0, 0);
      this.commands(clips, commands);
      screen.transform(...numbers.subarray(at + 2, at + 8));
      if (numbers[at + 8] < 1) this.group(numbers[at + 8], commands, end);
      else for (let next = commands; next < end;) next = this.commands(next, end);
      // What the commands left open ends with their layer.
      for (; this.depth >= 0; this.depth--) screen.restore();
      at = end;
    }
  }

  /** Paints commands up to an index or the end of the group that they are in, and returns where that is. */
  commands(at, end) {
    const { words, numbers, target } = this;
    for (let next; at < end; at = next) {
      next = at + 1 + (words[at] >>> 8);
      switch (words[at++] & 0xff) {
        case 1: target.save(); this.depth++; break;
        case 2: if (this.depth > 0) target.restore(), this.depth--; break;
        case 3: target.transform(...numbers.subarray(at, next)); break;
        case 4: this.outline(at + 1, next, 0); target.clip(rules[words[at]]); break;
        case 5: next = this.group(numbers[at], at + 1, end); break;
        case 6: return next;
        case 7: this.fill(color(words[at]), at + 1, next); break;
        case 8: this.stroke(color(words[at]), at, next); break;
        case 9: this.text(at); break;
        case 10: this.image(at); break;
        case 11: this.fill(this.gradient(at), at + 8 + 2 * words[at + 7], next); break;
        case 12: this.stroke(this.gradient(at), at + 8 + 2 * words[at + 7], next); break;
      }
    }
    return at;
  }

  // A group is painted on a small canvas to learn what it covers, then on a new one of that size. Canvases that are
  // kept would be slower by far: a browser copies the whole of one when it changes after it was drawn.
  group(opacity, at, end) {
    const { target: outer, box, depth } = this;
    if (box) return this.commands(at, end);
    const { width, height } = outer.canvas;
    const covered = (this.box = [width, height, 0, 0]);
    this.target = this.probe;
    this.probe.setTransform(outer.getTransform());
    const next = this.commands(at, end);
    this.box = null;
    const [left, top] = [Math.max(0, Math.floor(covered[0])), Math.max(0, Math.floor(covered[1]))];
    const size = [Math.min(width, Math.ceil(covered[2])) - left, Math.min(height, Math.ceil(covered[3])) - top];
    if (size[0] > 0 && size[1] > 0) {
      this.target = blank(...size);
      this.target.setTransform(new DOMMatrix().translate(-left, -top).multiply(outer.getTransform()));
      this.commands(at, end);
      outer.save();
      outer.setTransform(1, 0, 0, 1, 0, 0);
      outer.globalAlpha = opacity;
      outer.drawImage(this.target.canvas, left, top);
      outer.restore();
    }
    Object.assign(this, { target: outer, depth });
    return next;
  }

  /** Makes an outline the current path, whose paint will reach beyond its points by a margin. */
  outline(at, end, margin) {
    const { words, numbers: n, target } = this;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    target.beginPath();
    for (let next; at < end; at = next) {
      const verb = words[at] & 0xff;
      next = at + 1 + 2 * (words[at++] >>> 8);
      switch (verb) {
        case 1: target.moveTo(n[at], n[at + 1]); break;
        case 2: // A line of no length is a dot, which browsers would leave out.
          if (n[at] === n[at - 3] && n[at + 1] === n[at - 2]) target.lineTo(n[at] + 0.001, n[at + 1]);
          for (let i = at; i < next; i += 2) target.lineTo(n[i], n[i + 1]);
          break;
        case 3: target.quadraticCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3]); break;
        case 4: target.bezierCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5]); break;
        case 5: target.closePath(); break;
      }
      for (; this.box && at < next; at += 2) {
        [left, right] = [Math.min(left, n[at]), Math.max(right, n[at])];
        [top, bottom] = [Math.min(top, n[at + 1]), Math.max(bottom, n[at + 1])];
      }
    }
    if (left <= right) this.cover(left - margin, top - margin, right + margin, bottom + margin);
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
    this.outline(start, end, width * (ends >> 8 === 0 ? Math.max(1, limit / 2) : 1));
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
    // A node that was moved lost the focus.
    if (this.root.contains(focused) && focused !== document.activeElement) focused.focus({ preventScroll: true });
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
    Object.assign(this, { root, canvas, painter, origin: performance.now(), latest: 0, pause: 0 });
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
      },
      releaseImage: (id) => images.delete(id),
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

  /** Gives the module a part of a document: its name (0) or its bytes (1). */
  write(part, bytes) {
    const address = this.call("reserve", part, bytes.length);
    new Uint8Array(this.memory.buffer, address, bytes.length).set(bytes);
  }

  /** Shows the map from now on: the first frame comes with the first size. */
  run() {
    this.input = new Input(this);
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
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", observe);
  }

  resize({ devicePixelContentBoxSize, contentBoxSize: [points] }) {
    const ratio = (this.ratio = devicePixelRatio);
    // The exact number of pixels, unless the browser does not know it or only plays another screen.
    const [width, height] = ["inlineSize", "blockSize"].map((side) => {
      const [about, exact] = [points[side] * ratio, devicePixelContentBoxSize?.[0][side]];
      return Math.abs(exact - about) <= 1 ? exact : Math.round(about);
    });
    if (width === 0 || height === 0) return;
    this.size = { width, height };
    this.call("resize", width / ratio, height / ratio, ratio, matchMedia("(prefers-color-scheme: dark)").matches);
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
    this.painter.paint(views(this.memory), address / 4 + 1, this.ratio, this.size);
    if (this.call("isAnimating")) this.requestFrame();
    this.reflect();
  }

  /** Brings the mirror in line soon, and not so often that it would slow down the picture. */
  reflect() {
    if (this.reflection || this.call("accessibilityRevision") === this.revision) return;
    this.reflection = setTimeout(() => {
      const start = performance.now();
      this.reflection = 0;
      this.revision = this.call("accessibilityRevision");
      const address = this.call("accessibilityElements");
      if (!this.hasFailed) this.mirror.patch(Mirror.read(views(this.memory), address / 4));
      this.pause = Math.max(100, 10 * (performance.now() - start));
    }, this.pause);
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
  if (block.dataset.encoding !== "gzip") return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function start(root) {
  const surface = new Surface(root);
  const lacking = ["WebAssembly", "ResizeObserver", "DecompressionStream"].find((name) => !(name in globalThis));
  if (lacking) return surface.fail(`This page needs ${lacking}, which this browser lacks or has switched off.`);
  try {
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

if (document.getElementById("surface")) start(document.getElementById("surface"));
