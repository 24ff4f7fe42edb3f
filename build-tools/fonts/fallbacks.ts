const variable = '@fontsource-variable';

/**
 * The site's font faces, each with the texts to measure it by and its descriptors within a family. Bengali
 * words are separated by spaces of a Latin face.
 */
export const ownFaces: Record<string, OwnFace> = {
  body: anekLatin({ wght: 400, wdth: 103 }, { weight: '400 500', stretch: '100% 111%' }),
  strong: anekLatin({ wght: 600, wdth: 103 }, { weight: '501 700', stretch: '100% 111%' }),
  heading: anekLatin({ wght: 680, wdth: 112 }, { weight: '400 700', stretch: '112%' }),
  bengali: anekBengali({ wght: 400 }, 'body', { weight: '400 500' }),
  bengaliStrong: anekBengali({ wght: 650 }, 'strong', { weight: '501 700' }),
  voice: tiro('latin-400-normal'),
  voiceItalic: tiro('latin-400-italic', { descriptors: { style: 'italic' } }),
  voiceBengali: tiro('bengali-400-normal', { spacesOf: 'voice' }),
};

export type Descriptors = Partial<Record<'weight' | 'stretch' | 'style', string>>;

type OwnFace = {
  source: string;
  axes?: Record<string, number>;
  descriptors?: Descriptors;
  spacesOf?: string;
};

/** A font installed on visitors' devices. */
type DeviceFont = {
  /** The names that browsers accept: the full name, on some devices the PostScript name. */
  names: string[];
  /** A font file with the same widths, of Fontsource, below node_modules. */
  source: string;
  axes?: Record<string, number>;
};

const roboto = deviceFont('Roboto', 'roboto/files/roboto-latin-wght');
// Arimo and Liberation Sans have Arial's widths, Gelasio has Georgia's.
const arial = deviceFont('Arial', 'arimo/files/arimo-latin-wght', ['Liberation Sans']);
const georgia = deviceFont('Georgia', 'gelasio/files/gelasio-latin-wght');
const notoSans = deviceFont('Noto Sans', 'noto-sans/files/noto-sans-latin-wght');
const notoSerif = deviceFont('Noto Serif', 'noto-serif/files/noto-serif-latin-wght');
const notoSansBengali = deviceFont(
  'Noto Sans Bengali',
  'noto-sans-bengali/files/noto-sans-bengali-bengali-wght',
);
const notoSerifBengali = deviceFont(
  'Noto Serif Bengali',
  'noto-serif-bengali/files/noto-serif-bengali-bengali-wght',
);

/**
 * Families of tokens.css: fonts of Android, Windows, Apple's systems and Linux (where the tests run), each a
 * fallback for some of the site's faces. "Plain" is for devices where no name selects a bold font, such as
 * Android since 12: the browser synthesises bold with the regular font's widths.
 */
export const fallbacks: Record<string, Record<string, DeviceFont>> = {
  'Anek as Roboto': { body: roboto.regular, strong: roboto.bold, heading: roboto.bold },
  'Anek as Roboto Plain': { strong: roboto.regular, heading: roboto.regular },
  'Anek as Arial': { body: arial.regular, strong: arial.bold, heading: arial.bold },
  'Anek as Noto': { body: notoSans.regular, strong: notoSans.bold, heading: notoSans.bold },
  'Anek as Noto Bengali': { bengali: notoSansBengali.regular, bengaliStrong: notoSansBengali.bold },
  'Anek as Noto Bengali Plain': { bengaliStrong: notoSansBengali.regular },
  'Tiro as Noto': { voice: notoSerif.regular, voiceItalic: notoSerif.italic },
  'Tiro as Georgia': { voice: georgia.regular, voiceItalic: georgia.italic },
  'Tiro as Noto Bengali': { voiceBengali: notoSerifBengali.regular },
  'Tiro as Noto Bengali Sans': { voiceBengali: notoSansBengali.regular },
};

function anekLatin(axes: Record<string, number>, descriptors: Descriptors): OwnFace {
  const source = `${variable}/anek-bangla/files/anek-bangla-latin-wdth-normal.woff2`;
  return { source, axes, descriptors };
}

function anekBengali(axes: Record<string, number>, spacesOf: string, descriptors: Descriptors) {
  const source = `${variable}/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2`;
  return { source, axes, spacesOf, descriptors };
}

function tiro(name: string, more: Partial<OwnFace> = {}): OwnFace {
  return { source: `@fontsource/tiro-bangla/files/tiro-bangla-${name}.woff2`, ...more };
}

function deviceFont(name: string, file: string, twins: string[] = []) {
  const source = `${variable}/${file}-normal.woff2`;
  const inPostScript = name.replaceAll(' ', '');
  const styled = (style: string) => [
    ...[name, ...twins].map((fontName) => `${fontName} ${style}`),
    `${inPostScript}-${style}`,
  ];
  return {
    regular: { names: [name, ...twins, `${inPostScript}-Regular`], source },
    bold: { names: styled('Bold'), source, axes: { wght: 700 } },
    italic: { names: styled('Italic'), source: source.replace('normal', 'italic') },
  };
}
