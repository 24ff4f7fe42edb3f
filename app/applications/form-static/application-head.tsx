import { preload } from 'react-dom';
import { PageHead } from '#app/brand/page-head.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './application-head.module.css';
import { headTexts } from './head.text.ts';

/** The head of the form, with the boat that sets out: in the right half of wide screens, below the words of phones. */
export function ApplicationHead() {
  const texts = useTexts(headTexts);
  // The largest picture of a phone's first screen: as a background alone it is asked for only after the first layout.
  // The same address stands in application-head.module.css.
  preload('/illustrations/scene-river.svg', { as: 'image', fetchPriority: 'high' });
  return (
    // The form, which is most of the page, comes a frame after it.
    <div className={styles.warm} data-fills-screen>
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
