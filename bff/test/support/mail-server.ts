import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import type { MailSettings } from '../../src/integrations/mail/mail-settings.ts';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailServer {
  readonly settings: MailSettings;
  readonly mails: readonly ReceivedMail[];
  /** Has the server refuse the next deliveries. */
  refuse(times: number): void;
  /** The next mail to an address, once it has come; it is taken away. */
  take(to: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (piece: string) => {
        raw += piece;
      });
      stream.on('end', () => {
        refusals -= 1;
        if (refusals >= 0) return done(new Error('Try again later'));
        mails.push(parse(raw));
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    settings: { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from: 'Shortlist <no-reply@example.com>' },
    mails,
    refuse: (times) => {
      refusals = times;
    },
    async take(to) {
      await expect.poll(() => mails.some((mail) => mail.to === to), { timeout: 10_000 }).toBe(true);
      const [mail] = mails.splice(
        mails.findIndex((each) => each.to === to),
        1,
      );
      return mail as ReceivedMail;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What the link of a mail carries. */
export function tokenIn({ text: body }: ReceivedMail): string {
  return /#([\w-]{43})\s/.exec(body)?.[1] ?? '';
}

/** Of one part, in the encoding of long lines. */
function parse(raw: string): ReceivedMail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const decoded = body
    .join('\n\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return { to: header('To'), subject: header('Subject'), text: decoded };
}
