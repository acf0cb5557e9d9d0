import { expect, test } from 'vitest';
import { deviceOf } from './device-words.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`${WINDOWS} ${CHROME} Safari/537.36`, 'Chrome on Windows', false],
  [`${WINDOWS} ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows', false],
  [`${WINDOWS} ${CHROME} Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on macOS',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android', true],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS', false],
])('%s is %s', (userAgent, name, isHandheld) => {
  expect(deviceOf(userAgent)).toEqual({ name, isHandheld });
});

test.each([null, '', 'curl/8.5.0'])('a browser that says %j is not guessed', (userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ name: 'Unknown browser', isHandheld: false });
});

test('of a known system and an unknown browser the system is said', () => {
  expect(deviceOf('Lynx (Linux)').name).toBe('Browser on Linux');
});
