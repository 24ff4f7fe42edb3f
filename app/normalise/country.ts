/** The four countries the agency sends people to, and home. ISO 3166-1 alpha-2. */
const ours = ['BD', 'HU', 'PT', 'RO', 'PL'] as const;

export type CountryCode = (typeof ours)[number];

/**
 * The code of a country typed by name or code, in English or Bengali, with the usual misspellings
 * (`Hongari`, `হাঙ্গেরি`, `HUNGARY `), null for everything else (`hungary/poland`, `Europe`): that
 * stays free text. Compared are the consonants behind the first letter, because it is the vowels
 * that people misspell; a nearest-word search would take Holland for Poland.
 */
export function countryCode(typed: string): CountryCode | null {
  const code = anyCountry(typed);
  return ours.find((own) => own === code) ?? null;
}

/** The same of every country whose telephone numbers we read. Beside a town (`Dhaka, Bangladesh`) the one country counts. */
export function anyCountry(typed: string): string | null {
  if (typed.length > maxLength) return null;
  const whole = named(typed);
  if (whole) return whole;
  const parts = typed.split(/[,;()/\n\p{Pd}]/u);
  const [code = null, ...others] = new Set(parts.flatMap((part) => named(part) ?? []));
  return others.length === 0 ? code : null;
}

/** A country's field takes 80 characters. */
const maxLength = 80;

function named(typed: string): string | undefined {
  const letters = lettersOf(typed);
  return codes[letters] ?? (romania.test(letters) ? 'RO' : spellings().get(consonantsOf(letters)));
}

/** By more than its consonants, which Roman, Raman and the Royaume-Uni have, too. */
const romania = /^(?:r[aeiouy]*m[aeiouy]*n[eiy]+a|র\p{M}*ম\p{M}*ন\p{M}*য)/u;

function lettersOf(typed: string): string {
  return typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s(?:visa|ভিসা)\s*$/, '')
    .replace(/[^\p{L}\p{M}]|[\u0300-\u036f]/gu, '');
}

function consonantsOf(letters: string): string {
  return letters
    .replace(/[ংঙ]/g, 'ঙ')
    .replace(/ণ/g, 'ন')
    .replace(/য|\p{M}/gu, '')
    .replace(/(?!^)[aeiouy]/g, '')
    .replace(/(.)\1+/gu, '$1');
}

// Without a prototype, or `constructor` would be a country.
const codes: Record<string, string> = {
  __proto__: null!,
  ...{ bd: 'BD', hu: 'HU', pt: 'PT', ro: 'RO', pl: 'PL' },
  ...{ bgd: 'BD', hun: 'HU', prt: 'PT', rou: 'RO', pol: 'PL' },
  ...{ ksa: 'SA', uae: 'AE', uk: 'GB', usa: 'US' },
};

/** Its names, in English and Bengali, and those of a town that people name in its place; Romania has a rule of its own. */
const names: Record<string, string> = {
  BD: 'Bangladesh,বাংলাদেশ',
  HU: 'Hungary,হাঙ্গেরি,Magyarország',
  PT: 'Portugal,পর্তুগাল',
  PL: 'Poland,পোল্যান্ড,Polska',
  SA: 'Saudi Arabia,সৌদি আরব,Saudi,সৌদি',
  AE: 'United Arab Emirates,আরব আমিরাত,সংযুক্ত আরব আমিরাত,আমিরাত,Dubai,দুবাই',
  QA: 'Qatar,Katar,কাতার',
  KW: 'Kuwait,কুয়েত',
  OM: 'Oman,ওমান',
  BH: 'Bahrain,বাহরাইন',
  JO: 'Jordan,জর্ডান,জর্দান',
  LB: 'Lebanon,লেবানন',
  IQ: 'Iraq,ইরাক',
  LY: 'Libya,লিবিয়া',
  EG: 'Egypt,মিশর',
  MU: 'Mauritius,মরিশাস',
  MV: 'Maldives,মালদ্বীপ',
  SG: 'Singapore,সিঙ্গাপুর',
  MY: 'Malaysia,মালয়েশিয়া',
  BN: 'Brunei,ব্রুনাই',
  KR: 'South Korea,দক্ষিণ কোরিয়া,Korea,কোরিয়া',
  JP: 'Japan,জাপান',
  HK: 'Hong Kong,হংকং',
  TH: 'Thailand,থাইল্যান্ড',
  IN: 'India,ভারত',
  PK: 'Pakistan,পাকিস্তান',
  NP: 'Nepal,নেপাল',
  LK: 'Sri Lanka,শ্রীলঙ্কা',
  CN: 'China,চীন',
  TR: 'Turkey,তুরস্ক',
  GB: 'United Kingdom,যুক্তরাজ্য,England,ইংল্যান্ড,London,লন্ডন',
  IE: 'Ireland,আয়ারল্যান্ড',
  IT: 'Italy,ইতালি,ইটালি',
  ES: 'Spain,স্পেন',
  FR: 'France,ফ্রান্স',
  DE: 'Germany,জার্মানি',
  AT: 'Austria,অস্ট্রিয়া',
  CH: 'Switzerland,সুইজারল্যান্ড',
  BE: 'Belgium,বেলজিয়াম',
  NL: 'Netherlands,নেদারল্যান্ডস,Holland,হল্যান্ড',
  SE: 'Sweden,সুইডেন',
  NO: 'Norway,নরওয়ে',
  DK: 'Denmark,ডেনমার্ক',
  FI: 'Finland,ফিনল্যান্ড',
  GR: 'Greece,গ্রিস',
  CY: 'Cyprus,সাইপ্রাস',
  MT: 'Malta,মাল্টা',
  CZ: 'Czech Republic,চেক প্রজাতন্ত্র,Czechia',
  SK: 'Slovakia,স্লোভাকিয়া',
  SI: 'Slovenia,স্লোভেনিয়া',
  HR: 'Croatia,ক্রোয়েশিয়া',
  RS: 'Serbia,সার্বিয়া',
  BA: 'Bosnia,বসনিয়া',
  AL: 'Albania,আলবেনিয়া',
  BG: 'Bulgaria,বুলগেরিয়া',
  UA: 'Ukraine,ইউক্রেন',
  RU: 'Russia,রাশিয়া',
  US: 'America,আমেরিকা,United States,যুক্তরাষ্ট্র',
  CA: 'Canada,কানাডা',
  AU: 'Australia,অস্ট্রেলিয়া',
  ZA: 'South Africa,দক্ষিণ আফ্রিকা',
};

let made: Map<string, string> | undefined;

/** The consonants of every name. Made when the first country is asked for. */
function spellings(): Map<string, string> {
  return (made ??= new Map(
    Object.entries(names).flatMap(([code, all]) =>
      all.split(',').map((name) => [consonantsOf(lettersOf(name)), code] as const),
    ),
  ));
}
