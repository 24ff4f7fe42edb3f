import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { twelveLines } from '#app/job-orders/twelve-lines.ts';
import { noTerms } from '#app/job-orders/terms.ts';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/contract-page';
import { contractActs } from './contract-acts.ts';
import styles from './contract-page.module.css';
import { type Copy, ContractPaper } from './contract-paper.tsx';
import type { ContractSheet } from './contract-sheet.ts';
import { contractTexts, sheetTexts } from './contract.text.ts';
import { TermsDialog } from './terms-dialog.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, contractTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { sheet: callApi('GET /api/application/:id/contract', { params }) };
}

export const clientAction = actionOf(contractActs);

/** The contract of a case in plain words on one sheet: to read out, to sign, and to take along. */
export default function ContractPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded result={useLoaded(loaderData.sheet)}>
      {(sheet) => <SheetToPrint key={sheet.id} sheet={sheet} />}
    </Loaded>
  );
}

function SheetToPrint({ sheet }: { sheet: ContractSheet }) {
  const texts = useTexts(contractTexts);
  const words = useTexts(sheetTexts);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { send } = useAction(contractActs, 'write');
  const [isWriting, setWriting] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { id, name, order, own, terms } = sheet;
  const copy: Copy = query.get('copy') === 'office' ? 'officeCopy' : 'workersCopy';
  const missing = twelveLines(terms, language).filter(({ text }) => text === '');
  const address = `/admin/case/${id}`;
  const before = own?.terms ?? noTerms;

  async function takeBack(version: number) {
    const result = await send(id, { version, terms: before });
    setNotice(
      result.ok
        ? { tone: 'success', sentence: texts.takenBack }
        : { tone: 'danger', sentence: problemSentence(result)[language] },
    );
  }

  return (
    <>
      <div className={styles.notPrinted}>
        <StaffPageHead title={fill(texts.named, { name })}>
          <Link to={address}>{texts.back}</Link>
        </StaffPageHead>
        <ViewTabs
          label={texts.copies}
          tabs={[
            {
              ...{ to: `${address}/contract`, name: words.workersCopy, count: undefined },
              isShown: copy === 'workersCopy',
            },
            {
              ...{ to: `${address}/contract?copy=office`, name: words.officeCopy },
              ...{ isShown: copy === 'officeCopy', count: undefined },
            },
          ]}
        />
        <p className={`hint ${styles.origin}`}>
          {order ? fill(texts.byOrder, { title: order.title[language] }) : own && texts.byCase}{' '}
          {missing.length > 0 &&
            fill(texts.missing, { lines: missing.map(({ label }) => label).join(', ') })}
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => window.print()}>
            <Icon name="printer" />
            {texts.print}
          </Button>
          {!order && (
            <Button tone="ghost" onClick={() => setWriting(true)}>
              <Icon name="pencil" />
              {texts.write}
            </Button>
          )}
        </div>
      </div>
      <ContractPaper sheet={sheet} copy={copy} />
      {isWriting && (
        <TermsDialog
          sheet={sheet}
          onKept={(version) => {
            setWriting(false);
            const undo = () => void takeBack(version);
            setNotice({ tone: 'success', sentence: texts.written, undo });
          }}
          onCancel={() => setWriting(false)}
        />
      )}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
