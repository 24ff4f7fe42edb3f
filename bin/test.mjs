// `npm test`: everything, from a fresh clone. `npm test -- --only lint,unit gallery` runs a part:
// some of the steps, and of the tests those whose file name contains a word.
import { onSupportedNode } from './bootstrap/supported-node.mjs';

onSupportedNode(() => import('./testing/test-command.mjs'));
