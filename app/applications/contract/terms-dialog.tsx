import { useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { jobTerms, noTerms } from '#app/job-orders/terms.ts';
import { TermsFields } from '#app/job-orders/terms-fields.tsx';
import { type Typed, readTyped, typedOf } from '#app/job-orders/typed-fields.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import type { Words } from '#app/ui/unfinished/kept-words.ts';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import { contractActs } from './contract-acts.ts';
import type { ContractSheet } from './contract-sheet.ts';
import { contractTexts } from './contract.text.ts';

/**
 * Asks for the twelve lines of a case without a job order. What is typed stays until it is kept. Where somebody else has
 * written them meanwhile that is said first, and another press keeps these; where they changed something else, it is kept
 * all the same.
 */
export function TermsDialog({
  sheet: { id, version, own },
  onKept,
  onCancel,
}: {
  sheet: ContractSheet;
  /** With the version of the case then. */
  onKept: (version: number) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(contractTexts);
  const { isBusy, failure, send } = useAction(contractActs, 'write');
  const { words, since, write, clear } = useUnfinished<Words>(`terms ${id}`, {});
  const [errors, setErrors] = useState<Typed>({});
  // Whatever the page loads behind the dialog.
  const [opened] = useState(own);
  const [seen, setSeen] = useState(version);
  const before = typedOf(opened?.terms ?? noTerms);

  async function save(over = seen): Promise<void> {
    const read = readTyped(jobTerms, noTerms, { ...before, ...words });
    setErrors(read.fields ? {} : read.errors);
    if (!read.fields) return;
    const result = await send(id, { version: over, terms: read.fields });
    if (result.ok) {
      clear();
      onKept(result.data.version);
    } else if ('theirs' in result) {
      setSeen(result.theirs.version);
      if (result.theirs.own?.version === opened?.version) return save(result.theirs.version);
    }
  }

  return (
    <FormDialog
      isWide
      noValidate
      title={texts.write}
      submit={texts.save}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => save()}
      onCancel={onCancel}
    >
      <UnfinishedLine since={since} onClear={clear} />
      <TermsFields form={{ typed: { ...before, ...words }, errors, write }} />
    </FormDialog>
  );
}
