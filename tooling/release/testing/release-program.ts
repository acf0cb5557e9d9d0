import { openReleasePlace } from '@shortlist/shell/server';
import { readReleaseSettings } from '../read-settings.ts';
import { releaseTogether } from '../release-package.ts';

/**
 * A team's process for tests: releases the build whose folder is its one word, or, started as a child that is talked
 * to, each build whose folder it is sent.
 */
const place = await openReleasePlace(readReleaseSettings(process.env.DATA_DIR ?? ''));
const [folder] = process.argv.slice(2);
if (folder) await releaseTogether([folder], place);
else listen();

function listen(): void {
  process.on('message', (build: string) => {
    releaseTogether([build], place).then(
      () => process.send?.('released'),
      (error: unknown) => process.send?.(String(error)),
    );
  });
  process.send?.('ready');
}
