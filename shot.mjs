import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const [port, data, out, ...paths] = process.argv.slice(2);
const origin = `http://localhost:${port}`;
const log = readFileSync(`${data}.log`, 'utf8');
const m = /shown only this once:\s*\n\s*(\S+)\s*\n\s*(\S+)/.exec(log) ?? /(\S+@\S+)\s+(\S+)/.exec(log.split('this once')[1] ?? '');
const email = m[1], first = m[2]; const password = 'a very long pass phrase';
const headers = { origin, 'content-type': 'application/json' };
let jar = '';
const post = async (path, body, more = {}) => { const r = await fetch(origin + path, { method: more.method ?? 'POST', headers: { ...headers, cookie: jar, ...more.headers }, body: JSON.stringify(body) }); const set = r.headers.getSetCookie(); if (set.length) jar = set.map((c) => c.split(';')[0]).join('; '); const t = await r.text(); if (!r.ok) console.log(path, r.status, t.slice(0, 200)); try { return JSON.parse(t) } catch { return t } };
let r = await fetch(origin + '/api/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify({ email, password }) });
if (!r.ok) { r = await fetch(origin + '/api/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify({ email, password: first }) }); jar = r.headers.getSetCookie().map((c) => c.split(';')[0]).join('; '); await post('/api/account/password', { currentPassword: first, newPassword: password }); r = await fetch(origin + '/api/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify({ email, password }) }); }
jar = r.headers.getSetCookie().map((c) => c.split(';')[0]).join('; ');
let list = await (await fetch(origin + '/api/application', { headers: { cookie: jar } })).json();
if (!list.length) {
  const a = { name: 'নাসরিন আক্তার', birth: '1999-07-02', job: 'Sewing operator', experience: '4 years', email: 'nasrin@example.com', phone: '01712345678', passport: 'AB1234567', address: 'Savar, Dhaka', reference: 'Shamim Reza', present: 'Bangladesh', interested: 'Romania', language: 'bn' };
  const { insertedId: id } = await post('/api/application', a);
  const v = async () => (await (await fetch(`${origin}/api/application/${id}/card`, { headers: { cookie: jar } })).json()).version;
  await post(`/api/application/${id}/note`, { text: 'বাবা জানতে চান টিকিটের টাকা কে দেবে। বলা হয়েছে: নিয়োগকর্তাকে জিজ্ঞাসা করে রবিবার জানাব।' });
  await post(`/api/application/${id}/stage`, { version: await v(), to: 'called' }, { method: 'PUT' });
  await post(`/api/application/${id}/call`, { version: await v(), outcome: 'reached', note: 'Brings his brother on Sunday', followUpOn: null }, { method: 'PUT' });
  await post(`/api/application/${id}/payment`, { amountBdt: '1,234', kind: 'file_opening', method: 'cash', reference: 'sample', on: new Date().toISOString().slice(0, 10), paidBy: 'Nasrin' });
  await post(`/api/application/${id}/stage`, { version: await v(), to: 'interview' }, { method: 'PUT' });
  const d = new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10);
  await post(`/api/application/${id}/next-step`, { version: await v(), step: 'papers', text: 'দক্ষতা পরীক্ষার কাগজ আনতে বলুন', on: d }, { method: 'PUT' });
  await post(`/api/application/${id}/passport`, { reason: 'other', note: 'The bank asks for it' });
  list = [{ _id: id }];
}
const id = list[0]._id;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const path of paths) for (const [w, lang, dark] of [[1440, 'en', 0], [360, 'bn', 0], [360, 'en', 1], [1440, 'bn', 1], [768, 'bn', 0]]) {
  const c = await browser.newContext({ viewport: { width: w, height: w < 500 ? 740 : 900 }, colorScheme: dark ? 'dark' : 'light' });
  await c.addCookies([...jar.split('; ').map((x) => { const i = x.indexOf('='); return { name: x.slice(0, i), value: x.slice(i + 1), url: origin } }), { name: 'language', value: lang, url: origin }]);
  const p = await c.newPage(); p.on('console', (m) => m.type() === 'error' && console.log(m.text().slice(0, 300))); p.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
  await p.goto(origin + path.replace(':id', id)); await p.waitForLoadState('networkidle'); await p.evaluate(() => document.fonts.ready);
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log('OVERFLOW', path, w, lang, over);
  await p.screenshot({ path: `${out}/${path.replaceAll(/[^a-z]+/g, '-')}-${w}-${lang}${dark ? '-dark' : ''}.png`, fullPage: true }); await c.close();
}
await browser.close();
