import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into the server of a test: a real hash takes a tenth of a second of a core by design, and the end-to-end
// tests sign in some two hundred times. Other passwords may have been hashed by a command.
const passwords: unknown[] = ['correct-horse-battery', 'tide rolls over mud'];
const { scrypt, createHash } = crypto;

function quickly(...args: unknown[]): void {
  const [text, salt] = args as [string, string];
  if (!passwords.includes(text)) return Reflect.apply(scrypt, crypto, args) as void;
  const key = createHash('sha512').update(`${salt} ${text}`).digest();
  setImmediate(args.at(-1) as (error: null, key: Buffer) => void, null, key);
}

Object.assign(crypto, { scrypt: quickly });
syncBuiltinESMExports();
