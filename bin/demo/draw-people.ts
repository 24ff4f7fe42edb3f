import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inProject } from '#bin/bootstrap.mjs';

/** Six drawings of people; each can have the colours of any other. */
const variety = 6;
const side = 800;

/**
 * Draws `count` different people (36 at most) as PNG. Call it before the first picture is stored: from then
 * on the image decoder refuses SVG in the whole process.
 */
export async function drawPeople(count: number): Promise<Uint8Array[]> {
  const drawings = await Promise.all(
    Array.from({ length: variety }, (_, index) =>
      readFile(inProject(`public/illustrations/person-${index + 1}.svg`), 'utf8'),
    ),
  );
  const pictures: Uint8Array[] = [];
  for (let n = 0; n < count; n++) {
    const person = n % variety;
    const dress = (person + Math.floor(n / variety)) % variety;
    const drawing = dressed(drawings[person] as string, person, dress);
    const image = sharp(Buffer.from(drawing)).resize(side, side);
    pictures.push(await image.flatten({ background: '#ffffff' }).png().toBuffer());
  }
  return pictures;
}

/** Colours of background, pattern and garment in the drawings 1 to 6. */
const colours = [
  ['#c3e0e1', '#93c6cb', '#0f525e'],
  ['#ffe08a', '#f6cb55', '#166a77'],
  ['#f6cfc6', '#edb2a6', '#0b3f4a'],
  ['#d6e8cf', '#bbd8b0', '#d93a32'],
  ['#e0efee', '#c3e0e1', '#f9b915'],
  ['#fff0c4', '#f6da8a', '#2c7a3f'],
] as const;

/** Replaces all colours in one pass, because a new colour may equal another part's old one. */
function dressed(drawing: string, person: number, dress: number): string {
  const originals: readonly string[] = colours[person] ?? [];
  const other = colours[dress] ?? [];
  return drawing.replace(/#[0-9a-f]{6}\b/g, (colour) => other[originals.indexOf(colour)] ?? colour);
}
