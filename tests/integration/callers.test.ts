import { beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { storeMessage } from '#tests/support/stored-message.ts';
import { goodApplication, goodMessage } from '#tests/support/test-site.ts';

/** Ways in which people write one number at home, and one abroad; each is both stored and searched by. */
const atHome = [
  ...['01712345678', '01712-345678', '+8801712345678', '008801712345678', '8801712345678'],
  ...['1712345678', '+880 01712345678', '(+88) 01712345678', '+88 01712-345678', '017.1234.5678'],
  ...[
    '+880 (0) 1712 345678',
    '(01712) 345-678',
    '01712/345678',
    '০১৭১২-৩৪৫৬৭৮',
    '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
  ],
  ...['Mobile: 01712345678', '01712345678 (imo)', '\u202a+880 1712-345678\u202c'],
  ...['01712345678 / 01898765432', '01898765432 01712345678', '0171234567801898765432'],
];
const abroad = [
  ...['+966 50 000 1122', '+966500001122', '00966500001122', '966500001122', '+966 0500001122'],
  ...['+966 (0)50 000 1122', '0500001122', '500001122', '050-000-1122', '+966/50/0001122'],
  ...['৯৬৬৫০০০০১১২২', '+966500001122 01898765432', 'WhatsApp +966 50-000-1122'],
];

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let cookie: string;
  const lists = ['application', 'contact', 'complaint'];
  const found = async (list: string, q: string) => {
    const answer = await site.call('POST', `/api/${list}/search`, { cookie, json: { q } });
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  };
  async function store(name: string, number: string) {
    const { db } = site.services.database;
    const json = { ...goodApplication, name, phone: number };
    expect((await site.call('POST', '/api/application', { json })).status).toBe(201);
    await storeMessage(db, { name, number });
    await storeComplaint(db, { name, phone: number });
  }

  beforeAll(async () => {
    cookie = await site.signIn('shirin@sampan.example');
  });

  test('each form reads a number in the same way: sent, taken down, corrected, in a message', async () => {
    const phones = async (list: string) => {
      const answer = await site.call('GET', `/api/${list}`, { cookie });
      return (await answer.json()) as { _id: string; version: number; phoneE164: string }[];
    };
    const sent = { ...goodApplication, phone: '+966 0501234567' };
    await site.call('POST', '/api/application', { json: sent });
    const [first] = await phones('application');
    expect(first?.phoneE164).toBe('+966501234567');
    const office = { name: 'Salma', phone: '0501234567', present: 'সৌদি আরব', agreed: false };
    await site.call('POST', '/api/application/office', { cookie, json: office });
    expect((await phones('application'))[0]?.phoneE164).toBe('+966501234567');
    const changes = { phone: '+40 0721 123 456' };
    const correction = { version: first?.version, changes, reason: 'misheard' };
    const path = `/api/application/${first?._id}/facts`;
    const corrected = await site.call('PUT', path, { cookie, json: correction });
    expect(await corrected.json()).toMatchObject({ phoneE164: '+40721123456' });
    const message = { ...goodMessage, number: '00971 0501230011' };
    await site.call('POST', '/api/contact', { json: message });
    expect((await phones('contact'))[0]?.phoneE164).toBe('+971501230011');
  });

  test.each([
    ['of Bangladesh', atHome, ['12345678', '১২৩৪৫৬৭৮']],
    ['of Saudi Arabia', abroad, ['00001122', '০০০০১১২২']],
  ])(
    'a number %s is found by every way of writing it, and its last eight digits',
    async (place, ways, eight) => {
      for (const [at, way] of ways.entries()) await store(`Caller ${place} ${at}`, way);
      const missed: string[] = [];
      for (const q of [...ways, ...eight]) {
        for (const list of lists) {
          const names = await found(list, q);
          const unfound = ways.filter((_, at) => !names.includes(`Caller ${place} ${at}`));
          missed.push(...unfound.map((way) => `${list}: ${way} by ${q}`));
        }
      }
      expect(missed).toEqual([]);
    },
  );

  describe('whoever has stored a name', () => {
    test.each([
      ['Nasir Uddin', 'nasiruddin, নাসিরউদ্দিন'],
      ['Kabiruddin', 'Kabir Uddin, কবির উদ্দিন'],
      ["Peter D'Costa", 'dcosta, d costa, D’Costa'],
      ['A.K.M. Shahin', 'AKM Shahin, A K M Shahin, এ কে এম শাহিন'],
      ['SM Faisal', 'S. M. Faisal, এস এম ফয়সাল'],
      ['আঃ রহিম', 'Abdur Rahim, আব্দুর রহিম, A. Rahim'],
      ['হৃদয়', 'Ridoy, Hridoy'],
    ])('%s is found by %s', async (name, queries) => {
      await store(name, '01000-000077');
      for (const q of queries.split(', ')) {
        for (const list of lists) {
          expect([list, q, (await found(list, q)).includes(name)]).toEqual([list, q, true]);
        }
      }
    });
  });
});
