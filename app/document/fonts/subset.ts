import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Wanted = {
  /** The characters to keep; without `glyphs` with all their forms and ligatures. */
  codePoints: number[];
  /** The only glyphs to keep besides those of the characters themselves. */
  glyphs?: Iterable<number>;
  axes?: Record<string, number | { min: number; max: number }>;
  /** All features of the font by default. */
  features?: string[];
  /** Of all features, those to leave out. */
  withoutFeatures?: string[];
};

/**
 * Reduces a font (sfnt) to a subset, without hinting. Uses HarfBuzz directly, because the packages around it
 * cannot keep chosen glyphs, only characters.
 */
export function subset(
  font: Uint8Array,
  { codePoints, glyphs, axes, features, withoutFeatures = [] }: Wanted,
) {
  const place = call('malloc', font.length);
  memory().set(font, place);
  const blob = call('hb_blob_create', place, font.length, writable, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, noHinting | (glyphs ? noLayoutClosure : 0));
  addAll(call('hb_subset_input_unicode_set', input), codePoints);
  addAll(call('hb_subset_input_glyph_set', input), glyphs ?? []);
  // No program reads a web font's names, but for the copyright. The tables are for lists of fonts and old screens.
  const names = call('hb_subset_input_set', input, nameIds);
  call('hb_set_clear', names);
  addAll(names, [copyright]);
  addAll(call('hb_subset_input_set', input, droppedTables), ['STAT', 'gasp'].map(tag));
  const featureSet = call('hb_subset_input_set', input, layoutFeatures);
  call('hb_set_clear', featureSet);
  addAll(featureSet, (features ?? withoutFeatures).map(tag));
  if (!features) call('hb_set_invert', featureSet);
  for (const [name, axis] of Object.entries(axes ?? {})) {
    if (typeof axis === 'number')
      call('hb_subset_input_pin_axis_location', input, face, tag(name), axis);
    else call('hb_subset_input_set_axis_range', input, face, tag(name), axis.min, axis.max, NaN);
  }
  const made = call('hb_subset_or_fail', face, input);
  if (made === 0) throw new Error('HarfBuzz could not cut this font');
  const result = call('hb_face_reference_blob', made);
  const start = call('hb_blob_get_data', result, 0);
  const bytes = memory().slice(start, start + call('hb_blob_get_length', result));
  call('hb_blob_destroy', result);
  call('hb_face_destroy', made);
  call('hb_subset_input_destroy', input);
  call('hb_face_destroy', face);
  call('hb_blob_destroy', blob);
  call('free', place);
  return bytes;
}

// Constants of hb.h and hb-subset.h.
const writable = 2;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const droppedTables = 3;
const nameIds = 4;
const layoutFeatures = 6;
const copyright = 0;

const wasm = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)));
const library = exports as { memory: WebAssembly.Memory } & Record<string, unknown>;
call('_initialize');

/** Calls a function of HarfBuzz, or of its C library, by name. */
function call(name: string, ...numbers: number[]): number {
  return (library[name] as (...numbers: number[]) => number)(...numbers);
}

/** Read anew at each use: allocations can grow the module's memory, which replaces the buffer. */
function memory(): Uint8Array {
  return new Uint8Array(library.memory.buffer);
}

function addAll(set: number, numbers: Iterable<number>): void {
  for (const number of numbers) call('hb_set_add', set, number);
}

/** The number that HarfBuzz uses for a four-letter OpenType tag. */
function tag(name: string): number {
  return [...name].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0);
}
