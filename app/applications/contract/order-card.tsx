import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka, daysLater } from '#app/i18n/dhaka-time.ts';
import { type ApiResult, callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { JobOrder } from '#app/job-orders/job-order.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import { contractTexts } from './contract.text.ts';
import styles from './order-card.module.css';

/** For how many days after its end a job order can still be given to a case: its visas take longer than its seats. */
const recentDays = 180;

/** One line: the job order of the case, which a press on it changes, and the sheet of the contract. */
export function OrderCard({ card }: { card: CaseCard }) {
  const texts = useTexts(contractTexts);
  const language = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { application, contract } = card.view;
  const { title } = contract.order ?? {};
  return (
    <section className={styles.card} aria-label={texts.order}>
      <Icon name="briefcase-business" />
      <button
        type="button"
        className={styles.order}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {title ? (
          <>
            {texts.order}: <b>{title[language] || title.en || title.bn}</b>
          </>
        ) : (
          <>
            {texts.noOrder} <b>{texts.choose}</b>
          </>
        )}
      </button>
      <Link to={`/admin/case/${application._id}/contract`}>
        <Icon name="printer" />
        {texts.title}
      </Link>
      {isChoosing && <OrderDialog card={card} onClose={() => setChoosing(false)} />}
    </section>
  );
}

/** Asks which job order it is: of those that are open or have ended lately, and the present one. */
function OrderDialog({ card, onClose }: { card: CaseCard; onClose: () => void }) {
  const { view, tell, reload } = card;
  const { application, contract } = view;
  const before = contract.order;
  const texts = useTexts(contractTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(caseActs, 'order');
  const [reading, setReading] = useState(readChoices);
  const orders = useLoaded(reading);
  const [chosen, setChosen] = useState(before?._id ?? '');
  const nameOf = (title: JobOrder['title']) => title[language] || title.en || title.bn;

  async function save() {
    const known = [before, ...(orders?.ok ? orders.data : [])];
    const title = known.find((order) => order?._id === chosen)?.title;
    const { version } = application;
    const result = await send(application._id, { version, jobOrderId: chosen || null });
    // The next press is made over what somebody else has changed, which the page then shows.
    if (!result.ok) return result.code === 'changed_meanwhile' ? reload() : undefined;
    onClose();
    const sentence = title ? fill(texts.orderSet, { title: nameOf(title) }) : texts.orderOff;
    const undo = () => void takeBack(result.data.version);
    tell({ tone: 'success', sentence, ...(chosen !== (before?._id ?? '') && { undo }) });
  }

  async function takeBack(version: number) {
    const jobOrderId = before?._id ?? null;
    const result = await send(application._id, { version, jobOrderId });
    tell(
      result.ok
        ? { tone: 'success', sentence: texts.orderBack }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
  }

  return (
    <FormDialog
      title={texts.order}
      submit={texts.save}
      isBusy={isBusy}
      failure={failure}
      sentence={failure?.code === 'invalid_input' ? texts.orderGone : undefined}
      onSubmit={save}
      onCancel={onClose}
    >
      <Loaded result={orders} onRetry={() => setReading(readChoices())}>
        {(choices) => (
          <SelectField
            label={texts.order}
            name="job-order"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{texts.noOrder}</option>
            {before && !choices.some(({ _id }) => _id === before._id) && (
              <option value={before._id}>{nameOf(before.title)}</option>
            )}
            {choices.map(({ _id, title, state, employer }) => {
              const name = [nameOf(title), employer].filter(Boolean).join(', ');
              return (
                <option key={_id} value={_id}>
                  {state === 'ended' ? fill(texts.ended, { title: name }) : name}
                </option>
              );
            })}
          </SelectField>
        )}
      </Loaded>
    </FormDialog>
  );
}

async function readChoices(): Promise<ApiResult<JobOrder[]>> {
  const read = (view: 'open' | 'ended') => callApi('GET /api/job/orders', { query: { view } });
  const [open, ended] = await Promise.all([read('open'), read('ended')]);
  if (!open.ok || !ended.ok) return open.ok ? ended : open;
  const since = daysLater(todayInDhaka(new Date()), -recentDays);
  const recent = ended.data.filter(({ endedAt }) => (endedAt ?? '') >= since);
  return { ...open, data: [...open.data, ...recent] };
}
