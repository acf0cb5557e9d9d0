/** The sign of the product, as the design system's Logo draws it, for the tab of the browser. */
const SIGN = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 18">',
  '<style>path{fill:none;stroke:#1b2430;stroke-width:1.8}@media(prefers-color-scheme:dark){path{stroke:#f3efe6}}</style>',
  '<path d="M.2 1.9 18.4.4l.5 5.4L.6 7.1Z" style="fill:#ffe45c;stroke:none"/>',
  '<path d="M2.5 3.8H16M2.5 9.8H12M2.5 15.6H12"/><path d="M14 13.4l1.7 1.7 3.3-3.8"/>',
  '</svg>',
].join('');

/** In the page itself: a request less, and no missing `/favicon.ico`. */
export const ICON_ADDRESS = `data:image/svg+xml,${encodeURIComponent(SIGN)}`;
