import { expect, test } from 'vitest';
import { jobOrderFields, noJobOrder } from './job-order.ts';
import { readTyped, typedOf } from './typed-fields.ts';

test('what is typed in Bengali digits means the same as what the API gives, there and back', () => {
  const typed = {
    ...typedOf(noJobOrder),
    ...{ 'title.bn': ' ওয়েল্ডার ', wage: '১,২৩৪', seats: '১২', currency: 'EUR', per: 'month' },
    ...{ 'daysOff.paid': 'false', 'lodging.by': 'employer', validUntil: '2026-12-31' },
  };
  const { fields } = readTyped(jobOrderFields, noJobOrder, typed);
  expect(fields).toEqual({
    ...noJobOrder,
    title: { en: '', bn: 'ওয়েল্ডার' },
    ...{ wage: 1234, seats: 12, currency: 'EUR', per: 'month', validUntil: '2026-12-31' },
    daysOff: { week: null, year: null, paid: false },
    lodging: { by: 'employer', words: { en: '', bn: '' } },
  });
  expect(typedOf(fields!)).toMatchObject({
    wage: '1234',
    'daysOff.paid': 'false',
  });
});

test('nothing typed is a draft of nothing', () =>
  expect(readTyped(jobOrderFields, noJobOrder, {})).toEqual({ fields: noJobOrder }));

test('what cannot be is named by its field', () =>
  expect(
    readTyped(jobOrderFields, noJobOrder, {
      ...{ wage: '0', hours: '-1', seats: '1000000000000', 'daysOff.week': '7' },
      ...{ validUntil: 'tomorrow', workerFeeBdt: '৪০' },
    }),
  ).toEqual({
    fields: null,
    errors: {
      ...{ wage: 'invalid', hours: 'invalid', seats: 'invalid', 'daysOff.week': 'invalid' },
      validUntil: 'invalid_day',
    },
  }));
