import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

/** A mail server that takes everything, or refuses what it is told to; stopped when the test ends. */
export class Mailbox {
  /** The mails as they came, with their headers. */
  readonly mails: string[] = [];
  /** With which it refuses the next recipients. */
  refusal: number | null = null;
  readonly url: string;

  private constructor(port: number) {
    this.url = `smtp://127.0.0.1:${port}`;
  }

  static async start(): Promise<Mailbox> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo(_address, _session, done) {
        const code = mailbox.refusal;
        done(code === null ? null : Object.assign(new Error('no such mailbox'), { responseCode: code }));
      },
      onData(stream, _session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          mailbox.mails.push(Buffer.concat(parts).toString());
          done();
        });
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const mailbox = new Mailbox((server.server.address() as AddressInfo).port);
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
    return mailbox;
  }

  /** Waits for so many mails in all. @returns the last one, without line breaks and `=3D` of its encoding */
  async received(count: number, waiting: () => void = () => undefined): Promise<string> {
    const isThere = (): boolean => {
      waiting();
      return this.mails.length >= count;
    };
    await vi.waitUntil(isThere, { timeout: 20_000, interval: 5 });
    return (this.mails[count - 1] ?? '').replaceAll(/=\r\n|\r\n(?= )/g, '').replaceAll('=3D', '=');
  }
}

/** The path of a link of a mail. */
export function linkIn(mail: string, act: 'confirm' | 'stop'): string {
  const [, path] = new RegExp(`https://play\\.example\\.org(/api/mail/${act}/[\\w.-]+)`).exec(mail) ?? [];
  if (path === undefined) throw new Error(`no link in ${mail}`);
  return path;
}
