import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name that a class of a style module has in the page: `name-abcd`, where the letters stand for the
 * file. The tool's own names carry the line too, which costs a visitor 250 B of scripts on the home page.
 */
export function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/[?#].*/, ''));
  return `${name}-${createHash('sha1').update(path).digest('base64url').slice(0, 4)}`;
}
