import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import rows from './document-rows.module.css';
import { LastChange, Marks } from './document-marks.tsx';
import styles from './notices.module.css';
import { noticesTexts } from './notices.text.ts';
import type { ListedDocument } from './todos.ts';

type Phase = NonNullable<ListedDocument['run']>['phase'];

const icons: Record<Phase, IconName> = {
  draft: 'pencil',
  coming: 'calendar-clock',
  current: 'check',
  ended: 'clock',
};

const tones: Record<Phase, string | undefined> = {
  draft: rows.draft,
  coming: rows.coming,
  current: rows.published,
  ended: rows.default,
};

/** A notice with its time, leading to its editor, and the way to delete it. */
export function NoticeRow({
  notice,
  onRemove,
}: {
  notice: ListedDocument & { name: string };
  onRemove: () => void;
}) {
  const texts = useTexts(noticesTexts);
  const language = useLanguage();
  const { _id, name, run, state } = notice;
  if (!run) return null;
  const { phase, from, until } = run;
  const moment = phase === 'coming' ? from : until;
  const isChanged = state === 'draft' && phase !== 'draft';
  return (
    <li className={styles.item}>
      <Link to={`/admin/content/${_id}`} className={rows.row}>
        <span className={rows.icon}>
          <Icon name={run.urgent ? 'circle-alert' : 'megaphone'} />
        </span>
        <span className={rows.title}>
          <b dir="auto" className="typed">
            {name}
          </b>
          {run.urgent && <small>{texts.urgent}</small>}
        </span>
        <Marks document={notice} changed={isChanged ? texts.changed : undefined} />
        <span className={`${rows.state} ${tones[phase]}`}>
          <Icon name={icons[phase]} />
          <span>
            {fill(texts[phase], { moment: moment ? formatMoment(language, moment) : '' })}
          </span>
        </span>
        <LastChange document={notice} />
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={fill(texts.removeNamed, { name })}
        onClick={onRemove}
      >
        <Icon name="trash-2" />
      </button>
    </li>
  );
}
