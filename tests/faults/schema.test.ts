import { afterEach, inject } from 'vitest';
import '#tests/integration/concurrent-start.test.ts';
import '#tests/integration/migrations.test.ts';
import { noteRow } from './fault-table.ts';

// What may go wrong when a schema changes needs no visitors, and is tried by `npm test` too. Here it takes
// its place in the table.
afterEach(({ task }) => {
  const engine = task.suite?.name.replace(/[[\]]/g, '') ?? '';
  if (task.result?.state === 'fail') return;
  noteRow(inject('faultRows'), { fault: task.name, engine, outcome: 'as promised' });
});
