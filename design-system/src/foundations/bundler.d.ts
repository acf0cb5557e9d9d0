/** What the bundler of Storybook gives to a module, as far as these pages use it. */
interface ImportMeta {
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp; mode: 'lazy' },
  ) => { (file: string): Promise<unknown>; keys(): string[] };
}

declare module '*.md' {
  const text: string;
  export default text;
}
