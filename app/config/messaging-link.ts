/** The forms of link that the messaging service understands. `api` works on phones and desktops alike. */
export const linkHosts = ['api', 'wa', 'web'] as const;
export type LinkHost = (typeof linkHosts)[number];

/**
 * The address that opens a conversation with a number in the messaging app, with a text ready to
 * send; null when the number is not usable, so that nobody is sent to a conversation with no one.
 *
 * The text is trimmed and encoded as a whole, so `&`, `#`, `+`, line breaks and Bengali arrive as
 * they were typed. Source of the forms: the messaging service's help page on "click to chat".
 */
export function buildWhatsAppUrl(phone: string, text = '', host: LinkHost = 'api'): string | null {
  const digits = internationalDigits(phone);
  if (!digits) return null;
  // A half of an emoji, left over by a cut, would make encodeURIComponent throw.
  const message = encodeURIComponent(text.trim().replace(/\p{Surrogate}/gu, '\uFFFD'));
  if (host === 'wa') return `https://wa.me/${digits}${message && `?text=${message}`}`;
  return `https://${host}.whatsapp.com/send?phone=${digits}${message && `&text=${message}`}`;
}

function internationalDigits(phone: string): string | null {
  const digits = phone
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^(?=01\d{9}$)/, '88');
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
}
