import { daysLater } from '#app/i18n/dhaka-time.ts';
import type { ChecklistMarkBody } from './checklist-body.ts';

/** For how many days an original is lent at most: it is never kept (Dhaka Principle 4). */
export const maxLoanDays = 30;

/** The item that asks in which language it was done. */
export const contractExplained = 'contract_explained';

/** What is wrong between the fields of an item: an original that was lent is due back, and soon. */
export function wrongDays(
  item: string,
  { receivedOn, dueBackOn, returnedOn, doneOn, language }: Omit<ChecklistMarkBody, 'version'>,
): { field: string; code: string }[] {
  if (item === contractExplained && doneOn !== null && language === '') {
    return [{ field: 'language', code: 'required' }];
  }
  if (receivedOn === null) {
    return dueBackOn === null && returnedOn === null
      ? []
      : [{ field: 'receivedOn', code: 'required' }];
  }
  const dueBack = dueBackFault(receivedOn, dueBackOn);
  const isBackTooEarly = returnedOn !== null && returnedOn < receivedOn;
  return [
    ...(dueBack ? [{ field: 'dueBackOn', code: dueBack }] : []),
    ...(isBackTooEarly ? [{ field: 'returnedOn', code: 'day_too_early' }] : []),
  ];
}

function dueBackFault(receivedOn: string, dueBackOn: string | null): string | null {
  if (dueBackOn === null) return 'required';
  if (dueBackOn < receivedOn) return 'day_too_early';
  return dueBackOn > daysLater(receivedOn, maxLoanDays) ? 'day_too_late' : null;
}
