import type { CDPSession, Page } from 'playwright-core';

/** A virtual authenticator of a page's browser, which answers by itself. */
export class Authenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async addTo(page: Page): Promise<Authenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(session, authenticatorId);
  }

  /** Gives another authenticator all passkeys, as devices of one person do. @returns how many */
  async shareWith(other: Authenticator): Promise<number> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#id,
    });
    for (const credential of credentials)
      await other.#session.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential });
    return credentials.length;
  }
}
