import type { ContactMessage } from './contact-message.ts';

/** From here on the office is asked to look. */
const suspicious = 3;

/** A name, a number and three more answers take longer than this, even where the browser fills them in. */
const fewestSeconds = 3;

/**
 * Why a message looks like a program's, as words for the office, empty when nothing much speaks for it.
 * Nothing is ever refused for it; scripts switched off are not enough.
 */
export function doubtsAbout(message: ContactMessage): string[] {
  const seconds = /^\d+(?:\.\d+)?$/.test(message.fillSeconds) ? Number(message.fillSeconds) : null;
  const texts = [message.name, message.number, message.reference, message.address];
  const signs = [
    { word: 'hidden field filled in', weight: message.homepage === '' ? 0 : 5 },
    { word: 'typed too fast', weight: seconds !== null && seconds < fewestSeconds ? 3 : 0 },
    { word: 'typing time unknown', weight: seconds === null ? 1 : 0 },
    { word: 'links', weight: texts.some((text) => /https?:|www\./i.test(text)) ? 2 : 0 },
  ].filter(({ weight }) => weight > 0);
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  return score < suspicious ? [] : signs.map(({ word }) => word);
}
