import { type FormEvent, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import chips from '#app/calls/chips.module.css';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Words } from '#app/ui/unfinished/kept-words.ts';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import type { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { Application } from '../application.ts';
import { type Changed, caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import { Clash } from '../case/clash.tsx';
import { messageSentences } from '../form/form-messages.tsx';
import { correctedAnswers, answersOf, changesOf, factOf } from './corrected-answers.ts';
import type { FactKey } from './fact-body.ts';
import { factText } from './fact-history.tsx';
import { FactInput } from './fact-input.tsx';
import { factLabel } from './fact-label.ts';
import { factTexts } from './facts.text.ts';

/** Why an answer is corrected; the first is chosen, and its words are kept with the change. */
const reasons = ['typedWrong', 'hasChanged'] as const;

/**
 * One answer of a case to be corrected. What is typed stays until it is kept. Where somebody else has corrected the same
 * one meanwhile, both stand there to choose from; where they changed something else, it is kept all the same.
 */
export function PencilForm({
  name,
  card,
  unfinished: { words, since, write, forget },
  onClose,
}: {
  name: FactKey;
  card: CaseCard;
  /** The words of all fields of the case. */
  unfinished: ReturnType<typeof useUnfinished<Words>>;
  onClose: () => void;
}) {
  const { view, tell } = card;
  const texts = useTexts(factTexts);
  const common = useTexts(staffTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(caseActs, 'correct');
  const [opened] = useState(view.application);
  const [reason, setReason] = useState<(typeof reasons)[number]>('typedWrong');
  const [wrong, setWrong] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Changed | null>(null);
  const field = factLabel(name)[language];
  const typed = words[name] ?? factOf(opened, name);

  function close() {
    forget(name);
    onClose();
  }

  async function keep(seen: Application): Promise<void> {
    const changes = changesOf({ [name]: typed }, seen);
    if (Object.keys(changes).length === 0) return close();
    const { destination: _, ...answers } = changes;
    const today = todayInDhaka(new Date());
    const [problem] = correctedAnswers(answersOf(seen), answers, today).problems;
    setWrong(problem ? messageSentences(problem)[language] : null);
    if (problem) return;
    const body = { version: seen.version, changes, reason: texts[reason] };
    const result = await send(seen._id, body);
    if (result.ok) {
      close();
      tell({ tone: 'success', sentence: fill(texts.corrected, { field }) });
    } else if ('theirs' in result) {
      const now = shownOf(result.theirs, name);
      // What they have changed is something else, or it came through before and its answer was lost.
      if (now === typed || now === shownOf(opened, name)) return keep(result.theirs);
      setTheirs(result.theirs);
    } else if (result.errors.length > 0) setWrong(texts.wrong);
  }

  const said = (text: string) => `${field}: ${factText(language, name, text) || texts.notGiven}`;
  return (
    <form
      noValidate
      className="stack"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // The page may have loaded theirs meanwhile, unseen.
        const isSame = shownOf(view.application, name) === shownOf(opened, name);
        if (!isBusy && !theirs) void keep(isSame ? view.application : opened);
      }}
    >
      {words[name] !== undefined && <UnfinishedLine since={since} onClear={close} />}
      <div ref={focusFirst}>
        <FactInput
          name={name}
          value={typed}
          error={wrong}
          application={opened}
          onChange={(text) => write({ [name]: text })}
        />
      </div>
      <fieldset className={chips.outcomes}>
        <legend className="visually-hidden">{texts.reason}</legend>
        <div className="row tight">
          {reasons.map((code) => (
            <label key={code} className={chips.chip}>
              <input
                type="radio"
                name="reason"
                checked={reason === code}
                onChange={() => setReason(code)}
              />
              <span>{texts[code]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {theirs ? (
        <Clash
          card={card}
          theirs={theirs}
          said={said(shownOf(theirs, name))}
          // The note is kept in the tab: no number in it.
          mine={name === 'passport' ? field : said(typed)}
          isBusy={isBusy}
          onTake={close}
          onKeep={() => void keep(theirs)}
        />
      ) : (
        <div className="row tight">
          <Button type="submit" busy={isBusy}>
            <Icon name="check" />
            {texts.save}
          </Button>
          <Button tone="ghost" onClick={close}>
            {common.cancel}
          </Button>
        </div>
      )}
      {failure && failure.code !== 'changed_meanwhile' && failure.errors.length === 0 && (
        <FailureAlert failure={failure} />
      )}
    </form>
  );
}

/** What stands in a case, its passport number masked. */
function shownOf(application: Application, key: FactKey): string {
  return key === 'passport' ? application.passport : factOf(application, key);
}

/** Into the field, once it stands there. */
function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
