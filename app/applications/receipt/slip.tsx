import { Logo } from '#app/brand/logo.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneItems } from '#app/brand/phone-links.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { otherLanguage } from '#app/i18n/language.ts';
import { type ReceiptFacts, callBefore, receivedOn } from './receipt-lines.ts';
import { receiptTexts } from './receipt.text.ts';
import styles from './slip.module.css';

/** The receipt itself, as high as the screen of a phone, so that one photograph holds it. */
export function Slip({ receiptNumber, createdAt, phoneEnd, callDay }: ReceiptFacts) {
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  const other = otherLanguage(language);
  const received = receivedOn(createdAt);
  return (
    <article className={styles.slip} aria-label={texts.receiptTitle}>
      <div className={styles.top}>
        <Logo width="155" height="40" />
        <span>{texts.receiptTitle}</span>
      </div>
      <p className={styles.number}>
        <small>{texts.receiptNumber}</small>
        <b className="num" lang="en">
          {receiptNumber}
        </b>
      </p>
      <dl className={styles.facts}>
        <dt>{texts.receivedAt}</dt>
        <dd>
          {received[language]}{' '}
          <span className={styles.other} lang={other}>
            {received[other]}
          </span>
        </dd>
        {phoneEnd && (
          <>
            <dt>{texts.phone}</dt>
            <dd className="num" lang="en">
              <span aria-hidden="true">•••••••</span>
              {phoneEnd}
            </dd>
          </>
        )}
      </dl>
      <div className={styles.call}>
        <Icon name="phone" />
        <div>
          <p>{texts.weCall}</p>
          {callDay && <p className={styles.day}>{callBefore(callDay)[language]}</p>}
          <p>{texts.onlyFrom}</p>
          <ul>
            <PhoneItems />
          </ul>
        </div>
      </div>
      <p className={styles.warning}>
        <strong>{texts.noMoney}</strong> {texts.noPromise}
      </p>
      <div className={`${styles.border} par`} />
    </article>
  );
}
