import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { BOOT_ERROR_SCRIPT } from './boot-error-script.ts';
import { AHEAD_SCRIPT, FORMAT_SCRIPT, SESSION_SCRIPT, THEME_SCRIPT } from './inline-scripts.ts';

test.each(Object.entries({ THEME_SCRIPT, AHEAD_SCRIPT, FORMAT_SCRIPT, BOOT_ERROR_SCRIPT, SESSION_SCRIPT }))(
  '%s can be run, whatever its texts say',
  (_name, script) => {
    const compile = () => new Script(script);

    expect(compile).not.toThrow();
  },
);
