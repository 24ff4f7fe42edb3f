/** Writes a number of a sample person: 0 becomes 01000100000. */
function phoneOf(index: number): string {
  return `010001${String(index).padStart(5, '0')}`;
}

/** Four of these make a name of its own for each of 10,000 people. */
const words = [
  'Rahim',
  'নাসরিন',
  'Kamal',
  'Salma',
  'আব্বাস',
  'Jahid',
  'Rubel',
  'Farhana',
  'সোহেল',
  'Tuhin',
];

function nameOf(index: number): string {
  const digits = String(index).padStart(4, '0').split('');
  return ['Md.', ...digits.map((digit) => words[Number(digit)])].join(' ');
}

/** In how many ways a telephone number stands in such a list. */
const ways: ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => phone.slice(1),
  (phone) => `+88${phone}`,
  (phone) => phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!),
  (phone) => `${phone.slice(0, 5)}-${phone.slice(5)}`,
  (phone) => `${phone}.0`,
];

const births = ['5/3/1998', '35859', '1998', '25/09/1960 00:00', 'DOB: 25/01/1992', '', 'winter'];

/** The headings of such a list. */
export const sampleHeadings = [
  'SL',
  'Name',
  'Mobile',
  'PP No',
  'DOB',
  'Trade',
  'Country',
  'Remarks',
];

/**
 * A list of made-up people as an office keeps it: `count` rows, of which `faulty` have a number that Excel has shortened, or no
 * name. From the person of number `from` on.
 */
export function sampleList({
  count,
  faulty = 0,
  from = 0,
}: {
  count: number;
  faulty?: number;
  from?: number;
}): string[][] {
  const every = faulty > 0 ? Math.floor(count / faulty) : Infinity;
  const rows = Array.from({ length: count }, (_, at) => {
    const index = from + at;
    const isFaulty = at % every === every - 1 && Math.floor(at / every) < faulty;
    const name = nameOf(index);
    return [
      String(at + 1),
      isFaulty && at % 2 === 0 ? '' : name,
      isFaulty && at % 2 === 1 ? '8.8E+12' : ways[index % ways.length]!(phoneOf(index)),
      index % 3 === 0 ? `A${String(10_000_000 + index)}` : '',
      births[index % births.length]!,
      ['tailor', 'Electrician', 'দর্জি'][index % 3]!,
      ['romania', 'HUN', 'পোল্যান্ড'][index % 3]!,
      index % 4 === 0 ? 'came twice; =1+1' : '',
    ];
  });
  return [sampleHeadings, ...rows];
}

/** As the text of a CSV file. */
export function asCsv(rows: string[][]): string {
  return rows
    .map((row) => row.map((cell) => `"${cell.replace(/"/g, '""')}"`).join(','))
    .join('\r\n');
}
