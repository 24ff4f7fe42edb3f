import { findErrors } from '#build-tools/content/find-faults.ts';
import { inProject } from './bootstrap.mjs';

// Run before every build, so that an invalid record stops it with a sentence instead of a stack trace.
const errors = await findErrors(inProject('content'));
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
