import type { Example } from '../example.ts';
import { Icon, iconNames } from './icon.tsx';

export const examples: Example[] = [
  {
    name: 'Icon: all of them',
    isWide: true,
    render: () => iconNames.map((name) => <Icon key={name} name={name} />),
  },
];
