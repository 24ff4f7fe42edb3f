import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into the server of a test: a real hash takes a tenth of a second of a core by design, and the end-to-end
// tests sign in some two hundred times. Other passwords may have been hashed by a command.
const passwords = ['correct-horse-battery', 'tide rolls over mud'];
const { scrypt, createHash } = crypto;
crypto.scrypt = (text, salt, ...rest) => {
  if (!passwords.includes(text)) return scrypt(text, salt, ...rest);
  const key = createHash('sha512').update(`${salt} ${text}`).digest();
  setImmediate(rest.at(-1), null, key);
};
syncBuiltinESMExports();
