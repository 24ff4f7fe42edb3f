/**
 * The `Link` header that asks for a page's largest picture before the browser has read the page (RFC 8288): one value
 * for each preload of a picture marked as urgent in `head`. In traces of slow 4G with a processor slowed four
 * times the browser read the headers 50 to 90 ms before it had looked through the head. The tag stays in the head, for proxies that strip the header; a browser
 * asks once. Null where there is no such picture, or where its address is not one for a header.
 */
export function pictureLinks(head: string): string | null {
  const links = [...head.matchAll(/<link rel="preload"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(' as="image"') && tag.includes(' fetchPriority="high"'))
    .flatMap((tag) => linkOf(tag) ?? []);
  return links.length > 0 ? links.join(', ') : null;
}

function linkOf(tag: string): string | null {
  // React writes no address where there is a choice of them: the set tells.
  const set = attributeOf(tag, 'imageSrcSet');
  const address = attributeOf(tag, 'href') ?? set?.split(' ')[0];
  if (!address) return null;
  const parameters = [
    ['imagesrcset', set],
    ['imagesizes', attributeOf(tag, 'imageSizes')],
  ].flatMap(([name, value]) => (value ? [`; ${name}="${value}"`] : []));
  const link = `<${address}>; rel=preload; as=image; fetchpriority=high${parameters.join('')}`;
  // What else could end the address or a value, or is no header at all, is left to the tag.
  const isSafe = /^<\/(?!\/)[^\s<>"]*>;/.test(link) && /^[ !-[\]-~]*$/.test(link);
  return isSafe ? link : null;
}

function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  // A quotation mark would end the value in the header.
  return value?.includes('&quot;') ? undefined : value?.replace(/&amp;/g, '&');
}
