// Loaded into the server of browser tests before the server itself: derives its random numbers from
// DURBAR_TEST_CHANCE, so that a test plays the same games in each run.
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const start = process.env['DURBAR_TEST_CHANCE'];
if (!start) throw new Error('DURBAR_TEST_CHANCE says what the random bytes follow from');

let blocks = 0;
crypto.randomBytes = (size) => {
  const hashes = [];
  for (let length = 0; length < size; length += 32)
    hashes.push(createHash('sha256').update(`${start} ${blocks++}`).digest());
  return Buffer.concat(hashes).subarray(0, size);
};
syncBuiltinESMExports();
