import type { Run } from '#app/content/policy/policy-text.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './notice-body.module.css';
import type { NoticeText, NoticeTextBlock } from './notice-text.ts';

/** The blocks of a notice, in the language that it is in. */
export function NoticeBody({ text: { language, blocks } }: { text: NoticeText }) {
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
