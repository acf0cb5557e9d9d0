import { createContext } from 'react';

interface OpenPalette {
  /** What is typed, without the spaces around it. */
  readonly query: string;
  readonly close: () => void;
}

/** What Commands know of the palette that they stand in. */
export const PaletteContext = createContext<OpenPalette>({ query: '', close: () => undefined });
