import { useState } from 'react';
import { Link } from 'react-router';
import { CallForm } from '#app/calls/call-form.tsx';
import type { CalledRecord } from '#app/calls/call.ts';
import { callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { closeReasons, stages } from '../stage.ts';
import { Words } from './words-to-send.tsx';
import { informingActs } from './informing-acts.ts';
import styles from './informing-page.module.css';
import { informingTexts } from './informing.text.ts';
import type { InformingWay, NewsLine } from './informing.ts';
import { isForPhone } from '../case/news.ts';

/** One applicant who is to be told: what has happened, the words for it, and how they were told. */
export function NewsCard({ line, tell }: { line: NewsLine; tell: (notice: Notice) => void }) {
  const texts = useTexts(informingTexts);
  const language = useLanguage();
  const informing = useAction(informingActs, 'inform');
  const undoing = useAction(informingActs, 'undo');
  const [message] = useState(() =>
    callApi('GET /api/application/:id/message', { params: { id: line._id } }),
  );
  /** Once WhatsApp was opened, "Told" is what comes next. */
  const [isOpened, setOpened] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const { _id, name, stage, closeReason } = line;
  const isByPhone = isForPhone(stage) || line.phoneE164 === null;

  async function inform(by: InformingWay, version = line.version) {
    if (informing.isBusy) return;
    const result = await informing.send(_id, version, by);
    if (!result.ok) {
      return tell({ tone: 'danger', sentence: problemSentence(result)[language], detail: name });
    }
    if (result.data.modifiedCount === 0) {
      return tell({ tone: 'danger', sentence: fill(texts.already, { name }) });
    }
    const sentence = fill(by === 'later' ? texts.isPutOff : texts.isTold, { name });
    tell({ tone: 'success', sentence, undo: () => void takeBack() });
  }

  async function takeBack() {
    const result = await undoing.send(_id);
    tell(
      result.ok
        ? { tone: 'success', sentence: fill(texts.takenBack, { name }) }
        : { tone: 'danger', sentence: problemSentence(result)[language], detail: name },
    );
  }

  const told = (
    <Button
      tone={isOpened ? 'primary' : 'ghost'}
      busy={informing.isBusy}
      onClick={() => void inform('whatsapp')}
    >
      <Icon name="check" />
      {texts.told}
    </Button>
  );
  const others = (
    <>
      <Button tone={isByPhone ? 'accent' : 'ghost'} onClick={() => setCalling(true)}>
        <Icon name="phone" />
        {isByPhone ? texts.call : texts.noWhatsApp}
      </Button>
      <Button tone="ghost" onClick={() => void inform('office')}>
        {texts.inOffice}
      </Button>
      <Button tone="ghost" onClick={() => void inform('later')}>
        {texts.later}
      </Button>
    </>
  );
  return (
    <Card
      id="news"
      heading={<bdi>{name}</bdi>}
      beside={
        <Link className="num" to={`/admin/case/${_id}`}>
          {line.receiptNumber}
        </Link>
      }
    >
      <p className={styles.what}>
        <b>
          {stages[stage][language]}
          {closeReason && `: ${closeReasons[closeReason][language]}`}
        </b>{' '}
        {fill(texts.since, { day: formatDay(language, todayInDhaka(new Date(line.newsSince))) })}
      </p>
      {isByPhone ? (
        <>
          <p className="hint">{texts.byPhone}</p>
          <div className={styles.ways}>{others}</div>
        </>
      ) : (
        <Words application={line} message={message} onOpen={() => setOpened(true)}>
          {told}
          {others}
        </Words>
      )}
      {isCalling && (
        <ModalDialog
          isWide
          title={fill(texts.callWith, { name })}
          onCancel={() => setCalling(false)}
        >
          <a className={styles.number} href={`tel:${line.phoneE164 ?? line.number}`}>
            <Icon name="phone" />
            <span className="num">{line.number}</span>
          </a>
          <CallForm<CalledRecord>
            record={line}
            actions={informingActs}
            offer={texts.toldToo}
            onKept={(fresh, isTold) => {
              setCalling(false);
              if (isTold) void inform('call', fresh.version);
            }}
            onCancel={() => setCalling(false)}
          />
        </ModalDialog>
      )}
    </Card>
  );
}
