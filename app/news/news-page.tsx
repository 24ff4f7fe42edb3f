import { data } from 'react-router';
import { useFacts } from '#app/content/content-context.ts';
import type { Notice } from '#app/content/news/news.ts';
import { documentsContext } from '#app/http/request-context.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import type { Route } from './+types/news-page';
import { newsTexts } from './news.text.ts';
import styles from './news-page.module.css';
import { type NoticeText, type NoticeTextBlock, noticeText } from './notice-text.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { Urgent } from './urgent.tsx';
import type { Run } from '#app/content/policy/policy-text.ts';
import { pathIn } from '#app/i18n/language.ts';

/** An unknown address until a notice was published. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(documentsContext).news.wasEver) throw data(null, { status: 404 });
  return null;
}

/** The notices that run now in full, then those that ended in the last twelve months. */
export default function NewsPage() {
  const { current, earlier } = useFacts('news');
  const texts = useTexts(newsTexts);
  return (
    <>
      <PageHead title={newsTexts.title} lead={texts.lead} />
      <div className="section">
        <div className={`${styles.notices} wrap`}>
          {current.length === 0 && <p className="lead">{texts.none}</p>}
          {current.map((notice) => (
            <NoticeArticle key={notice._key} notice={notice} />
          ))}
          {earlier.length > 0 && <Earlier notices={earlier} />}
        </div>
      </div>
    </>
  );
}

function Earlier({ notices }: { notices: readonly Notice[] }) {
  const texts = useTexts(newsTexts);
  const language = useLanguage();
  const dayOf = (moment: string) => formatDay(language, todayInDhaka(new Date(moment)));
  return (
    <section aria-labelledby="earlier" className={styles.earlier}>
      <h2 id="earlier">{texts.earlier}</h2>
      {notices.map((notice) => {
        const text = noticeText(notice, language);
        return (
          <details key={notice._key} id={notice._key}>
            <summary>
              <span lang={text.language}>{text.title}</span>
              <small>
                {fill(texts.run, { from: dayOf(notice.from), until: dayOf(notice.until) })}
              </small>
              <Icon name="chevron-down" />
            </summary>
            <NoticeBody text={text} />
          </details>
        );
      })}
    </section>
  );
}

/** A notice that runs now, in full. */
function NoticeArticle({ notice }: { notice: Notice }) {
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

/** The blocks of a notice, in the language that it is in. */
function NoticeBody({ text: { language, blocks } }: { text: NoticeText }) {
  return (
    <div lang={language} className={styles.body}>
      {blocks.map((block) => (
        <Block key={block._key} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: NoticeTextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraphs paragraphs={block.paragraphs} />;
    case 'warning':
      return (
        <div className={styles.warning}>
          <Icon name="circle-alert" />
          <div>
            <Paragraphs paragraphs={block.paragraphs} />
          </div>
        </div>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>
              <Runs runs={item} />
            </li>
          ))}
        </ul>
      );
    case 'link':
      return <Way address={block.address}>{block.words || block.address}</Way>;
  }
}

function Paragraphs({ paragraphs }: { paragraphs: Run[][] }) {
  return paragraphs.map((paragraph, at) => (
    <p key={at}>
      <Runs runs={paragraph} />
    </p>
  ));
}

function Runs({ runs }: { runs: Run[] }) {
  return runs.map(({ text, isStrong }, at) => (isStrong ? <strong key={at}>{text}</strong> : text));
}

/** A page of ours in the language of the page around it, a telephone number, or another site. */
function Way({ address, children }: { address: string; children: string }) {
  const language = useLanguage();
  const isOurs = address.startsWith('/');
  const [icon, href] = address.startsWith('tel:')
    ? (['phone', address] as const)
    : ([
        isOurs ? 'arrow-right' : 'external-link',
        isOurs ? pathIn(language, address) : address,
      ] as const);
  return (
    <p>
      <a href={href} className={styles.way} {...(href.startsWith('https:') && { rel: 'noopener' })}>
        {children}
        <Icon name={icon} />
      </a>
    </p>
  );
}
