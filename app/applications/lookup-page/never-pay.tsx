import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './lookup-page.module.css';

/** For what nobody ever pays, in the words of the specification. */
export function NeverPay() {
  return (
    <p className={styles.never}>
      <Icon name="ban" />
      <span>{useTexts(texts).neverPay}</span>
    </p>
  );
}

const texts = defineTexts({
  neverPay: {
    en: 'Nobody may ask you for money for this number, for good news or to go faster. Pay only at the office, against a numbered receipt.',
    bn: 'এই নম্বর, সুখবর বা তাড়াতাড়ি করার জন্য কেউ টাকা চাইতে পারেন না। টাকা দিন শুধু অফিসে, নম্বর দেওয়া রসিদ নিয়ে।',
  },
});
