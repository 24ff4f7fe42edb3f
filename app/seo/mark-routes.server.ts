import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { makeMarkFile, markFiles } from '#app/brand/mark/mark-files.server.ts';
import { shippedPath } from '#app/brand/shipped-file.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { markOf } from '#app/content/pictures/mark.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';

/**
 * Icons and share pictures of an agency with a mark of its own, made when they are first asked for, and kept like pages.
 * Without one the shipped files are answered before any route is asked.
 */
export function markRoutes({ content, images }: Pick<Services, 'content' | 'images'>) {
  const routes = new Hono<ApiEnvironment>();
  for (const [address, making] of markFiles) {
    routes.get(address, async (c, next) => {
      const mark = markOf(content.current().documents.agency.agency);
      const made = mark && (await makeMarkFile(making, mark, images, readShipped));
      if (!made) return next();
      return c.body(new Uint8Array(made), 200, { 'content-type': making.type });
    });
  }
  return routes;
}

/** Whether the file at an address is made of the agency's mark, in place of the shipped one. */
export function isMadeOfMark(path: string, { documents }: Snapshot): boolean {
  return markFiles.has(path) && markOf(documents.agency.agency) !== null;
}

function readShipped(address: string): Promise<Uint8Array> {
  return readFile(shippedPath(address));
}
