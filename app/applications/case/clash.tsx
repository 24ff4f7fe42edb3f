import { useEffect, useRef, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatMinutesAgo } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Changed } from './case-acts.ts';
import type { CaseCard } from './case-card.ts';
import { clashTexts } from './case.text.ts';
import styles from './clash.module.css';

/** Two have written at the same time: who, when, and the words of both, where one of them writes. */
export function Clash({
  card: { reload, toNote },
  theirs: { change },
  said,
  mine,
  isBusy,
  onTake,
  onKeep,
}: {
  card: CaseCard;
  theirs: Pick<Changed, 'change'>;
  /** What the other has made of it. */
  said: string;
  mine: string;
  isBusy: boolean;
  /** It stays as the other has it, and one's own words are in the unfinished note. */
  onTake: () => void;
  onKeep: () => void;
}) {
  const texts = useTexts(clashTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const clash = useRef<HTMLDivElement>(null);
  useEffect(() => {
    clash.current?.focus({ preventScroll: true });
    clash.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const name = change.byName ?? texts.someone;
  return (
    <div ref={clash} role="alert" tabIndex={-1} className={styles.clash}>
      <p>
        <Icon name="git-compare-arrows" />
        <b>{fill(texts.heading, { name })}</b>
      </p>
      <div>
        <p className="hint">
          <bdi>{name}</bdi>, <time>{formatMinutesAgo(language, change.at, now)}</time>
        </p>
        <p className="typed" dir="auto">
          {said}
        </p>
        <Button
          tone="ghost"
          onClick={() => {
            toNote(mine);
            onTake();
            void reload();
          }}
        >
          {texts.take}
        </Button>
      </div>
      <div>
        <p className="hint">{texts.you}</p>
        <p className="typed" dir="auto">
          {mine}
        </p>
        <Button busy={isBusy} onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
