import { Link } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { keyOf, nameOf } from '#app/facts/fact-row.tsx';
import { factsTexts } from '#app/facts/facts.text.ts';
import { type ListedFact, isDue } from '#app/facts/listed-fact.ts';
import { useConfirming } from '#app/facts/use-confirming.tsx';
import styles from './check-again.module.css';
import { websiteTexts } from './website.text.ts';

/** How many are in view. The others are on the page of all facts. */
const inView = 3;

/** The facts that somebody should look at again, each with the press that says that it is still true. */
export function CheckAgain({ day, facts }: { day: string; facts: ListedFact[] }) {
  const texts = useTexts(websiteTexts);
  const all = useTexts(factsTexts);
  const language = useLanguage();
  const { busy, confirm, over } = useConfirming();
  const { role } = useStaffSession();
  const due = facts.filter((fact) => fact.state === 'unchecked' || isDue(fact, day));
  const count = formatNumber(language, due.length);
  return (
    <>
      {due.length > 0 && (
        <section aria-labelledby="check-again">
          <h2 id="check-again">
            {all.title} <b className="num">{count}</b>
          </h2>
          <ul className={styles.facts}>
            {due.slice(0, inView).map((fact) => (
              <li key={keyOf(fact)} className={fact.state === 'outdated' ? styles.late : undefined}>
                <span>
                  <Link to={`/admin/content/${fact.document}?field=${fact.path}`}>
                    {nameOf(fact, language)}
                  </Link>{' '}
                  <small>{whenOf(fact)}</small>
                </span>
                {(role === 'owner' || !fact.isGuarded) && (
                  <Button
                    tone="ghost"
                    size="small"
                    busy={busy === keyOf(fact)}
                    aria-label={fill(texts.stillTrueNamed, { fact: nameOf(fact, language) })}
                    onClick={() => confirm(fact)}
                  >
                    <Icon name="check" />
                    {texts.stillTrue}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Link to="/admin/facts" className={styles.more}>
            {due.length > inView
              ? fill(texts.more, { count: formatNumber(language, due.length - inView) })
              : all.all}
            <Icon name="chevron-right" />
          </Link>
        </section>
      )}
      {over}
    </>
  );

  function whenOf({ state, goodUntil }: ListedFact): string {
    if (state === 'unchecked' || !goodUntil) return texts.unchecked;
    const sentence = state === 'outdated' ? texts.wasDue : texts.isDue;
    return fill(sentence, { day: formatDay(language, goodUntil) });
  }
}
