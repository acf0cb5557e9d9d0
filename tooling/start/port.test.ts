import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { requirePort } from './port.ts';

const taken = createServer();
afterEach(() => taken.close());

test('a taken port is refused with the way out', async () => {
  await new Promise<void>((resolve) => taken.listen(4449, '127.0.0.1', resolve));

  await expect(requirePort(4449, '127.0.0.1')).rejects.toThrow(
    'The port 4449 is taken: stop what uses it, or choose another one, for example PORT=4450.',
  );
});

test('a free port passes', async () => {
  await expect(requirePort(4448, '127.0.0.1')).resolves.toBeUndefined();
});

test('an address of another machine is refused', async () => {
  await expect(requirePort(4448, '203.0.113.7')).rejects.toThrow(
    'choose an address of this machine with HOST',
  );
});
