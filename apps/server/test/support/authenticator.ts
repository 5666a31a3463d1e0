import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { ACCOUNT_API, type NewPasskey, type UsePasskey } from '@durbar/protocol';
import * as z from 'zod/mini';
import type { Person, Reply } from './person.ts';

const options = z.object({ challenge: z.string() });
const creation = z.extend(options, {
  rp: z.object({ id: z.string() }),
  user: z.object({ name: z.string() }),
});
const request = z.extend(options, { rpId: z.string() });

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** User present and verified; with the data of a new key. */
const USED = 0x05;
const MADE = 0x45;

/** CBOR of a short text, of bytes, and of the key of a pair of numbers. */
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => {
  const { length } = bytes;
  return Buffer.concat([
    Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]),
    bytes,
  ]);
};

/** An authenticator in software, with one passkey. */
export class Authenticator {
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;
  /** With which it says of which kind it is; null: it does not. */
  certificate: Buffer | null = null;
  /** What the last passkey was made for. */
  userName = '';

  /** @param origin of the page that uses it */
  constructor(origin: string) {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // A map of five: kind EC2, algorithm ES256, curve P-256, x, y.
    this.#publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }

  /** Makes a passkey for a person: asks for the options, and sends what it made. */
  async register(person: Person, name?: string): Promise<Reply> {
    const asked = await person.ask('POST', ACCOUNT_API.newPasskey);
    if (asked.status !== 200) return asked;
    const body: NewPasskey = { response: this.make(asked.json), ...(name !== undefined && { name }) };
    return person.ask('POST', ACCOUNT_API.passkeys, body);
  }

  /** Signs a person in. */
  async signIn(person: Person): Promise<Reply> {
    const asked = await person.ask('POST', ACCOUNT_API.passkeyOptions);
    if (asked.status !== 200) return asked;
    return person.ask('POST', ACCOUNT_API.usePasskey, { response: this.use(asked.json) });
  }

  make(given: unknown): NewPasskey['response'] {
    const { challenge, rp, user } = creation.parse(given);
    this.userName = user.name;
    const length = Buffer.from([0, this.#id.length]);
    const key = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(this.certificate ? 'apple' : 'none'),
      cborText('attStmt'),
      this.certificate
        ? Buffer.concat([
            Buffer.from([0xa1]),
            cborText('x5c'),
            Buffer.from([0x81]),
            cborBytes(this.certificate),
          ])
        : Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(Buffer.concat([this.#data(rp.id, MADE), key])),
    ]);
    const response = {
      clientDataJSON: base64(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64(attestationObject),
    };
    return { ...this.#credential(), response };
  }

  use(given: unknown): UsePasskey['response'] {
    const { challenge, rpId } = request.parse(given);
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#data(rpId, USED);
    const response = {
      clientDataJSON: base64(clientData),
      authenticatorData: base64(data),
      signature: base64(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key)),
    };
    return { ...this.#credential(), response };
  }

  #credential() {
    const id = base64(this.#id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  }
}
