import bengali from '#app/styles/fonts/made/anek-bengali-400-whole.woff2?url';
import bengaliBold from '#app/styles/fonts/made/anek-bengali-650-whole.woff2?url';
import latin from '#app/styles/fonts/made/anek-latin.woff2?url';
import { type Language, otherLanguage } from '#app/i18n/language.ts';
import type { SlipContent } from './slip-content.ts';

/** In pixels: sharp on a phone, and about 150 kB. */
const width = 1080;
const edge = 36;
const margin = 96;
const inside = width - 2 * margin;

const ink = { text: '#0a2227', second: '#3d565b', house: '#166a77', deep: '#08303a' };

/**
 * Draws a receipt as a PNG, on the device: nothing is sent anywhere. What does not come of fonts and drawings is replaced
 * by the device's or left out. `name` is written beside a logo that has none in it; `logo` is an address of ours, because
 * a canvas with a picture of another site is never given out. Rejects where the browser gives no picture.
 */
export async function slipPicture(
  slip: SlipContent,
  language: Language,
  brand: { name: string | null; logo: string },
): Promise<Blob> {
  const [logo, border, weave] = await Promise.all([
    drawing(brand.logo),
    drawing('/illustrations/textile-par.svg'),
    drawing('/illustrations/textile-jamdani-light.svg'),
    loadFonts(),
  ]);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const paint = () => paintSlip(pen, { ...slip, language, name: brand.name, logo, border, weave });
  // Once to know how high it is: a canvas forgets what is on it with its size.
  canvas.width = width;
  canvas.height = paint();
  paint();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

type Pen = CanvasRenderingContext2D;
type Painted = SlipContent & {
  language: Language;
  name: string | null;
  logo: HTMLImageElement | null;
  border: HTMLImageElement | null;
  weave: HTMLImageElement | null;
};

/** Paints all of it, from the top, and returns its height. */
function paintSlip(pen: Pen, slip: Painted): number {
  const { title, taken, numbers, facts, next, warnings, verify, language, name, logo } = slip;
  const other = otherLanguage(language);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, pen.canvas.height);
  if (logo) pen.drawImage(logo, margin, 100, (96 * logo.width) / logo.height, 96);
  if (name) write(pen, name, { size: 40, bold: true, top: 120, left: margin + 120 });
  write(pen, title, { size: 38, bold: true, top: 120, align: 'right', color: ink.house });
  let y = 224;

  icon(pen, 'm8 12 3 3 5-6M12 2a10 10 0 1 0 .01 0', {
    left: margin,
    top: y + 4,
    size: 54,
    color: '#1e5c2e',
  });
  y = write(pen, taken[language], { size: 38, bold: true, top: y, left: 180, color: '#1e5c2e' });
  y = write(pen, taken[other], { size: 28, top: y, left: 180, color: ink.second }) + 36;

  const isOne = numbers.length === 1;
  for (const { label, number } of numbers) {
    const height = isOne ? 232 : 190;
    box(pen, y, height, '#f0f7f5', slip.weave);
    write(pen, label, { size: 32, top: y + 18, align: 'center', color: ink.second });
    write(pen, number, { size: isOne ? 118 : 84, bold: true, top: y + 68, align: 'center' });
    y += height + 24;
  }
  y += 12;
  for (const { label, fact } of facts) {
    const end = write(pen, label, { size: 36, top: y, color: ink.second, right: 420 });
    y = Math.max(end, write(pen, fact, { size: 36, bold: true, top: y, left: 440 })) + 12;
  }
  y += 28;
  line(pen, '#7f999c', [22, 12], [margin, y, width - margin, y]);
  y += 32;

  pen.fillStyle = '#f9b915';
  pen.beginPath();
  pen.arc(margin + 46, y + 50, 46, 0, 2 * Math.PI);
  pen.fill();
  icon(pen, nextIcons[next.icon] ?? nextIcons.clock, {
    left: margin + 22,
    top: y + 26,
    size: 48,
    color: ink.deep,
  });
  const beside = { left: 220, right: width - margin };
  y = write(pen, next.says, { size: 34, top: y, color: ink.second, ...beside });
  if (next.day) y = write(pen, next.day, { size: 46, bold: true, top: y, ...beside });
  if (next.how) y = write(pen, next.how, { size: 34, top: y, color: ink.second, ...beside });
  for (const number of next.from)
    y = write(pen, number, { size: 46, bold: true, top: y, ...beside });
  y += 32;

  const warn = { align: 'center', color: '#8f1d1c' } as const;
  warnings.forEach((warning, at) => {
    y = write(pen, warning[language], { size: 38, bold: at === 0, top: y, ...warn });
  });
  const small = warnings.map((warning) => warning[other]).join(' ');
  y = write(pen, small, { size: 28, top: y, align: 'center', color: ink.second }) + 28;

  box(pen, y, 132, ink.deep, null);
  write(pen, verify.asks, { size: 34, top: y + 12, align: 'center', color: '#ffffff' });
  write(pen, verify.address, {
    size: 34,
    bold: true,
    top: y + 64,
    align: 'center',
    color: '#ffe08a',
  });
  y += 132 + 40;

  line(pen, '#f26b5b', [14, 8], [edge, y, edge, edge, width - edge, edge, width - edge, y]);
  band(pen, y, slip.border);
  return y + 64 + edge;
}

