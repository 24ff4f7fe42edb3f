import { fileURLToPath } from 'node:url';
import { findFaults } from './content/find-faults.ts';

// Run before every build: a wrong record stops it here, with a sentence instead of a stack.
const faults = await findFaults(fileURLToPath(new URL('../content', import.meta.url)));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
