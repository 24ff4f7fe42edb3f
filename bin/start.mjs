// `npm start`: from a fresh clone to a serving site. This file and everything under `bootstrap/`
// must run on Node 18 with nothing installed.
import { onSupportedNode } from './bootstrap/supported-node.mjs';

onSupportedNode(() => import('./bootstrap/start-command.mjs'));
