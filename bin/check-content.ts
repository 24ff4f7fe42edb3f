import { fileURLToPath } from 'node:url';
import { findErrors } from '#build-tools/content/find-faults.ts';

// Run before every build: a wrong record stops it here, with a sentence instead of a stack.
const errors = await findErrors(fileURLToPath(new URL('../content', import.meta.url)));
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
