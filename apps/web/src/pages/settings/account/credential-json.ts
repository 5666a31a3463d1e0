import * as z from 'zod/mini';

/*
 * Passkeys as JSON, which has no bytes: they are base64url there. Browsers have had conversions of their own since 2023 to 2025
 * (Firefox 119, Chrome 129, Safari 18.4); older ones get these.
 */

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.exactOptional(z.array(z.string())),
});

const verification = z.enum(['discouraged', 'preferred', 'required']);

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.exactOptional(z.number()),
  excludeCredentials: z.exactOptional(z.array(descriptor)),
  authenticatorSelection: z.exactOptional(
    z.object({
      authenticatorAttachment: z.exactOptional(z.enum(['cross-platform', 'platform'])),
      requireResidentKey: z.exactOptional(z.boolean()),
      residentKey: z.exactOptional(verification),
      userVerification: z.exactOptional(verification),
    }),
  ),
  attestation: z.exactOptional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
});
type CreationOptions = z.infer<typeof creationOptions>;

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.exactOptional(z.string()),
  timeout: z.exactOptional(z.number()),
  allowCredentials: z.exactOptional(z.array(descriptor)),
  userVerification: z.exactOptional(verification),
});
type RequestOptions = z.infer<typeof requestOptions>;

/** Bytes from base64url, with or without padding. */
export function decodeBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Base64url without padding. */
export function encodeBytes(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

function convertDescriptor({ id, type, transports }: z.infer<typeof descriptor>) {
  const known = transports && TRANSPORTS.filter((each) => transports.includes(each));
  return { id: decodeBytes(id), type, ...(known && { transports: known }) };
}

/** What a browser needs to make a passkey, in a browser without `parseCreationOptionsFromJSON`. */
export function convertCreationOptions(options: CreationOptions): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials, ...same } = options;
  return {
    ...same,
    challenge: decodeBytes(challenge),
    user: { ...user, id: decodeBytes(user.id) },
    ...(excludeCredentials && { excludeCredentials: excludeCredentials.map(convertDescriptor) }),
  };
}

/** What a browser needs to use a passkey, in a browser without `parseRequestOptionsFromJSON`. */
export function convertRequestOptions(options: RequestOptions): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials, ...same } = options;
  return {
    ...same,
    challenge: decodeBytes(challenge),
    ...(allowCredentials && { allowCredentials: allowCredentials.map(convertDescriptor) }),
  };
}

/** @throws {z.core.$ZodError} if the server has sent something else */
export function parseCreationOptions(json: unknown): PublicKeyCredentialCreationOptions {
  const options = z.parse(creationOptions, json);
  return 'parseCreationOptionsFromJSON' in PublicKeyCredential
    ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
    : convertCreationOptions(options);
}

/** @throws {z.core.$ZodError} if the server has sent something else */
export function parseRequestOptions(json: unknown): PublicKeyCredentialRequestOptions {
  const options = z.parse(requestOptions, json);
  return 'parseRequestOptionsFromJSON' in PublicKeyCredential
    ? PublicKeyCredential.parseRequestOptionsFromJSON(options)
    : convertRequestOptions(options);
}

/** The parts of a credential that the server needs. */
interface Credential {
  readonly id: string;
  readonly rawId: ArrayBuffer;
  readonly type: string;
  readonly authenticatorAttachment: string | null;
  readonly response: AuthenticatorResponse;
  getClientExtensionResults(): object;
}

/** What `PublicKeyCredential.toJSON` makes, for browsers without it. */
export function convertCredential(credential: Credential): object {
  const { id, rawId, type, authenticatorAttachment, response } = credential;
  return {
    id,
    rawId: encodeBytes(rawId),
    type,
    ...(authenticatorAttachment !== null && { authenticatorAttachment }),
    clientExtensionResults: credential.getClientExtensionResults(),
    response: {
      clientDataJSON: encodeBytes(response.clientDataJSON),
      ...convertAnswer(response),
    },
  };
}

/** What a response has beside what the browser has signed. */
function convertAnswer(response: AuthenticatorResponse): object {
  if (isAttestation(response))
    return {
      attestationObject: encodeBytes(response.attestationObject),
      // Safari before 16 does not say how a passkey can be reached.
      transports: 'getTransports' in response ? response.getTransports() : [],
    };
  if (!isAssertion(response)) return {};
  const { authenticatorData, signature, userHandle } = response;
  return {
    authenticatorData: encodeBytes(authenticatorData),
    signature: encodeBytes(signature),
    ...(userHandle && { userHandle: encodeBytes(userHandle) }),
  };
}

const isAttestation = (response: AuthenticatorResponse): response is AuthenticatorAttestationResponse =>
  'attestationObject' in response;

const isAssertion = (response: AuthenticatorResponse): response is AuthenticatorAssertionResponse =>
  'signature' in response;

export function credentialJson(credential: PublicKeyCredential): unknown {
  return 'toJSON' in credential ? credential.toJSON() : convertCredential(credential);
}
