// `npm run build`: everything that `npm start` does before it serves.
import { onSupportedNode } from './bootstrap/supported-node.mjs';

onSupportedNode(() => import('./bootstrap/build-command.mjs'));
