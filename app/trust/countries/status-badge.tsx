import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type ShownStatus, shownStatus, shownStatuses, statusIcons } from './shown-status.ts';
import styles from './status-badge.module.css';

/** How a country stands now, in a word and what that means. Green is an open country alone that was checked lately. */
export function StatusBadge({ code, isSmall = false }: { code: Destination; isSmall?: boolean }) {
  const { day } = useFacts('today');
  const status = shownStatus(useFacts(`guide.${code}`).status, day);
  const language = useLanguage();
  const texts = useTexts(meanings);
  return (
    <div className={`${styles.badge} ${styles[status]} ${isSmall ? styles.small : ''}`}>
      <Icon name={statusIcons[status]} />
      <span>
        <b>{shownStatuses[status][language]}</b>
        {!isSmall && texts[status]}
      </span>
    </div>
  );
}

const meanings = defineTexts({
  open: { en: 'Applications go on.', bn: 'আবেদন এগোচ্ছে।' },
  limited: { en: 'Not for everybody. Ask us first.', bn: 'সবার জন্য নয়। আগে আমাদের জিজ্ঞাসা করুন।' },
  paused: {
    en: 'Whoever applies is asked once more.',
    bn: 'আবেদন করলে আবার জিজ্ঞাসা করা হবে।',
  },
  closed: {
    en: 'Whoever applies is asked once more.',
    bn: 'আবেদন করলে আবার জিজ্ঞাসা করা হবে।',
  },
  checking: {
    en: 'We are finding out which way is open. Call us before you pay anybody.',
    bn: 'কোন পথ খোলা, আমরা খোঁজ নিচ্ছি। কাউকে টাকা দেওয়ার আগে ফোন করুন।',
  },
  old: { en: 'Ask us first.', bn: 'আগে আমাদের জিজ্ঞাসা করুন।' },
} satisfies Record<ShownStatus, { en: string; bn: string }>);
