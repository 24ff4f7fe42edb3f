import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into the server of a test: a real hash takes a tenth of a second of a core by design, and the end-to-end
// tests sign in some two hundred times.
crypto.scrypt = (text, salt, _bytes, _costs, done) =>
  setImmediate(done, null, crypto.createHash('sha512').update(`${salt} ${text}`).digest());
syncBuiltinESMExports();
