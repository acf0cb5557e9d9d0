import { connect } from 'node:net';

const HOST = 'Host: 127.0.0.1\r\n';

/** What is no HTTP, or only nearly. */
const MESSAGES: readonly string[] = [
  'garbage\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET\r\n\r\n',
  'GET /api/configuration\r\n\r\n',
  `GET /api/configuration HTTP/9.9\r\n${HOST}\r\n`,
  'GET /api/configuration HTTP/1.1\r\n\r\n',
  `GET http://evil.example/api/configuration HTTP/1.1\r\n${HOST}\r\n`,
  `GET //api//configuration HTTP/1.1\r\n${HOST}\r\n`,
  `GET api/configuration HTTP/1.1\r\n${HOST}\r\n`,
  `GET * HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/configuration HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
  `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/jobs HTTP/1.1\r\n${HOST}Bad Header\r\n\r\n`,
  `GET /api/jobs HTTP/1.1\r\n${HOST}Cookie: sid=\xff\xfe\r\n\r\n`,
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 99999999999999999999\r\n\r\n`,
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}`,
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: morse\r\n\r\n{}`,
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email"`,
];

const PATIENCE_MS = 500;
const INSIDE = /node_modules|\bat .+:\d+:\d+/;

/** Sends each message on a connection of its own, which breaks off if there is no answer; tells what is wrong. */
export async function sendMalformed(origin: URL, complain: (complaint: string) => void): Promise<void> {
  for (const message of MESSAGES) {
    const answer = await exchange(origin, message);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    if (status >= 500 && status !== 501) complain(`${JSON.stringify(message.slice(0, 80))} is a ${status}`);
    if (INSIDE.test(answer)) complain(`${JSON.stringify(message.slice(0, 80))} tells of the inside`);
  }
}

function exchange(origin: URL, message: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write(message, 'latin1'));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
