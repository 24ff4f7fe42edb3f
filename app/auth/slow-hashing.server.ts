import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createHashingGate } from './hashing-gate.server.ts';

/** Slow hashing of passwords and codes, against guessing; at most two computations at once. */
export type SlowHashing = {
  /** A password as stored, `salt:key`. Like all of these it throws a `HashingBusy`. */
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
  /** The key of a text and a salt, in hexadecimal. */
  keyOf(text: string, salt: string): Promise<string>;
  /** Hashing inside `work` has priority: for callers who have already proved something about themselves. */
  ahead<T>(work: () => Promise<T>): Promise<T>;
  /** The slow computation, behind the gate; replaceable in tests. */
  derive: (text: string, salt: string) => Promise<string>;
};

/** Costs and format are those of better-auth, which made the hashes in existing databases. */
const costs = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 64;

/** The hashing of this process. */
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

/** Constant-time comparison. */
export function isSameKey(key: string, other: string): boolean {
  return key.length === other.length && timingSafeEqual(Buffer.from(key), Buffer.from(other));
}

function scryptKey(text: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, keyBytes, costs, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    );
  });
}