type Words = {
  size: number;
  bold?: boolean;
  top: number;
  left?: number;
  right?: number;
  align?: 'left' | 'center' | 'right';
  color?: string;
};

/** Writes a text in as many lines as it needs, and returns where the next may begin. */
function write(pen: Pen, text: string, words: Words): number {
  const { size, bold, top, left = margin, right = width - margin, align = 'left' } = words;
  pen.font = `${bold ? 650 : 400} ${size}px "Slip Latin", "Slip Bengali", sans-serif`;
  pen.fillStyle = words.color ?? ink.text;
  pen.textAlign = align;
  const x = { left, center: (left + right) / 2, right }[align];
  // Bengali hangs high and reaches low.
  const height = Math.round(size * 1.45);
  const lines = wrap(pen, text, right - left);
  lines.forEach((part, at) => pen.fillText(part, x, top + at * height + size * 1.05));
  return top + lines.length * height;
}

/** Breaks between words; a longer one stands alone. */
function wrap(pen: Pen, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A box with round corners across the receipt, woven where the drawing has come. */
function box(pen: Pen, top: number, height: number, color: string, weave: HTMLImageElement | null) {
  const radius = 20;
  pen.beginPath();
  // Not `roundRect`, which browsers of 2021 do not have.
  pen.moveTo(margin + radius, top);
  pen.arcTo(margin + inside, top, margin + inside, top + height, radius);
  pen.arcTo(margin + inside, top + height, margin, top + height, radius);
  pen.arcTo(margin, top + height, margin, top, radius);
  pen.arcTo(margin, top, margin + inside, top, radius);
  pen.fillStyle = color;
  pen.fill();
  const pattern = weave && pen.createPattern(weave, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fill();
}

function line(pen: Pen, color: string, dash: number[], [x = 0, y = 0, ...rest]: number[]) {
  pen.strokeStyle = color;
  pen.lineWidth = 4;
  pen.setLineDash(dash);
  pen.beginPath();
  pen.moveTo(x, y);
  for (let at = 0; at < rest.length; at += 2) pen.lineTo(rest[at]!, rest[at + 1]!);
  pen.stroke();
  pen.setLineDash([]);
}

/** The border of the house, twice as large as on the page. */
function band(pen: Pen, top: number, border: HTMLImageElement | null) {
  pen.fillStyle = ink.deep;
  pen.fillRect(edge, top, width - 2 * edge, 64);
  if (!border) return;
  for (let x = edge; x < width - edge; x += 96) {
    const part = Math.min(96, width - edge - x);
    pen.drawImage(border, 0, 0, part / 2, 32, x, top, part, 64);
  }
}

/** A drawing of the set, of 24 units. */
function icon(
  pen: Pen,
  path: string,
  { left, top, size, color }: { left: number; top: number; size: number; color: string },
) {
  pen.save();
  pen.translate(left, top);
  pen.scale(size / 24, size / 24);
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
  pen.restore();
}

const nextIcons: Partial<Record<SlipContent['next']['icon'], string>> & { clock: string } = {
  phone:
    'M13.83 16.57a1 1 0 0 0 1.21-.3l.36-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.39',
  clock: 'M12 2a10 10 0 1 0 .01 0M12 6v6l4 2',
};

async function drawing(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Under names of its own: the faces of the page may have lapsed on a slow network, and a canvas then waits for none. */
async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Slip Bengali', `url(${bengali})`, { weight: '400' }),
    new FontFace('Slip Bengali', `url(${bengaliBold})`, { weight: '650' }),
    new FontFace('Slip Latin', `url(${latin})`, { weight: '400 700' }),
  ];
  faces.forEach((face) => document.fonts.add(face));
  await Promise.allSettled(faces.map((face) => face.load()));
}
