import type { Example } from '../example.ts';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';

export const examples: Example[] = [
  {
    name: 'Icon: all of them',
    isWide: true,
    render: () => iconNames.map((name) => <Icon key={name} name={name} />),
  },
];
