import { PageHead } from '#app/brand/page-head.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './application-head.module.css';
import { headTexts } from './head.text.ts';

/** The head of the form, with the boat that sets out: in the right half of wide screens, below the words of phones. */
export function ApplicationHead() {
  const texts = useTexts(headTexts);
  return (
    <div className={styles.warm}>
      <PageHead
        title={headTexts.title}
        lead={
          <>
            {texts.lead}{' '}
            <span className={styles.point}>
              <Icon name="file-text" />
              {texts.passport}
            </span>
          </>
        }
        crumbLabel={headTexts.crumb}
      >
        <div className={styles.scene} />
      </PageHead>
    </div>
  );
}
