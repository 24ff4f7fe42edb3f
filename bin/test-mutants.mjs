// `npm run test:mutants`: puts faults into the guards, one at a time, and says which no test noticed.
import { onSupportedNode } from './bootstrap/supported-node.mjs';

onSupportedNode(() => import('./testing/mutants-command.mjs'));
