/**
 * The link that opens a conversation with a number in the messaging app, with a text ready to send.
 *
 * `phone` is an international number in any spelling; only its digits go into the link. The text is
 * encoded as a whole, so `&`, `#`, `+` and Bengali arrive as they were typed. Lone surrogates, which
 * cannot be encoded, become U+FFFD. Source of the form: the messaging service's "click to chat" help page.
 */
export function messagingLink(phone: string, text = ''): string {
  const digits = phone.replace(/\D/g, '');
  const query = text ? `?text=${encodeURIComponent(text.toWellFormed())}` : '';
  return `https://wa.me/${digits}${query}`;
}
