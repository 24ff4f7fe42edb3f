import { useFacts } from '#app/content/content-context.ts';
import type { Notice } from '#app/content/news/news.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay } from '#app/i18n/format.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { newsTexts } from './news.text.ts';
import styles from './notice-band.css?url';
import { excerptOf, noticeText } from './notice-text.ts';
import { Urgent } from './urgent.tsx';

/** How many stand on the home page. */
const most = 3;

/** The notices that run now, at the top of the home page. Nothing where there is none, not even its styles. */
export function NoticeBand() {
  const { current } = useFacts('news');
  const texts = useTexts(newsTexts);
  if (current.length === 0) return null;
  return (
    <section className="notice-band" aria-labelledby="notice-band">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="wrap">
        <div className="notice-band-head">
          <h2 id="notice-band">
            <Icon name="megaphone" />
            <WithSecondaryLanguage text={newsTexts.title} />
          </h2>
          <PageLink to="/news">
            {texts.all}
            <Icon name="arrow-right" />
          </PageLink>
        </div>
        <ul>
          {current.slice(0, most).map((notice) => (
            <Line key={notice._key} notice={notice} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Line({ notice }: { notice: Notice }) {
  const language = useLanguage();
  const text = noticeText(notice, language);
  return (
    <li className={notice.urgent ? 'notice-band-urgent' : undefined}>
      <p>
        {notice.urgent && <Urgent />}
        <time dateTime={notice.from}>
          {formatDay(language, todayInDhaka(new Date(notice.from)))}
        </time>
      </p>
      <h3 lang={text.language}>
        <PageLink to={`/news#${notice._key}`}>{text.title}</PageLink>
      </h3>
      <p lang={text.language}>{excerptOf(text)}</p>
    </li>
  );
}
