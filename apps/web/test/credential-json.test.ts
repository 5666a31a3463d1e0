import { expect, test } from 'vitest';
import { reasonOf } from '../src/pages/settings/account/browser-passkey.ts';
import {
  convertCreationOptions,
  convertCredential,
  convertRequestOptions,
  decodeBytes,
  encodeBytes,
} from '../src/pages/settings/account/credential-json.ts';

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

test('bytes are base64url there and back, with and without padding', () => {
  expect(encodeBytes(bytes(251, 255, 254, 0))).toBe('-__-AA');
  expect([...decodeBytes('-__-AA')]).toEqual([251, 255, 254, 0]);
  expect([...decodeBytes('-__-AA==')]).toEqual([251, 255, 254, 0]);
  expect([...decodeBytes('')]).toEqual([]);
  const all = Uint8Array.from({ length: 256 }, (_, value) => value);
  expect(decodeBytes(encodeBytes(all.buffer))).toEqual(all);
});

test('options to make a passkey get bytes, and only ways of reaching one that browsers know', () => {
  const options = convertCreationOptions({
    challenge: 'AQI',
    rp: { id: 'play.example.org', name: 'Durbar' },
    user: { id: 'Aw', name: 'anna', displayName: 'Anna' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 60_000,
    excludeCredentials: [{ id: 'BA', type: 'public-key', transports: ['internal', 'cable'] }],
    authenticatorSelection: { residentKey: 'required' },
    attestation: 'none',
  });
  expect(options).toEqual({
    challenge: Uint8Array.of(1, 2),
    rp: { id: 'play.example.org', name: 'Durbar' },
    user: { id: Uint8Array.of(3), name: 'anna', displayName: 'Anna' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 60_000,
    excludeCredentials: [{ id: Uint8Array.of(4), type: 'public-key', transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required' },
    attestation: 'none',
  });
});

test('options to use a passkey get bytes', () => {
  expect(
    convertRequestOptions({ challenge: 'AQI', rpId: 'localhost', userVerification: 'required' }),
  ).toEqual({
    challenge: Uint8Array.of(1, 2),
    rpId: 'localhost',
    userVerification: 'required',
  });
  expect(
    convertRequestOptions({ challenge: 'AQI', allowCredentials: [{ id: 'BA', type: 'public-key' }] }),
  ).toEqual({
    challenge: Uint8Array.of(1, 2),
    allowCredentials: [{ id: Uint8Array.of(4), type: 'public-key' }],
  });
});

test('what a browser has made or used is as toJSON makes it', () => {
  const same = {
    id: 'BA',
    rawId: bytes(4),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
  };
  const shown = {
    id: 'BA',
    rawId: 'BA',
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: { credProps: { rk: true } },
  };
  const made = {
    clientDataJSON: bytes(1),
    attestationObject: bytes(2),
    getTransports: () => ['internal'],
  };
  expect(convertCredential({ ...same, response: made })).toEqual({
    ...shown,
    response: { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
  });
  const used = {
    clientDataJSON: bytes(1),
    authenticatorData: bytes(2),
    signature: bytes(3),
    userHandle: null,
  };
  const answer = { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' };
  expect(convertCredential({ ...same, response: used })).toEqual({ ...shown, response: answer });
  const discovered = { ...used, userHandle: bytes(5) };
  expect(
    convertCredential({
      ...same,
      authenticatorAttachment: null,
      response: discovered,
    }),
  ).toEqual({
    id: 'BA',
    rawId: 'BA',
    type: 'public-key',
    clientExtensionResults: { credProps: { rk: true } },
    response: { ...answer, userHandle: 'BQ' },
  });
});

test('why a browser has made or used no passkey', () => {
  expect(
    ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError', 'NotSupportedError'].map(
      reasonOf,
    ),
  ).toEqual(['none', 'none', 'known', 'failed', 'failed']);
});
