// Preloaded into a server: answers any message with how many requests the server still holds in memory, after
// collecting garbage.
import { queryObjects } from 'node:v8';

process.on('message', () => process.send!(queryObjects(Request, { format: 'count' })));
process.channel?.unref();
