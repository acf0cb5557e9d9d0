import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../../build/packages.ts';

/**
 * The next major of React, while the registry has none: the installed one under the next major's number, with elements
 * that no other React draws, as from 18 to 19. Its react-dom refuses any other react, as each does.
 */
export interface NextReact {
  /** 20. */
  readonly major: number;
  /** Puts `react` and `react-dom` of it into `node_modules` of a folder, as npm would, under names that begin so: `react-20`. */
  installInto(folder: string, names?: Readonly<Record<'react' | 'react-dom', string>>): void;
}

const INSTALLED = join(WORKSPACE, 'node_modules');
const copied = { recursive: true, dereference: true };
const NAMES = { react: 'react', 'react-dom': 'react-dom' };
const ELEMENT = 'react.transitional.element';

export function nextReact(): NextReact {
  const { version } = JSON.parse(readFileSync(join(INSTALLED, 'react/package.json'), 'utf8')) as {
    version: string;
  };
  const major = Number.parseInt(version, 10) + 1;
  return {
    major,
    installInto(folder, names = NAMES) {
      for (const [name, installed] of Object.entries(names)) {
        const target = join(folder, 'node_modules', installed);
        cpSync(join(INSTALLED, name), target, copied);
        for (const file of globSync('{package.json,cjs/*.js}', { cwd: target })) {
          const text = readFileSync(join(target, file), 'utf8');
          const next = text.replaceAll(version, `${major}.0.0`).replaceAll(ELEMENT, `react.element.${major}`);
          writeFileSync(join(target, file), next);
        }
        if (name === 'react-dom')
          cpSync(join(INSTALLED, 'scheduler'), join(target, 'node_modules/scheduler'), copied);
      }
    },
  };
}
