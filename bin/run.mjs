// `node bin/run.mjs FILE ARGUMENTS…` runs a file of ours, or a tool, on Node 24, whatever Node the
// machine brings, fetching what is missing first. The npm scripts go through it.
import { onSupportedNode } from './bootstrap/supported-node.mjs';

onSupportedNode(() => import('./bootstrap/run-command.mjs'));
