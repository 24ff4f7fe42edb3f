import { checkLinks } from '#app/content/check-names.ts';
import { useLoaderData } from 'react-router';
import { useFacts } from '#app/content/content-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { pathIn } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { usePhones } from '../phones.ts';
import styles from './printed-foot.module.css';

/** Of a printed page: where the site is, and the day on which its facts last changed; null where nobody has changed them. */
export type Printed = { host: string; changedOn: string | null };

/** The last lines of a page on paper, on which nothing can be tapped. On screens they are not there. */
export function PrintedFoot() {
  const { printed } = useLoaderData<{ printed: Printed }>();
  const texts = useTexts(printedTexts);
  const language = useLanguage();
  const [line] = useFacts('help-lines').helpLines;
  const numbers = [
    ...usePhones().map(({ number }) => number),
    ...(line?.number ? [`${line.name[language]} ${line.number}`] : []),
  ];
  return (
    <p className={styles.foot} data-printed-foot>
      <b>{numbers.join(' · ')}</b>
      <br />
      {texts.check} <b lang="en">{`${printed.host}${pathIn(language, '/verify')}`}</b> · {texts.pay}
      {printed.changedOn &&
        ` · ${fill(texts.changed, { day: formatDay(language, printed.changedOn) })}`}
    </p>
  );
}

const printedTexts = defineTexts({
  check: checkLinks.verify,
  pay: {
    en: 'Pay only at the office, against a numbered receipt.',
    bn: 'টাকা দিন শুধু অফিসে, নম্বর দেওয়া রসিদ নিয়ে।',
  },
  changed: { en: 'Last change: {day}', bn: 'শেষ বদল: {day}' },
});
