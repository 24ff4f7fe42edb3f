import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useEditor } from '../fields/editor-context.ts';
import { publishTexts } from '../publish-dialog/publish.text.ts';

/** Opens the publish dialog. What is not saved yet is saved first. */
export function PublishButton({ onOpen }: { onOpen: () => void }) {
  const { saver } = useEditor();
  const texts = useTexts(publishTexts);
  return (
    <Button
      tone="accent"
      onClick={() => {
        void saver.settle();
        onOpen();
      }}
    >
      <Icon name="upload" />
      {texts.publish}
    </Button>
  );
}
