/** The link forms of the messaging service. `api` works on phones and desktops alike. */
export const linkHosts = ['api', 'wa', 'web'] as const;
export type LinkHost = (typeof linkHosts)[number];

/**
 * The address that opens a chat with a number in the messaging app, with a text ready to send; null when the
 * number is not usable, so that nobody writes to a number that does not exist.
 *
 * The text is trimmed and encoded as a whole, so `&`, `#`, `+`, line breaks and Bengali arrive as typed.
 * Source of the link forms: the service's help page on "click to chat".
 */
export function buildWhatsAppUrl(phone: string, text = '', host: LinkHost = 'api'): string | null {
  const digits = internationalDigits(phone);
  if (!digits) return null;
  // A lone surrogate, half of an emoji that was cut off, would make encodeURIComponent throw.
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
