// `npm run bench`: what the site has promised of its speed, measured, in one table. `npm run bench --
// home lists` measures a part of it.
import { onSupportedNode } from './bootstrap/supported-node.mjs';

onSupportedNode(() => import('./testing/bench-command.mjs'));
