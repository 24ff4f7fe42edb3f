import { Link, useSearchParams } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { languages, languageNames } from '#app/i18n/language.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/posters-page';
import { type Posters, posterNames } from './poster.ts';
import { PosterSheet } from './poster-sheet.tsx';
import styles from './posters-page.module.css';
import { postersPageTexts, wordsOfPosters } from './posters.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, postersPageTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader() {
  return { posters: callApi('GET /api/posters') };
}

/** Posters to print, one at a time; where something is missing that one needs, the sentence why. */
export default function PostersPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(postersPageTexts);
  return (
    <>
      <div className="screen-only">
        <StaffPageHead title={texts.title} lead={texts.lead} />
      </div>
      <Loaded result={useLoaded(loaderData.posters)}>
        {(posters) => <PosterChoice {...posters} />}
      </Loaded>
    </>
  );
}

function PosterChoice({ missing, facts, opened }: Posters) {
  const texts = useTexts(postersPageTexts);
  const own = useLanguage();
  const [query] = useSearchParams();
  const name = posterNames.find((one) => one === query.get('poster')) ?? 'verify';
  const language = languages.find((one) => one === query.get('language')) ?? 'bn';
  if (!facts)
    return missing.map((what) => (
      <div key={what} className={styles.choice}>
        <Alert tone="note" sentence={texts[what]} />
        {what === 'licence' && <Link to="/admin/content/agency">{texts.enterLicence}</Link>}
        {what === 'licence_expired' && (
          <Link to="/admin/content/licence">{texts.enterLicence}</Link>
        )}
      </div>
    ));
  const addressOf = (poster: string, of: string) =>
    `/admin/posters?${new URLSearchParams({ poster, language: of })}`;
  const tabs = posterNames.map((one) => ({
    to: addressOf(one, language),
    name: textsIn(wordsOfPosters[one], own).name,
    isShown: one === name,
    count: undefined,
  }));
  return (
    <>
      <div className="screen-only">
        <ViewTabs label={texts.names} tabs={tabs} />
        <div className={styles.choice}>
          <nav className={styles.languages} aria-label={texts.languages}>
            {languages.map((one) => (
              <Link
                key={one}
                to={addressOf(name, one)}
                lang={one}
                aria-current={one === language ? 'page' : undefined}
                preventScrollReset
              >
                {languageNames[one]}
              </Link>
            ))}
          </nav>
          {facts.isSample && <Alert tone="note" sentence={texts.isSample} />}
          <Button onClick={() => window.print()}>
            <Icon name="printer" />
            {texts.print}
          </Button>
          <p className="hint">{fill(texts.opened, { count: formatNumber(own, opened[name]) })}</p>
        </div>
      </div>
      <PosterSheet name={name} language={language} facts={facts} />
    </>
  );
}
