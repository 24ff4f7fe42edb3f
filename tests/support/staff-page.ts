import { type BrowserContext, type Page, devices } from '@playwright/test';
import { type Database, openDatabase } from '#app/database/database.server.ts';
import { type RunningSite, staff } from './running-site.ts';
import { signIn, test as siteTest } from './site-fixture.ts';

/** A browser of the tests of a worker, what it holds once somebody has signed in there, and somebody else's browser. */
type Desk = { context: BrowserContext; signedIn: StorageState | null; other: BrowserContext };
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Playwright's test with a page on which an owner has signed in. The tests of a worker are tabs of one browser, which has
 * its scripts already; each begins with the cookies, the storage, the network and the role that the first one had.
 * `elsewhere` is a page of somebody else's browser, where nobody has signed in.
 */
export const test = siteTest.extend<{ elsewhere: Page }, { desk: Desk }>({
  desk: [
    async ({ browser, shared }, use) => {
      const options = { ...devices['Desktop Chrome'], serviceWorkers: 'block' } as const;
      const open = () => browser.newContext({ ...options, baseURL: shared.site.origin });
      const [context, other] = [await open(), await open()];
      await use({ context, signedIn: null, other });
      await Promise.all([context.close(), other.close()]);
    },
    { scope: 'worker' },
  ],
  context: async ({ desk }, use) => use(desk.context),
  page: async ({ desk, context, site }, use) => {
    await context.setOffline(false);
    await context.setStorageState(desk.signedIn ?? nothing);
    await giveRole(site, 'owner');
    const page = await context.newPage();
    const session = await page.request.get('/api/auth/get-session');
    // A test before may have ended it.
    if ((await session.json()) === null) {
      await signIn(page);
      desk.signedIn = await context.storageState();
    }
    await use(page);
    for (const tab of context.pages()) await tab.close();
  },
  elsewhere: async ({ desk: { other } }, use) => {
    await other.setStorageState(nothing);
    await use(await other.newPage());
    for (const tab of other.pages()) await tab.close();
  },
});

const nothing = { cookies: [], origins: [] };

/** Gives an account a role, its sessions go on. */
export async function giveRole(
  site: RunningSite,
  role: 'owner' | 'staff',
  email: string = staff.email,
): Promise<void> {
  await inDatabase(site, async (db) => {
    const account = db.selectFrom('staff').select('id').where('email', '=', email);
    const { id: staffId } = await account.executeTakeFirstOrThrow();
    await db
      .insertInto('staffRole')
      .values({ staffId, role })
      .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ role }))
      .execute();
  });
}

/** Writes into the database of a running site what would take days, or another account. */
export async function inDatabase(
  { dataDir }: RunningSite,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  await work(db);
  await db.destroy();
}

/** Changes the language of the staff pages, which stands behind one’s name in the menu. */
export async function chooseLanguage(page: Page, name: 'বাংলা' | 'English'): Promise<void> {
  const button = page.getByRole('button', { name });
  if (!(await button.isVisible())) await page.locator('header details > summary').first().click();
  await button.click();
}
