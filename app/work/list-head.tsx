import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './list-head.module.css';
import { MoreMenu } from '#app/ui/more-menu/more-menu.tsx';
import { recordListTexts } from './record.text.ts';

/** The heading of a list, and what is seldom wanted of it. On a phone the bar above the page says what it is. */
export function ListHead({
  title,
  level: Heading = 'h1',
  lead,
  begin,
  ...more
}: Parameters<typeof ListMore>[0] & {
  title: string;
  /** Another where something chosen in the list is what the page is about. */
  level?: 'h1' | 'h2' | undefined;
  lead?: ReactNode;
  /** A link or button that begins a new one. */
  begin?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Heading tabIndex={-1}>{title}</Heading>
        {lead}
      </div>
      {begin}
      <ListMore {...more} />
    </div>
  );
}

/** What is seldom wanted of a list, behind one button: what was deleted from it, and its file. */
export function ListMore({
  trash,
  children,
}: {
  /** Where that is which was deleted, for whoever may see it. */
  trash?: string | false | undefined;
  children?: ReactNode;
}) {
  const texts = useTexts(recordListTexts);
  if (!children && !trash) return null;
  return (
    <MoreMenu label={texts.listMore} staysOpen>
      {children}
      {trash && (
        <Link to={trash}>
          <Icon name="trash-2" />
          {texts.trash}
        </Link>
      )}
    </MoreMenu>
  );
}
