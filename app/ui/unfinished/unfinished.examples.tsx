import type { Example } from '../example.ts';
import { UnfinishedLine } from './unfinished-line.tsx';

export const examples: Example[] = [
  {
    name: 'UnfinishedLine',
    render: () => <UnfinishedLine since="2026-11-28T08:20:00.000Z" onClear={() => {}} />,
  },
];
