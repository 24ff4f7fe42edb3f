import { useMemo, useState } from 'react';
import { Link, useRevalidator } from 'react-router';

import { fill } from '#app/i18n/fill.ts';
import { languageOfPath, pathIn, pathWithoutLanguage } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useLeaveGuard } from '../editor/use-leave-guard.ts';
import { nameOfPage } from '../page-name.ts';
import { usePublishing } from '../publish-dialog/use-publishing.tsx';
import { FieldChoice } from './field-choice.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { Stage } from '../page-frame/stage.tsx';
import type { PageViewData } from './load-page-view.ts';
import type { Spot } from '../page-frame/find-spots.ts';
import { OpenDocument, type OpenState } from './open-document.tsx';
import { addressOfView, previewOf } from './page-address.ts';
import { frameTexts, pageViewTexts } from './page-view.text.ts';
import styles from './page-view.module.css';
import { namesOf, shownFields } from './shown-texts.ts';
import { useFramedPage } from './use-framed-page.tsx';
import { useOpenText } from './use-open-text.ts';
import { useSeenHeight } from './use-seen-height.ts';
import { ViewBar } from './view-bar.tsx';

/** The page at a path with its drafts, and beside it the text that was pressed, in both languages. */
export function PageView({ path, data }: { path: string; data: PageViewData }) {
  const texts = useTexts(pageViewTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const view = useSeenHeight();
  const [isWide, setWide] = useState(false);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const [states, setStates] = useState<Record<string, OpenState>>({});
  const open = useOpenText(pathWithoutLanguage(path), { spots, documents: data.documents });
  const page = useFramedPage(path);

  const shownLanguage = languageOfPath(path);
  const shown = useMemo(
    () =>
      data.documents.map(({ id, document }) => ({
        id,
        document: states[id]?.server ?? document,
      })),
    [data, states],
  );
  const fields = useMemo(() => shownFields(shown), [shown]);
  const nameOf = useMemo(() => namesOf(shown, language), [shown, language]);
  const plain = pathWithoutLanguage(path.replace(/\?.*/, ''));
  const name = nameOfPage(plain, language);

  const all = Object.values(states);
  const waiting = all.flatMap((state) => state.waiting);
  const saver = {
    settle: async () => (await Promise.all(all.map((one) => one.saver.settle()))).every(Boolean),
  };
  useLeaveGuard(
    saver,
    all.some(({ saver: { current } }) => current.changes.length > 0),
  );
  // What was changed last, or waits to be published.
  const drafted = data.documents.find(({ id }) => data.drafted.includes(id));
  const toPublish = open.opened[open.opened.length - 1] ?? drafted ?? data.documents[0];
  const publishing = usePublishing(toPublish?.id ?? '', {
    waiting,
    isWatched: toPublish !== undefined && toPublish.id in states,
    onChanged() {
      for (const one of all) void one.saver.look();
      void revalidate();
      page.reload();
    },
  });

  return (
    <div ref={view} className={styles.view}>
      <h1 tabIndex={-1} className="visually-hidden">
        {fill(texts.heading, { page: name })}
      </h1>
      <ViewBar
        path={path}
        isWide={isWide}
        pages={data.pages}
        onWide={setWide}
        onPublish={() => {
          void saver.settle();
          publishing.open();
        }}
      />
      <p role="status" className={styles.said}>
        {page.said}
      </p>
      <div className={styles.body}>
        <Stage isWide={isWide}>
          {data.pages.includes(plain) ? (
            <PageFrame
              address={previewOf(path)}
              version={[page.attempt, ...all.map(({ news }) => news)].filter(Boolean).join(' ')}
              title={fill(texts.frame, { page: name })}
              fields={fields}
              nameOf={nameOf}
              open={open.text?.key ?? null}
              acts={{
                onOpen: open.open,
                onEscape: open.close,
                onBroken: () => void page.ask(),
                onPress: page.press,
                onFound(found, framed) {
                  setSpots(found);
                  page.see(framed);
                },
              }}
            >
              {page.instead}
            </PageFrame>
          ) : (
            <UnknownPage />
          )}
        </Stage>
        <div className={styles.side}>
          {!open.text && <p className={styles.start}>{texts.start}</p>}
          {open.text && !open.text.place && (
            <FieldChoice
              fields={open.text.fields}
              nameOf={nameOf}
              onChoose={open.choose}
              onClose={open.close}
            />
          )}
          {open.opened.map((one) => (
            <OpenDocument
              key={one.id}
              id={one.id}
              data={data.documents.find(({ id }) => id === one.id) ?? one}
              text={open.text?.place?.document === one.id ? open.text : null}
              language={shownLanguage}
              acts={{
                onClose: open.close,
                onNext: open.next,
                onFollow: page.wayOf(spots.find(({ key }) => key === open.text?.key)),
                onGo: open.choose,
              }}
              onState={(state) => setStates((before) => ({ ...before, [one.id]: state }))}
            />
          ))}
        </div>
      </div>
      {publishing.over}
    </div>
  );
}

function UnknownPage() {
  const texts = useTexts(frameTexts);
  const language = useLanguage();
  return (
    <div role="alert" className={styles.unknown}>
      <p>{texts.unknown}</p>
      <Link to={addressOfView(pathIn(language, '/'))}>{texts.home}</Link>
    </div>
  );
}
