import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { documentsContext } from '#app/http/request-context.server.ts';
import { PageContent } from '#app/content/page-content.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Example } from '#app/ui/example.ts';
import { callActions } from './calls.examples.tsx';
import { actions } from './trash-list.examples.tsx';
import '#app/styles/staff.css';
import styles from './examples-page.module.css';

/** All files of examples: a new one is shown, and checked by axe, without a change here. */
const files = import.meta.glob<{ examples: Example[] }>(
  ['/app/ui/*/*.examples.tsx', './*.examples.tsx'],
  { eager: true },
);

const components = Object.entries(files)
  .map(([path, { examples }]) => ({ name: path.replace(/.*\/|\.examples\.tsx$/g, ''), examples }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** The documents that the parts of staff pages read. */
export function loader({ context }: LoaderFunctionArgs) {
  const { agency } = context.get(documentsContext);
  return JSON.stringify({ agency });
}

export const clientAction = actionOf({ ...actions, ...callActions });

/**
 * Every component of `ui` in its states, for developers, screenshots and the axe test
 * (`tests/e2e/examples.spec.ts`). `?dark` shows the dark theme of the staff pages; brand components exist on
 * public pages only, which are always light.
 */
export default function ExamplesPage({ loaderData }: { loaderData: string }) {
  useDarkTheme(useSearchParams()[0].has('dark'));
  return (
    <PageContent sent={loaderData}>
      <Components />
    </PageContent>
  );
}

function Components() {
  return (
    <main className={styles.page}>
      <title>Examples</title>
      <h1 tabIndex={-1}>Examples</h1>
      <nav className={styles.contents} aria-label="Components">
        {components.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
        <a href="?dark">dark</a> <a href="?">light</a> <a href="/examples">English</a>{' '}
        <a href="/bn/examples" lang="bn">
          বাংলা
        </a>{' '}
        <a href="/examples/widgets">map, chat and reviews</a>
      </nav>
      {components.map(({ name, examples }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{name}</h2>
          <div className={styles.examples}>
            {examples.map((example) => (
              <ExampleFrame key={example.name} {...example} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function ExampleFrame({ name, opens, isWide, isOnDeep, render }: Example) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const body = () =>
    render({ language, say: (text) => text[language], close: () => setOpen(false) });
  return (
    <div role="group" aria-label={name} className={isWide ? styles.wide : undefined}>
      <p className={styles.name} lang="en">
        {name}
      </p>
      {opens && (
        <Button tone="ghost" size="small" onClick={() => setOpen(true)}>
          Show
        </Button>
      )}
      {(!opens || isOpen) && (
        <div className={isOnDeep ? `on-deep ${styles.deep}` : styles.body}>{body()}</div>
      )}
    </div>
  );
}

function useDarkTheme(isDark: boolean) {
  useEffect(() => {
    if (!isDark) return;
    document.documentElement.dataset.theme = 'dark';
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [isDark]);
}
