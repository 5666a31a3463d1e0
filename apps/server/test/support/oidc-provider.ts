import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Somebody who has signed in, and has not come back yet. */
interface Pending {
  readonly sub: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirect: string;
}

/** A provider of OpenID Connect at which one person has signed in already. Stopped when the test ends. */
export class OidcProvider {
  static readonly clientId = 'durbar';
  static readonly clientSecret = 'the secret of the client';
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #pending = new Map<string, Pending>();
  /** Who is signed in there. */
  sub = 'anna';
  /** What is wrong with its ID tokens. */
  fault: 'none' | 'signature' | 'audience' | 'nonce' = 'none';
  /** Whether it answers; `silent`: it takes requests and says nothing. */
  state: 'up' | 'down' | 'silent' = 'up';
  url = '';

  static async start(): Promise<OidcProvider> {
    const provider = new OidcProvider();
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        if (provider.state === 'silent') return;
        const { status = 200, json } = provider.#answer(
          new URL(request.url ?? '', provider.url),
          new URLSearchParams(body),
          request.headers.authorization,
        );
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return provider;
  }

  get settings() {
    return {
      oauthUrl: `${this.url}/.well-known/openid-configuration`,
      oauthName: 'Club',
      oauthClientId: OidcProvider.clientId,
      oauthClientSecret: OidcProvider.clientSecret,
    };
  }

  /** The person agrees at the provider. @returns the address that their browser is sent back to */
  agree(authorization: string): string {
    const { origin, pathname, searchParams } = new URL(authorization);
    const get = (name: string): string => searchParams.get(name) ?? '';
    if (origin + pathname !== `${this.url}/authorize` || get('client_id') !== OidcProvider.clientId)
      throw new Error(`not an address of the provider: ${authorization}`);
    const code = randomBytes(12).toString('hex');
    const redirect = get('redirect_uri');
    this.#pending.set(code, {
      sub: this.sub,
      nonce: get('nonce'),
      challenge: get('code_challenge'),
      redirect,
    });
    return `${redirect}?${new URLSearchParams({ code, state: get('state'), iss: this.url }).toString()}`;
  }

  #answer(
    { pathname }: URL,
    form: URLSearchParams,
    authorization: string | undefined,
  ): { readonly status?: number; readonly json: object } {
    if (this.state === 'down') return { status: 503, json: {} };
    if (pathname === '/.well-known/openid-configuration') return { json: this.#describe() };
    if (pathname === '/keys') {
      const key = this.#keys.publicKey.export({ format: 'jwk' });
      return { json: { keys: [{ ...key, kid: 'k1', alg: 'RS256', use: 'sig' }] } };
    }
    return pathname === '/token' ? this.#redeem(form, authorization) : { status: 404, json: {} };
  }

  #describe(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  /** Gives tokens for a code, once, to whoever began with it. */
  #redeem(form: URLSearchParams, authorization: string | undefined) {
    const get = (name: string): string => form.get(name) ?? '';
    const pending = this.#pending.get(get('code'));
    this.#pending.delete(get('code'));
    const challenge = createHash('sha256').update(get('code_verifier')).digest('base64url');
    const basic = `Basic ${Buffer.from(`${OidcProvider.clientId}:${OidcProvider.clientSecret}`).toString('base64')}`;
    const isClient = authorization === basic || get('client_secret') === OidcProvider.clientSecret;
    if (pending?.challenge !== challenge || pending.redirect !== get('redirect_uri') || !isClient)
      return { status: 400, json: { error: 'invalid_grant' } };
    return {
      json: {
        access_token: 'at',
        refresh_token: 'rt',
        token_type: 'Bearer',
        id_token: this.#idToken(pending),
      },
    };
  }

  #idToken({ sub, nonce }: Pending): string {
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.url,
      sub,
      aud: this.fault === 'audience' ? 'somebody else' : OidcProvider.clientId,
      nonce: this.fault === 'nonce' ? 'another' : nonce,
      iat,
      exp: iat + 300,
      email: 'victim@example.org',
      email_verified: true,
      name: 'Real Name',
    };
    const signed = `${encode({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encode(claims)}`;
    const text = this.fault === 'signature' ? `${signed}x` : signed;
    return `${signed}.${sign('sha256', Buffer.from(text), this.#keys.privateKey).toString('base64url')}`;
  }
}
