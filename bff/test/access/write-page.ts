import { writeFileSync } from 'node:fs';
import { accessPage } from './page.ts';

/** Prints the access table again: `node bff/test/access/write-page.ts`. */
writeFileSync(new URL('../../../docs/access.md', import.meta.url), accessPage());
