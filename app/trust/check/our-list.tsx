import { Link } from 'react-router';
import { identityKinds } from '#app/content/kinds/trust/identities.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import styles from './identities-page.module.css';
import { identitiesTexts } from './identities.text.ts';
import type { ListedIdentity } from './listed-identity.ts';

/** Who and what speaks for the agency, each with the way to its editor. */
export function OurList({ all }: { all: ListedIdentity[] }) {
  const texts = useTexts(identitiesTexts);
  return (
    <section className="part" aria-labelledby="ours">
      <h2 id="ours">{texts.ours}</h2>
      <p>{texts.oursHelp}</p>
      {all.length === 0 && <p>{texts.oursEmpty}</p>}
      <ul className={styles.rows}>
        {all.map((one) => (
          <Row key={one._key} identity={one} />
        ))}
      </ul>
      <p>
        <Link to="/admin/content/identities">{texts.add}</Link>
      </p>
    </section>
  );
}

function Row({ identity }: { identity: ListedIdentity }) {
  const texts = useTexts(identitiesTexts);
  const language = useLanguage();
  const { _key, kind, value, name, role, area, registrationNumber, since, until, state, checked } =
    identity;
  const facts = [
    identityKinds[kind][language],
    role[language],
    area?.[language],
    name,
    registrationNumber,
    since && fill(texts.since, { day: formatDay(language, since) }),
    until && fill(texts.until, { day: formatDay(language, until) }),
  ];
  return (
    <li>
      <div>
        <b>
          <bdi>{value}</bdi>
        </b>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p className="row tight">
          <span className={styles[state]}>{texts[state]}</span>
          {(checked === 'unchecked' || checked === 'outdated') && (
            <span className={styles[checked]}>{texts[checked]}</span>
          )}
        </p>
      </div>
      <Link
        to={`/admin/content/identities?field=identities/${_key}`}
        aria-label={fill(texts.editNamed, { value })}
      >
        {texts.edit}
      </Link>
    </li>
  );
}
