import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useEditor } from '../fields/editor-context.ts';
import { rowTexts } from '../fields/fields.text.ts';
import styles from './sample-badge.module.css';

/** That a record is made up, and the way to say that it no longer is. */
export function SampleBadge({
  path,
  isSample,
  name,
}: {
  path: string;
  isSample: boolean;
  name: string;
}) {
  const { saver, tell } = useEditor();
  const texts = useTexts(rowTexts);
  if (!isSample) return null;

  function become() {
    saver.change({ path, value: null });
    void saver.save();
    tell(fill(texts.nowReal, { name }), () => {
      saver.change({ path, value: true });
      void saver.save();
    });
  }

  return (
    <p className={styles.sample}>
      <b className="tag">{texts.sample}</b>
      <Button
        tone="ghost"
        size="small"
        aria-label={fill(texts.isRealNamed, { name })}
        onClick={become}
      >
        <Icon name="check" />
        {texts.isReal}
      </Button>
    </p>
  );
}
