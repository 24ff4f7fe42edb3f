import { expect, test } from 'vitest';
import { lookupTexts } from '#app/applications/lookup-page/form.text.ts';
import { resultTexts } from '#app/applications/lookup-page/result.text.ts';
import { headlineTexts } from '#app/applications/lookup/step.text.ts';
import { formTexts } from '#app/complaints/page/form.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { dialled } from '#app/content/dialled.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import { licenceTexts } from '#app/trust/verify/licence.text.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import {
  type Answers,
  ask,
  describedBy,
  footerOf,
  formFor,
  pageAt,
  sendForm,
  standing,
  textOf,
  textsIn,
} from './built-site.ts';

const { phones } = defaultDocuments().agency.agency;
const digits = '456789';
const neverPay = {
  en: 'Nobody may ask you for money for this number, for good news or to go faster. Pay only at the office, against a numbered receipt.',
  bn: 'এই নম্বর, সুখবর বা তাড়াতাড়ি করার জন্য কেউ টাকা চাইতে পারেন না। টাকা দিন শুধু অফিসে, নম্বর দেওয়া রসিদ নিয়ে।',
};

test.each(languages)(
  'T-01, T-03 %s: what is wrong or unknown is said, with what was typed; what is right leads to the step, its day, what comes next and the warning, and to nothing that names anybody',
  async (language) => {
    const path = pathIn(language, '/status');
    const applied = await ask('/api/application', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodApplication, phone: '01712-456789' }),
    });
    const { receiptNumber: number, insertedId: id } = (await applied.json()) as Answers;
    const form = formFor(await pageAt(path), { phoneEnd: '' });
    const send = (answers: Answers, cookie = '') => sendForm(form, path, answers, { cookie });

    const wrong = { receiptNumber: '', phoneEnd: '123', birthYear: '96' };
    const refused = formFor((await send(wrong)).page, wrong);
    expect(standing(refused, wrong)).toEqual(wrong);
    expect(describedBy(refused, 'receiptNumber')).toContain(lookupTexts.receiptMissing[language]);
    expect(describedBy(refused, 'phoneEnd')).toContain(lookupTexts.phoneMissing[language]);
    expect(describedBy(refused, 'birthYear')).toContain(lookupTexts.yearWrong[language]);
    const folded = refused.querySelector('[name=birthYear]')!.closest('details');
    expect(folded?.hasAttribute('open') ?? true).toBe(true);

    const unknown = { receiptNumber: 'aaaa aaaa', phoneEnd: '123123', birthYear: '1999' };
    const { page } = await send(unknown);
    expect(textOf(page.querySelector('[role=alert]')!)).toContain(lookupTexts.noMatch[language]);
    expect(standing(formFor(page, unknown), unknown)).toEqual(unknown);
    // A number that there is not, and one whose digits are wrong: the same page.
    const pages = await Promise.all(
      ['AAAA-AAAA', number!].map(async (typed) => {
        const answer = await send({ ...unknown, receiptNumber: typed, birthYear: '' });
        expect(answer.status).toBe(404);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        return answer.html.replaceAll(typed, 'NUMBER');
      }),
    );
    expect(pages[0]).toBe(pages[1]);

    const right = { receiptNumber: number!, phoneEnd: digits };
    const { headers } = await send(right, 'language=bn');
    expect(headers.get('location')).toBe(`${path}/result`);
    const found = await send(right);
    const main = found.page.querySelector('main')!;
    expect([...main.querySelectorAll('li')].filter((one) => one.querySelector('h2'))).toHaveLength(
      1,
    );
    const current = main.querySelector('[aria-current=step]')!;
    const said = current.textContent;
    expect(said).toContain(headlineTexts[1][language]);
    const day = formatDay(language, todayInDhaka(new Date()));
    expect(said).toContain(fill(resultTexts.since[language], { day }));
    expect(said).toContain(resultTexts.next[language]);
    expect(main.textContent).toContain(neverPay[language]);
    for (const { shown } of phones)
      expect(current.querySelector(`a[href="tel:${dialled(shown)}"]`)).not.toBe(null);
    const { name, job, passport, address, email, interested } = goodApplication;
    for (const part of [name, job, passport, address, email, interested, digits, id!])
      expect(found.html).not.toContain(part);
  },
);

test.each([
  ['en', 'Not entered yet', 'Office phone', 'A name proves nothing; check the number.'],
  ['bn', 'এখনো লেখা হয়নি', 'অফিসের ফোন', 'নাম কোনো প্রমাণ নয়, নম্বর মিলিয়ে দেখুন।'],
] as const)(
  'T-13, T-17, T-20, T-21 %s: /verify invents nothing about the licence, answers its form itself, and hands the value to a complaint',
  async (language, missing, role, nameProvesNothing) => {
    const path = pathIn(language, '/verify');
    const page = await pageAt(path);
    const main = page.querySelector('main')!;
    const region = (title: string) =>
      [...main.querySelectorAll('section')].find((one) => textOf(one).startsWith(title))!;
    const licence = region(licenceTexts.title[language]);
    expect(licence.querySelectorAll('dd')).toHaveLength(0);
    expect(textOf(licence)).toContain(licenceTexts.missing[language]);
    expect(region(licenceTexts.outside[language]).querySelectorAll('li')).toHaveLength(4);
    expect(textsIn(main).filter((text) => text.includes(missing))).toHaveLength(1);
    expect(textOf(footerOf(page))).not.toMatch(/licence|লাইসেন্স/);

    const form = formFor(page, { value: '' });
    const send = (value: string) => sendForm(form, path, { value });
    const answerTo = async (value: string) =>
      (await send(value)).page.querySelector('main [role=status]')!;
    const [phone = ''] = phones.map(({ shown }) => shown);
    const ours = textOf(await answerTo(phone));
    expect(ours).toContain(role);
    expect(ours).toContain(checkTexts.yesAdvice[language]);
    expect(textOf(await answerTo('Rahima Begum'))).toContain(nameProvesNothing);
    // Several values and none are asked for again.
    for (const [value, fault] of [
      ['01000-000001, 01000-000002', checkTexts.several],
      [' ', checkTexts.required],
      ['x'.repeat(600), checkTexts.too_long],
    ] as const) {
      const asked = formFor((await send(value)).page, { value });
      expect(describedBy(asked, 'value')).toContain(fault[language]);
      if (fault === checkTexts.several) expect(standing(asked, { value })).toEqual({ value });
    }

    // What was typed stands in no address, and the answer is kept by nobody.
    const typed = await send('someone@typed.example');
    expect(typed.headers.get('cache-control')).toBe('no-store');
    expect(typed.headers.get('location')).toBe(null);
    expect(await (await ask(path)).text()).not.toContain('typed.example');

    const value = '01000-000099';
    const unknown = await send(value);
    expect(standing(formFor(unknown.page, { value }), { value })).toEqual({ value });
    const answer = unknown.page.querySelector('main [role=status]')!;
    expect(answer.textContent).toContain(
      `${checkTexts.unknown[language]} ${checkTexts.unknownAdvice[language]}`,
    );
    expect(answer.querySelector(`a[href="tel:${dialled(phone)}"]`)).not.toBe(null);
    const onward = answer.querySelector('form')!;
    const complaint = await sendForm(onward, path);
    expect(onward.getAttribute('action')).toBe(pathIn(language, '/complaints'));
    const begun = { kind: 'impostor', text: value };
    expect(standing(formFor(complaint.page, begun), begun)).toEqual(begun);
    expect(textOf(complaint.page.body)).toContain(formTexts.send[language]);
    expect(complaint.page.querySelector('[role=alert]')).toBe(null);
  },
);
