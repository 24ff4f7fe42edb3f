import type { ReceiptLine } from './receipt-lines.ts';

/** In pixels: sharp on a phone, and about 100 kB. */
const width = 1080;
const margin = 80;

const sans = '"Anek Bangla", "Anek Bangla Bengali", "Noto Sans Bengali", sans-serif';

/** How each kind of paragraph is set: font, line height and the space above it, in pixels. */
const settings: Record<
  ReceiptLine['kind'],
  { font: string; line: number; above: number; ink: string }
> = {
  title: { font: `650 46px ${sans}`, line: 66, above: 0, ink: '#ffffff' },
  success: { font: `650 36px ${sans}`, line: 56, above: 0, ink: '#1e5c2e' },
  label: { font: `400 30px ${sans}`, line: 48, above: 36, ink: '#566c70' },
  number: { font: `650 108px ${sans}`, line: 130, above: 0, ink: '#0a2227' },
  text: { font: `400 34px ${sans}`, line: 54, above: 0, ink: '#0a2227' },
  warning: { font: `650 36px ${sans}`, line: 58, above: 0, ink: '#8f1d1c' },
};

/**
 * Draws the receipt as a PNG, on the device: nothing is sent anywhere. Fonts that do not come are
 * replaced by those of the device. Rejects where the browser gives no picture.
 */
export async function receiptPicture(lines: ReceiptLine[]): Promise<Blob> {
  await loadFonts(lines);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const rows = layOut(context, lines);
  canvas.width = width;
  canvas.height = rows[rows.length - 1]!.bottom + margin;
  paint(context, rows, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

type Row = { text: string; kind: ReceiptLine['kind']; baseline: number; bottom: number };

const bandHeight = 150;

function layOut(context: CanvasRenderingContext2D, lines: ReceiptLine[]): Row[] {
  const rows: Row[] = [];
  let y = 0;
  let before: ReceiptLine['kind'] | null = null;
  for (const { kind, text } of lines) {
    const { font, line, above } = settings[kind];
    context.font = font;
    if (kind === 'title') y = (bandHeight - line) / 2;
    else if (before === 'title') y = bandHeight + 56;
    else y += above + (kind === before || above > 0 || before === 'label' ? 0 : 28);
    for (const part of wrap(context, text)) {
      rows.push({ text: part, kind, baseline: y + line * 0.72, bottom: y + line });
      y += line;
    }
    before = kind;
  }
  return rows;
}

/** Breaks between words; a word is never longer than the picture is wide. */
function wrap(context: CanvasRenderingContext2D, text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of text.split(' ')) {
    const longer = part ? `${part} ${word}` : word;
    if (part && context.measureText(longer).width > width - 2 * margin) {
      parts.push(part);
      part = word;
    } else {
      part = longer;
    }
  }
  return [...parts, part];
}

function paint(context: CanvasRenderingContext2D, rows: Row[], height: number): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#08303a';
  context.fillRect(0, 0, width, bandHeight);
  // The running stitch of the house.
  context.strokeStyle = '#f9b915';
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.setLineDash([26, 18]);
  context.beginPath();
  context.moveTo(0, bandHeight + 14);
  context.lineTo(width, bandHeight + 14);
  context.stroke();
  for (const { text, kind, baseline } of rows) {
    context.font = settings[kind].font;
    context.fillStyle = settings[kind].ink;
    context.fillText(text, margin, baseline);
  }
}

async function loadFonts(lines: ReceiptLine[]): Promise<void> {
  const text = lines.map((line) => line.text).join('');
  const fonts = new Set(Object.values(settings).map(({ font }) => font));
  await Promise.allSettled([...fonts].map((font) => document.fonts.load(font, text)));
}
