import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { NewChannel } from '@durbar/protocol';
import * as z from 'zod';
import type { Received } from './receiver.ts';

/** A browser that has subscribed to push messages: it alone can read them. */
export class Subscriber {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #public = this.#pair.generateKeys();

  /** What the page gives to the server. @param endpoint address at the push service */
  subscription(endpoint: string): Extract<NewChannel, { kind: 'push' }> {
    const keys = { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') };
    return { kind: 'push', subscription: { endpoint, keys } };
  }

  /** Decrypts a message (RFC 8291, one record of RFC 8188). */
  read({ body }: Received): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#pair.computeSecret(sender);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, about, 32));
    const derive = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Checks by whom a message was sent (VAPID, RFC 8292). @returns what they say of themselves */
export function checkSender({ headers }: Received, publicKey: string): z.infer<typeof claims> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', content = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const known = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${content}`),
    known,
    Buffer.from(signature, 'base64url'),
  );
  if (key !== publicKey || !isSigned) throw new Error('the sender is somebody else');
  return claims.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
}
