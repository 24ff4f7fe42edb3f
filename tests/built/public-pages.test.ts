import { expect, inject, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { countrySlug } from '#app/content/destinations.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { publicAddresses, shippedPages } from '#tests/support/public-addresses.ts';
import { ask, footerOf, pageAt, textOf } from './built-site.ts';

const shipped = defaultDocuments();
const { countries } = shipped.countries;
const { phones } = shipped.agency.agency;

/** What the links of a part say, and where they lead. */
const linksIn = (part: ParentNode) =>
  [...part.querySelectorAll('a')].map((link) => ({
    says: link.textContent.trim(),
    to: link.getAttribute('href'),
    opens: link.getAttribute('target'),
  }));

const mainOf = async (address: string) => (await pageAt(address)).querySelector('main')!;

async function currentIn(address: string) {
  const navigation = (await pageAt(address)).querySelector('nav[aria-label="Main"]')!;
  return navigation.querySelector('a[aria-current]')?.textContent;
}

test('the policy is in Bengali at both addresses, and translated at the English one', async () => {
  for (const address of ['/bn/policy', '/policy']) {
    const page = await pageAt(address);
    expect(page.querySelector('h1')?.textContent).toBe('আমাদের নীতিমালা');
    const bengali = [...page.querySelectorAll('[lang=bn]')].map(textOf).join(' ');
    for (const fact of [
      'সর্বোচ্চ ৬ মাস সময় লাগতে পারে',
      'জমা দেওয়া সম্পূর্ণ অর্থ ফেরত দেওয়া হবে',
      'ফাইল খোলার চার্জ',
      'অফিস সার্ভিস চার্জ',
      'ওয়ার্ক পারমিট চার্জ',
      'দূতাবাসের ফি এবং অ্যাপয়েন্টমেন্টের ফি গ্রাহক নিজে পরিশোধ করবেন',
      'প্রায় ২০%-কে সাক্ষাৎকারে ডাকা হয়, ৮০%-কে ডাকা হয় না',
      'ইউরোপের ভিসার কোনো নিশ্চয়তা আমরা দিই না',
    ])
      expect(address.startsWith('/bn') ? textOf(page.body) : bengali, address).toContain(fact);
  }
  const translation = textOf((await mainOf('/policy')).querySelector('#translation')!);
  expect(translation).toContain('This is a translation of the Bengali text above.');
  expect(translation).toContain('up to 6 months');
  expect(translation).toContain('About 20% of applicants are called to an interview');
  expect((await pageAt('/bn/policy')).querySelector('#translation, a[href="#translation"]')).toBe(
    null,
  );
});

test('the about page has its three cards, the channel in a new tab, the structure and the people', async () => {
  const main = await mainOf('/about');
  const headings = [...main.querySelectorAll('h2, h3')].map((heading) => heading.textContent);
  for (const name of ['Vision', 'Mission', 'Objective'])
    expect(headings).toContainEqual(expect.stringMatching(`^${name}`));
  const channel = main.querySelector('a[aria-describedby]')!;
  expect([channel.textContent, channel.getAttribute('target')]).toEqual([
    'Go to our video channel',
    '_blank',
  ]);
  const described = main.querySelector(`[id="${channel.getAttribute('aria-describedby')}"]`);
  expect(described?.textContent).toMatch(/new tab/);
  const structure = [...main.querySelectorAll('section')].find((section) =>
    section.textContent.includes('ORGANIZATION STRUCTURE'),
  );
  expect(structure?.querySelector('ul')?.textContent).toContain('Tickets and departure');
  expect(linksIn(main)).toContainEqual({
    says: expect.stringMatching(/^Read the message.+Tanvir Ahmed/),
    to: '/about/directors#tanvir-ahmed',
    opens: null,
  });
  expect((await mainOf('/')).querySelector('a[href="/about/directors"]')).toBeTruthy();
  const directors = await mainOf('/about/directors');
  expect([...directors.querySelectorAll('h2')].map((name) => name.textContent)).toContainEqual(
    expect.stringContaining('Anwar Hossain'),
  );
  expect(directors.querySelectorAll('blockquote')).toHaveLength(3);
  expect(await currentIn('/about/directors')).toBe('ABOUT US');
});

test('the services page leads to each service, and SERVICES stays marked there', async () => {
  const links = linksIn(await mainOf('/services'));
  for (const name of ['Overseas Recruitment', 'Visa Consultation', 'Skill Training']) {
    const link = links.find(({ says }) => says.startsWith('EXPLORE INSIDE') && says.endsWith(name));
    const page = await pageAt(link!.to!);
    expect(page.querySelector('h1')?.textContent).toContain(name);
    expect(page.title).toBe(`${name} | Sampan Overseas`);
    expect(await currentIn(link!.to!)).toBe('SERVICES');
  }
});

test('every job has an address of its own, which opens the application form', async () => {
  const jobs = shipped.sectors.sectors.flatMap(({ roles }) => roles);
  for (const [language, words, form] of [
    ['en', 'apply for this job', 'Application'],
    ['bn', 'এই কাজের জন্য আবেদন করুন', 'আবেদন ফরম'],
  ] as const) {
    const links = linksIn(await mainOf(pathIn(language, '/services/recruitment')));
    const addresses = jobs.map(
      (job) => links.find(({ says }) => says === `${job[language]}: ${words}`)?.to ?? null,
    );
    expect(addresses).not.toContain(null);
    expect(new Set(addresses).size).toBe(jobs.length);
    expect(addresses.at(-1)).toBe(pathIn(language, '/application?job=iron-man'));
    const opened = await pageAt(addresses.at(-1)!);
    expect(opened.querySelector('h1')?.textContent).toBe(form);
  }
});

test('an employer has a part of the page: five lines that open the contact form, our address and number as they are written', async () => {
  const english = await mainOf('/services/recruitment');
  const jump = { says: 'For employers', to: '#employers', opens: null };
  expect(linksIn(english)).toContainEqual(jump);
  const bengali = await mainOf('/bn/services/recruitment');
  // Workers who read it are spared nine screens.
  expect(bengali.querySelector('#employers')!.matches('details:not([open])')).toBe(true);
  for (const [main, address] of [
    [english, '/contact'],
    [bengali, '/bn/contact'],
  ] as const) {
    const employers = main.querySelector('#employers')!;
    const form = employers.querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', address]);
    expect(textOf(employers)).toContain(shipped.agency.agency.email);
    expect(textOf(employers)).toContain(phones[0]!.shown);
    const sent = new URLSearchParams({ role: 'Welder', workers: '40' });
    const answer = await ask(address, {
      method: 'POST',
      body: sent,
      headers: { origin: inject('origin') },
    });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('Welder\n');
    expect(html).toMatch(/name="kind" value="employer"/);
  }
});

test('what the policy says stands beside the success rate, and each diploma opens its page at the training centre in a new tab', async () => {
  const figures = (await mainOf('/services/consultation')).querySelector(
    '[aria-label="Our figures"]',
  );
  expect(figures?.textContent).toContain('100%');
  expect(figures?.textContent).toContain('No guarantee for European visas');
  const training = await mainOf('/services/training');
  const diplomas = linksIn(training).filter(({ says }) => says.startsWith('Explore Training'));
  expect(diplomas).toEqual(
    Array.from({ length: 8 }, () => ({
      says: expect.stringContaining('opens in a new tab'),
      to: expect.stringMatching(/^https:\/\/training\.example\/courses\/[a-z-]+$/),
      opens: '_blank',
    })),
  );
  expect(training.querySelectorAll('a[href*="/courses/"][rel~="noopener"]')).toHaveLength(8);
});

test.each([
  [
    'en',
    'None of the 8 amounts has been entered yet, so there is no sum.',
    "The government's ceiling for Hungary has not been entered",
    'below',
  ],
  [
    'bn',
    '৮টি খরচের একটিরও টাকা এখনো লেখা হয়নি। তাই মোট বলা যাচ্ছে না।',
    'হাঙ্গেরি: সরকারের সর্বোচ্চ সীমা এখনো লেখা হয়নি',
    'কম',
  ],
] as const)(
  'T-13 T-31 %s: no cost is shipped, and its block says so',
  async (language, sum, ceiling, below) => {
    const main = await mainOf(pathIn(language, '/costs'));
    expect(main.querySelectorAll('tr [type="checkbox"]')).toHaveLength(0);
    const box = textOf(main.querySelector('aside')!);
    expect(textOf(main)).not.toMatch(/Tk|৳|EUR/);
    expect(textOf(main)).toContain(ceiling);
    expect(box).toContain(sum);
    expect(box).not.toContain(below);
  },
);

test.each(languages)(
  'T-57 %s: each country of the home page opens its page, that leads to the form, and the contact section to the application',
  async (language) => {
    const main = await mainOf(pathIn(language, '/'));
    const cards = [...main.querySelectorAll('section h3 a')];
    const guides = countries.map(({ code }) => pathIn(language, `/countries/${countrySlug(code)}`));
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(guides);
    for (const { code, name } of countries) {
      const guide = await mainOf(pathIn(language, `/countries/${countrySlug(code)}`));
      expect(guide.querySelector('h1')?.textContent).toContain(name[language]);
      expect(linksIn(guide.querySelector('aside')!)).toContainEqual({
        says: { en: 'Apply', bn: 'আবেদন করুন' }[language],
        to: pathIn(language, `/application?country=${code}`),
        opens: null,
      });
    }
    const contact = main.querySelector('section:has(form)')!;
    expect(linksIn(contact)).toContainEqual({
      says: { en: 'Apply for a job abroad', bn: 'বিদেশে চাকরির আবেদন করুন' }[language],
      to: pathIn(language, '/application'),
      opens: null,
    });
  },
);

test.each(languages)(
  '%s: the header begins with both telephone numbers, and each page says how to go on and has a way to the application form',
  async (language) => {
    const sentences = new Map(Object.entries(shipped['closing-sentences'].closingSentences));
    const wayOn = { en: 'How to go on', bn: 'এরপর কী করবেন' }[language];
    const apply = { en: /apply|application/i, bn: /আবেদন/ }[language];
    const alone = ['/application/receipt', '/nowhere'].map((path) => ({ id: path, path }));
    for (const { id, path } of [...shippedPages, ...alone]) {
      const page = await pageAt(pathIn(language, path));
      const header = page.querySelector('header')!;
      const dialled = linksIn(header).filter(({ to }) => to?.startsWith('tel:'));
      const numbers = phones.map(({ shown }) => shown);
      expect(dialled.slice(0, 2).map(({ says }) => says)).toEqual(numbers);
      const ways = linksIn(header).filter(
        ({ to, says }) => to === pathIn(language, '/application') && apply.test(says),
      );
      // On a computer, on a phone, and in the menu.
      expect(ways.length, path).toBeGreaterThanOrEqual(3);
      const shared = path.startsWith('/countries/') ? 'countries' : id;
      const sentence = sentences.get(shared);
      const bands = [...page.querySelectorAll(`main [aria-label="${wayOn}"]`)];
      expect(
        bands.map((band) => band.querySelector('h2')?.textContent),
        path,
      ).toEqual(sentence ? [sentence.title[language]] : []);
      if (sentence) expect(bands[0]!.querySelectorAll('a'), path).toHaveLength(5);
    }
  },
);

test('the copyright runs from 2017 to this year, each language with its own full stop', async () => {
  const answer = await ask('/');
  const year = new Date(answer.headers.get('date')!).getFullYear();
  const footer = async (language: Language) =>
    footerOf(await pageAt(pathIn(language, '/'))).textContent;
  expect(await footer('en')).toContain(`© 2017–${year} Sampan Overseas. All rights reserved.`);
  expect(await footer('bn')).toContain('সাম্পান ওভারসিজ। সর্বস্বত্ব সংরক্ষিত।');
  expect(await footer('bn')).toContain('© ২০১৭–');
});

test('W-29 the chat is on every public page, as a link until scripts make it a button, and on none of the staff’s', async () => {
  const says = { en: 'Chat on WhatsApp', bn: 'হোয়াটসঅ্যাপে কথা বলুন' };
  for (const { language, address } of publicAddresses) {
    const chat = (await pageAt(address)).querySelector(`a[aria-label="${says[language]}"]`);
    expect(chat?.getAttribute('href'), address).toMatch(/whatsapp/);
  }
  for (const address of ['/admin', '/admin/addgallery', '/admin/nowhere'])
    expect((await pageAt(address)).querySelector('a[href*="whatsapp"]'), address).toBe(null);
});
