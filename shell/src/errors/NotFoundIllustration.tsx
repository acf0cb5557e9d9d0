import type { ReactElement } from 'react';

/** A hatched outline where a sheet should lie. */
export function NotFoundIllustration(): ReactElement {
  return (
    <svg width="96" height="76" viewBox="0 0 96 76" fill="none" aria-hidden="true">
      <defs>
        <pattern
          id="missing-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v6" stroke="var(--pencil-stroke)" strokeWidth="1" opacity=".35" />
        </pattern>
      </defs>
      <rect
        x="8.5"
        y="8.5"
        width="34"
        height="58"
        rx="3"
        fill="var(--paper-card)"
        stroke="var(--line-edge)"
      />
      <path d="M15 20h20M15 28h16M15 36h20M15 44h12" stroke="var(--line-control)" strokeWidth="1.5" />
      <rect x="53.5" y="8.5" width="34" height="58" rx="3" fill="url(#missing-hatch)" />
      <rect
        x="53.5"
        y="8.5"
        width="34"
        height="58"
        rx="3"
        stroke="var(--pencil-stroke)"
        strokeDasharray="4 3"
      />
    </svg>
  );
}
