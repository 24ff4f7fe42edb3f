import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ico } from '#app/brand/mark/ico.ts';

/** The background for icons that systems cut to their own shape. */
const background = '#0b3f4a';

/** Renders `favicon.svg` in the sizes and formats for systems that do not accept SVG. */
export async function drawIcons(publicFolder: string): Promise<void> {
  const drawing = await readFile(`${publicFolder}favicon.svg`, 'utf8');
  // Without rounded corners, which systems cut themselves.
  const square = drawing.replace(' rx="14"', '');
  await mkdir(`${publicFolder}icons`, { recursive: true });
  await writeFile(`${publicFolder}icons/192.png`, await drawn(drawing, 192));
  await writeFile(`${publicFolder}icons/512.png`, await drawn(drawing, 512));
  // The safe zone of a maskable icon is a circle of 80 % of its side.
  const inner = await drawn(square, 384);
  const maskable = await sharp(inner)
    .extend({ top: 64, bottom: 64, left: 64, right: 64, background })
    .png({ palette: true })
    .toBuffer();
  await writeFile(`${publicFolder}icons/maskable-512.png`, maskable);
  await writeFile(`${publicFolder}apple-touch-icon.png`, await drawn(square, 180));
  await writeFile(`${publicFolder}favicon.ico`, ico([{ png: await drawn(drawing, 32), side: 32 }]));
}

function drawn(drawing: string, side: number): Promise<Buffer> {
  const density = (72 * side) / 64;
  return sharp(Buffer.from(drawing), { density })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
}
