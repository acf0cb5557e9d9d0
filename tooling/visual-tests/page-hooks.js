// Runs in the page of a story before everything else: stops the clock that people read (short timers go on), stills all
// motion, and listens to Storybook's channel until the story is over. The gate reads globalThis.storyGate.

/** Clears what an earlier story of this page kept. */
function forgetStories() {
  localStorage.clear();
  sessionStorage.clear();
}

/** Of a story that has just begun. */
const freshState = () => ({ errors: [], isOver: false, isPosing: false });

(() => {
  const NOW = Date.UTC(2026, 10, 20, 9);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [NOW] : parts));
    }

    static now() {
      return NOW;
    }
  };

  const STILL = `*, ::before, ::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`;
  document.addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STILL);
    document.adoptedStyleSheets.push(sheet);
  });

  // Storybook looks at the style of every element with each change, to find what scrolls below a highlight: there is none.
  globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;

  if (location.protocol.startsWith('http')) forgetStories();

  const gate = { ...freshState(), storyId: new URLSearchParams(location.search).get('id') };
  globalThis.storyGate = gate;

  // A toast that is there when a story ends stays for its pictures, however long a busy machine takes for them.
  const LONG_MS = 1000;
  const startTimer = globalThis.setTimeout;
  globalThis.setTimeout = (run, delay, ...rest) => {
    if (!(delay >= LONG_MS) || typeof run !== 'function') return startTimer(run, delay, ...rest);
    return startTimer((...words) => gate.isOver || run(...words), delay, ...rest);
  };

  // For a picture of more than the view, Chromium changes the view for a moment: what a long list would draw by then
  // depends on how busy the machine is.
  for (const kind of ['resize', 'scroll'])
    addEventListener(kind, (event) => gate.isPosing && event.stopImmediatePropagation(), { capture: true });

  const finish = () => {
    gate.isOver = true;
  };
  const report = (what, error) => gate.errors.push(`${what}: ${error?.message ?? error}`);

  /** Shows another story in this document, as clean as it can be without loading it again. */
  gate.show = (storyId) => {
    const isShown = storyId === gate.storyId;
    Object.assign(gate, freshState(), { storyId });
    forgetStories();
    document.documentElement.dataset.theme = 'light';
    document.activeElement?.blur();
    // React Aria draws focus rings after a key and not after a pointer: every story starts after a pointer.
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    scrollTo(0, 0);
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  };

  const listen = () => {
    channel.on('playFunctionThrewException', (error) => report('its play function failed', error));
    channel.on('unhandledErrorsWhilePlaying', (list) => {
      for (const error of list) report('an error came while it played', error);
    });
    channel.on('storyThrewException', (error) => {
      report('it threw while it rendered', error);
      finish();
    });
    channel.on('storyErrored', (error) => {
      report('it cannot be shown', error?.title);
      finish();
    });
    channel.on('storyMissing', () => {
      report('it is listed but missing', 'build Storybook again');
      finish();
    });
    channel.on('storyFinished', ({ storyId }) => {
      if (gate.storyId === null || gate.storyId === storyId) finish();
    });
  };
  let channel;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value) => {
      channel = value;
      listen();
    },
  });
})();
