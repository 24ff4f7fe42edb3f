import { findErrors } from '#build-tools/content/find-faults.ts';
import { inProject } from './bootstrap.mjs';

// Run before every build: a wrong record stops it here, with a sentence instead of a stack.
const errors = await findErrors(inProject('content'));
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
