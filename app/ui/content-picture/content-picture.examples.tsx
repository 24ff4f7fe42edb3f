import type { Example } from '../example.ts';
import { ContentPicture } from './content-picture.tsx';

export const examples: Example[] = [
  {
    name: 'Content picture: a shipped drawing',
    render: () => <ContentPicture src="/illustrations/face-1.svg" width={56} height={56} />,
  },
];
