import type { Notice } from '#app/content/news/news.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { newsTexts } from './news.text.ts';
import styles from './notice-article.module.css';
import { NoticeBody } from './notice-body.tsx';
import { noticeText } from './notice-text.ts';
import { Urgent } from './urgent.tsx';

/** A notice that runs now, in full. */
export function NoticeArticle({ notice }: { notice: Notice }) {
  const texts = useTexts(newsTexts);
  const language = useLanguage();
  const text = noticeText(notice, language);
  return (
    <article
      id={notice._key}
      aria-labelledby={`${notice._key}-title`}
      className={notice.urgent ? `${styles.notice} ${styles.urgent}` : styles.notice}
    >
      <p className={styles.when}>
        {notice.urgent && <Urgent />}
        <time dateTime={notice.from}>
          {formatDay(language, todayInDhaka(new Date(notice.from)))}
        </time>
        <span>{fill(texts.until, { moment: formatMoment(language, notice.until) })}</span>
      </p>
      <h2 id={`${notice._key}-title`} lang={text.language}>
        {text.title}
      </h2>
      <NoticeBody text={text} />
    </article>
  );
}
