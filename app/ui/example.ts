import type { ReactNode } from 'react';
import type { Bilingual, Language } from '#app/i18n/language.ts';

/**
 * A component in one of its states, from a file `<component>.examples.tsx`. The examples page
 * (`app/shell/examples`) shows them all, and axe looks at them there; no build that is served has them.
 */
export type Example = {
  /** The component, and what is special: `Alert: danger`. */
  name: string;
  /** It covers the page or takes the focus: it is shown after a press on a button, until it calls `close`. */
  opens?: boolean;
  /** It needs the whole width of the page. */
  isWide?: boolean;
  /** It stands on the deep colour of the brand. */
  isOnDeep?: boolean;
  render: (page: ExamplePage) => ReactNode;
};

/** What an example is told by the page that shows it. */
export type ExamplePage = {
  language: Language;
  /** The text in the language of the page. */
  say: (text: Bilingual) => string;
  close: () => void;
};

/** Longer than anything that is foreseen, with a word that no phone has room for. */
export const longText: Bilingual = {
  en: 'The recruitment agency’s internationalisation-and-telecommunications department has received everything that was sent, and somebody will call within three working days on the number that you gave',
  bn: 'কর্মসংস্থান-প্রশিক্ষণ-ব্যুরোর আন্তর্জাতিক-টেলিযোগাযোগ-ব্যবস্থাপনা বিভাগ আপনার পাঠানো সব কাগজ পেয়েছে, আর তিন কর্মদিবসের মধ্যে আপনার দেওয়া নম্বরে কেউ একজন ফোন করবেন',
};
