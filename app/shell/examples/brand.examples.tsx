import { FixedSentence } from '#app/brand/fixed-sentence.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import { longText } from '#app/ui/example.ts';
import type { Example } from '#app/ui/example.ts';

const services = { en: 'Services', bn: 'সেবা' };
const training = { en: 'Training', bn: 'প্রশিক্ষণ' };

export const examples: Example[] = [
  ...(['deep', 'mist', 'mustard', 'rose'] as const).map((background): Example => ({
    name: `PageHead: ${background}`,
    isWide: true,
    render: ({ say }) => (
      <PageHead
        title={training}
        lead={say({ en: 'Six weeks in Dhaka.', bn: 'ঢাকায় ছয় সপ্তাহ।' })}
        back={{ to: '/services', label: services }}
        crumbLabel={{ en: background, bn: background }}
        background={background}
      />
    ),
  })),
  {
    name: 'PageHead: long text',
    isWide: true,
    render: ({ say }) => (
      <PageHead
        title={longText}
        lead={say(longText)}
        back={{ to: '/', label: longText }}
        between={{ to: '/services', label: services }}
        crumbLabel={longText}
      />
    ),
  },
  {
    name: 'SectionHead',
    render: ({ say }) => <SectionHead label={services} title={say(training)} />,
  },
  {
    name: 'SectionHead: long text',
    render: ({ say }) => <SectionHead label={longText} title={say(longText)} />,
  },
  {
    name: 'FixedSentence: with the companion',
    render: () => (
      <p>
        <FixedSentence
          text={{ en: 'Your message has been sent.', bn: 'আপনার বার্তা পাঠানো হয়েছে।' }}
          hasSecondary
        />
      </p>
    ),
  },
];
