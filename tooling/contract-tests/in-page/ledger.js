// Runs in a page before anything else, as it stands here. Counts what outlives an element when nobody takes it back:
// listeners of the window and the document, timers, observers, style sheets. `kitHoldings()` says what is held.

/** What is held, by the thing itself, and who asked for it. */
const kitHeld = new Map();

/** Held weakly: an observer that nobody can reach any more is no leak. */
const kitObservers = new Set();

/** Adds who asked for it: the first file of a remote on the way to the call. */
function kitNamed(what) {
  const frames = new Error().stack?.match(/\/assets\/[^\s)]+/g) ?? [];
  const place = frames.find((frame) => !frame.startsWith('/assets/shell/')) ?? frames[0] ?? 'the page';
  return `${what} at ${place}`;
}

window.kitHoldings = () => {
  const observers = [...kitObservers].filter(({ ref }) => ref.deref()).map(({ what }) => what);
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].map(() => 'style sheet');
  const counts = {};
  for (const what of [...kitHeld.values(), ...observers, ...sheets]) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
};

const kitTargets = new Map([
  [window, 'window'],
  [document, 'document'],
]);

function kitIsSame(one, other) {
  return ['target', 'type', 'listener', 'isCapture'].every((key) => one[key] === other[key]);
}

function kitForgetListener(gone) {
  for (const key of kitHeld.keys()) if (key.type === gone.type && kitIsSame(key, gone)) kitHeld.delete(key);
}

function kitIsListening(wanted) {
  return [...kitHeld.keys()].some((key) => key.type === wanted.type && kitIsSame(key, wanted));
}

function kitListener(target, type, [listener, options]) {
  const isCapture = typeof options === 'object' ? options?.capture : options;
  return { target, type, listener, isCapture: Boolean(isCapture) };
}

const kitAdd = Reflect.get(EventTarget.prototype, 'addEventListener');
const kitRemove = Reflect.get(EventTarget.prototype, 'removeEventListener');

EventTarget.prototype.addEventListener = function add(type, ...words) {
  const target = this ?? window;
  const added = kitListener(target, type, words);
  const { signal, once } = typeof words[1] === 'object' ? (words[1] ?? {}) : {};
  if (kitTargets.has(target) && words[0] && !kitIsListening(added)) {
    kitHeld.set(added, kitNamed(`${type} listener of ${kitTargets.get(target)}`));
    if (signal) kitAdd.call(signal, 'abort', () => kitForgetListener(added), { once: true });
    if (once) kitAdd.call(target, type, () => kitForgetListener(added), { once: true });
  }
  return kitAdd.call(target, type, ...words);
};

EventTarget.prototype.removeEventListener = function remove(type, ...words) {
  const target = this ?? window;
  if (kitTargets.has(target)) kitForgetListener(kitListener(target, type, words));
  return kitRemove.call(target, type, ...words);
};

const kitTimers = new Map();
const kitStart = { timeout: window.setTimeout, interval: window.setInterval };
const kitStop = window.clearTimeout;

function kitNoteTimer(id, what) {
  const key = {};
  kitTimers.set(id, key);
  kitHeld.set(key, kitNamed(what));
  return id;
}

function kitForgetTimer(id) {
  kitHeld.delete(kitTimers.get(id));
  kitTimers.delete(id);
}

window.setTimeout = (handler, delay, ...words) => {
  const run = () => {
    kitForgetTimer(id);
    handler(...words);
  };
  const id = kitStart.timeout.call(window, run, delay);
  return kitNoteTimer(id, 'timer');
};

window.setInterval = (...words) => kitNoteTimer(kitStart.interval.apply(window, words), 'interval');

window.clearTimeout = (id) => {
  kitForgetTimer(id);
  kitStop.call(window, id);
};
window.clearInterval = window.clearTimeout;

for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver']) {
  const Original = Reflect.get(window, name);
  window[name] = class extends Original {
    constructor(...words) {
      super(...words);
      this.kitNote = { ref: new WeakRef(this), what: kitNamed(name) };
    }
    observe(...words) {
      kitObservers.add(this.kitNote);
      super.observe(...words);
    }
    disconnect() {
      kitObservers.delete(this.kitNote);
      super.disconnect();
    }
  };
}
