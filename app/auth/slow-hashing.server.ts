import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createHashingGate } from './hashing-gate.server.ts';

/** Hashes what people choose or copy, so slowly that nobody tries all of it; two at once, whoever asks. */
export type SlowHashing = {
  /** A password as it is stored, `salt:key`. Throws a `HashingBusy`, as all of these. */
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
  /** The key of a text and a salt, in hexadecimal digits. */
  keyOf(text: string, salt: string): Promise<string>;
  /** Whoever has shown something already does not wait behind strangers: what is hashed inside goes ahead. */
  ahead<T>(work: () => Promise<T>): Promise<T>;
  /** What takes the time, behind the gate; replaceable in tests. */
  derive: (text: string, salt: string) => Promise<string>;
};

/** The costs and the form are those of better-auth, whose hashes are in every database from before. */
const costs = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 64;

/** The hashing of one process. */
export function createSlowHashing(): SlowHashing {
  const gate = createHashingGate();
  const hashing: SlowHashing = {
    async hash(password) {
      const salt = newSalt();
      return `${salt}:${await hashing.keyOf(password, salt)}`;
    },
    async verify({ hash, password }) {
      const [salt = '', stored = ''] = hash.split(':');
      return isSameKey(await hashing.keyOf(password, salt), stored);
    },
    keyOf: (text, salt) => gate.run(() => hashing.derive(text, salt)),
    ahead: gate.ahead,
    derive: scryptKey,
  };
  return hashing;
}

/** A salt of 128 bits. */
export function newSalt(): string {
  return randomBytes(16).toString('hex');
}

/** Compares without telling by the time it takes where two keys differ. */
export function isSameKey(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function scryptKey(text: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, keyBytes, costs, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    );
  });
}
