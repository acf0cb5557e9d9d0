import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An icon of lucide-react, and where the product draws it. */
export interface IconUse {
  /** As it is imported: "TriangleAlert". */
  name: string;
  /** Packages, in the order of the alphabet: "design-system", "mfe-jobs". */
  packages: string[];
  /** Sizes in pixels that stand beside it; elsewhere its place decides. */
  sizes: number[];
}

const SOURCES = '{design-system,platform,shell,mfe-*}/src/**/*.{ts,tsx}';

/** Every icon that a component or a screen of a folder imports, by name. Tests and stories do not count. */
export function findIcons(root: string): IconUse[] {
  const uses = new Map<string, { packages: Set<string>; sizes: Set<number> }>();
  for (const file of globSync(SOURCES, { cwd: root }).toSorted()) {
    if (/\.(test|stories)\.tsx?$/u.test(file) || file.includes('/foundations/')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [name, localName] of importedIcons(text)) {
      const use = uses.get(name) ?? { packages: new Set(), sizes: new Set() };
      use.packages.add(file.split(/[\\/]/u)[0] ?? '');
      for (const size of sizesIn(text, localName)) use.sizes.add(size);
      uses.set(name, use);
    }
  }
  return [...uses]
    .map(([name, { packages, sizes }]) => ({
      name,
      packages: [...packages].toSorted(),
      sizes: [...sizes].toSorted((one, other) => one - other),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The module that the icons page imports: the icons themselves, and the list of them. */
export function iconsModule(icons: readonly IconUse[]): string {
  const names = icons.map(({ name }) => name).join(', ');
  return [
    `import { ${names} } from 'lucide-react';`,
    `export const drawings = { ${names} };`,
    `export const icons = ${JSON.stringify(icons)};`,
  ].join('\n');
}

/** Names as lucide exports them, each with the name that the file gives it. */
function importedIcons(text: string): [string, string][] {
  const imports = text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'lucide-react'/gu);
  return [...imports].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('type '))
      .map((entry): [string, string] => {
        const [name = '', localName = name] = entry.split(/\s+as\s+/u);
        return [name, localName];
      }),
  );
}

function sizesIn(text: string, localName: string): number[] {
  return [...text.matchAll(new RegExp(`<${localName}\\b[^>]*?\\bsize=\\{(\\d+)\\}`, 'gu'))].map(([, size]) =>
    Number(size),
  );
}
