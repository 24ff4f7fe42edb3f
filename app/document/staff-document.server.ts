import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsEncoding } from '#app/http/accepts-encoding.server.ts';

/**
 * The document of a staff page as it is sent, a third of its bytes where the browser accepts brotli; sets `headers`
 * accordingly.
 *
 * It is the frame alone (record 0007), with nothing in it of an applicant or of who is signed in. What has, the API's
 * answers and what visitors get of their own, is never compressed: its length would tell whoever sees it on the
 * network whether words of their own stand beside the same words of somebody else (BREACH, CVE-2013-3587).
 */
export async function staffDocument(
  html: string,
  accepted: string | null,
  headers: Headers,
): Promise<BodyInit> {
  headers.append('vary', 'accept-encoding');
  if (!acceptsEncoding(accepted ?? '', 'br')) return html;
  headers.set('content-encoding', 'br');
  return new Uint8Array(await compress(html, { params }));
}

const compress = promisify(brotliCompress);

/** A millisecond of another thread for a document of 12 kB, which a window of 16 KiB holds without taking more memory. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 14 };
