/**
 * What is skipped out of sight has an estimated height, until some frames after it has come into sight: all of it is
 * laid out, and clipped to its box as ever.
 */
function showAll() {
  for (const element of document.querySelectorAll('*'))
    if (getComputedStyle(element).contentVisibility === 'auto')
      Object.assign(element.style, { contentVisibility: 'visible', contain: 'layout style paint' });
}

/** Two frames have been painted in which nothing came or went: a long list draws what is in sight a block a frame. */
async function quietFrames() {
  let quiet = 0;
  const changes = new MutationObserver(() => {
    quiet = 0;
  });
  changes.observe(document.body, { childList: true, subtree: true });
  for (let frame = 0; quiet < 2 && frame < MOST_FRAMES; frame += 1) {
    quiet += 1;
    await new Promise((done) => requestAnimationFrame(done));
  }
  changes.disconnect();
}

/** Something that never rests is looked at after a second, as it is. */
const MOST_FRAMES = 60;

// What the gate asks a page once its story is over.
globalThis.storyGateTools = {
  /**
   * Fonts are there, pictures are there, also those that wait to be scrolled to, and nothing comes or goes. How far a press has scrolled depends on the moment: a story is looked at from its top, unless something lies over the page.
   *
   * @returns the box in which something is drawn; of a page below something, the part in view: to take a picture of more,
   * Chromium makes the view one pixel small for a moment, and what is open may lose the focus and close.
   */
  async settle() {
    globalThis.storyGate.isPosing = false;
    const isCovered = document.querySelector(
      '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
    );
    if (!isCovered) scrollTo(0, 0);
    showAll();
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // An overlay whose content grew is placed anew by then, or not: it is now.
    if (isCovered) dispatchEvent(new Event('resize'));
    await quietFrames();
    globalThis.storyGate.isPosing = true;
    const drawn = this.extent();
    if (!isCovered) return drawn;
    const view = { width: Math.min(drawn.width, innerWidth), height: Math.min(drawn.height, innerHeight) };
    return { x: 0, y: scrollY, ...view };
  },

  /** Violations of axe, each as { rule, help, places }: of the rules that a theme can break, of all others, or of both. */
  async violations({ ofMarkup, ofColors }) {
    await import('/__axe.js');
    const colors = ['color-contrast', 'link-in-text-block'];
    // A component alone is no page: these are checked on the product itself.
    const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
    const left = ofColors ? ofPages : [...ofPages, ...colors];
    // React Aria's live region says for some seconds what a button said that may be gone by then.
    const page = { exclude: [['[data-live-announcer]']] };
    // Only places are told: the source of each element need not be written.
    globalThis.axe.configure({ noHtml: true });
    const result = await globalThis.axe.run(page, {
      resultTypes: ['violations'],
      ...(ofMarkup
        ? { rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) }
        : { runOnly: { type: 'rule', values: colors } }),
    });
    return result.violations.map((violation) => ({
      rule: violation.id,
      help: violation.help,
      places: violation.nodes.slice(0, 3).map((node) => node.target.flat().join(' ')),
    }));
  },

  /** The box in which something is drawn, in pixels from the corner of the view. */
  extent() {
    const page = document.documentElement;
    let right = 0;
    let bottom = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      const isDrawn =
        box.width > 0 && box.height > 0 && !element.matches('#storybook-root, #storybook-docs, .sb-wrapper');
      if (!isDrawn) continue;
      right = Math.max(right, box.right);
      bottom = Math.max(bottom, box.bottom);
    }
    const margin = 12;
    return {
      x: 0,
      y: 0,
      width: Math.max(1, Math.ceil(Math.min(page.scrollWidth, right + margin))),
      height: Math.max(1, Math.ceil(Math.min(page.scrollHeight, bottom + margin))),
    };
  },
};
