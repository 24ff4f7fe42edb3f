/** In the place of a font set: the whole fonts, which draw every word. Tokens.css knows it as `data-fonts`. */
export const wholeFonts = 'whole';
