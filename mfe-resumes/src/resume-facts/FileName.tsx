import { Fragment } from 'react';

/** What stands between underscores, with those after it. */
const PART = /[^_]+_*|_+/g;

/** The name of a file; where it is too long for its line it breaks after an underscore. */
export function FileName({ children: name }: { readonly children: string }) {
  return [...name.matchAll(PART)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
