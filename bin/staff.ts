import * as v from 'valibot';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { roles } from '#app/auth/staff-member.ts';
import { byCommand } from '#app/database/event-log.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { changeRole } from '#app/staff/accounts/change-role.server.ts';
import { disableAccount, enableAccount } from '#app/staff/accounts/disable-account.server.ts';
import { listAccounts, staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import { generatedPassword, resetPassword } from '#app/staff/accounts/passwords.server.ts';
import { removeSecondFactor } from '#app/staff/accounts/second-factor.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { passwordError } from '#app/staff/password-rules.ts';
import { CommandError, UsageError, readArguments, runCommand } from './operator/command.ts';
import { withServices } from './operator/services.ts';

const help = `npm run staff -- add EMAIL [--password PASSWORD]
npm run staff -- reset-password EMAIL [--password PASSWORD]
npm run staff -- disable EMAIL
npm run staff -- enable EMAIL
npm run staff -- remove-code EMAIL
npm run staff -- role EMAIL owner|staff
npm run staff -- list

add             makes an account
reset-password  gives an account another password and ends its sessions
disable         bars an account, ends its sessions at once and takes its open cases from it
enable          lets a barred account sign in again
remove-code     takes the code at sign-in off, for a lost phone, and ends the sessions
role            makes somebody an owner, or staff again, and ends the sessions
list            shows every account: e-mail, name, role, state

Without --password one is generated and printed, this once, and is changed at the first sign-in.
A password has 12 to 128 characters and is not one that is easy to guess.
A password given on the command line stays in the history of the shell.`;

/** `chosen` is what follows the e-mail address: the password, or the role. */
type Action = (services: Services, email: string, chosen: string | undefined) => Promise<void>;

const stays = {
  last: ' is the last who can sign in: add or enable another first.',
  last_owner: ' is the last owner: make somebody else an owner first.',
};

const actions: Record<string, Action> = {
  async add(services, email, chosen) {
    const password = chosen ?? generatedPassword();
    // A generated password has been on a screen, and may have been read out.
    const account = { email, password, mustChange: chosen === undefined };
    if (!(await addAccount(services, account, byCommand)))
      throw new CommandError(`${email} has an account already.`);
    console.log(`${email} can sign in now.`);
    if (chosen === undefined) console.log(`Password, shown only this once: ${password}`);
  },
  async 'reset-password'(services, email, chosen) {
    const password = chosen ?? generatedPassword();
    if (!(await resetPassword(services, email, password, byCommand)))
      throw new CommandError(`${email} has no account.`);
    console.log(`${email} has another password, and its sessions and links are ended.`);
    if (chosen === undefined) console.log(`Password, shown only this once: ${password}`);
  },
  async disable({ database: { db }, now }, email) {
    const done = await disableAccount(db, await idOf(db, email), byCommand, now());
    if (done.status === 'last' || done.status === 'last_owner')
      throw new CommandError(email + stays[done.status]);
    console.log(`${email} can no longer sign in, and its sessions and links are ended.`);
    const cases = done.status === 'disabled' ? done.cases : [];
    if (cases.length > 0) {
      const numbers = cases.map(({ receiptNumber }) => formatSpokenCode(receiptNumber));
      console.log(`Its open cases are nobody's now: ${numbers.join(', ')}`);
    }
    for (const { email: other, invitedBy, disabledAt } of await listAccounts(db))
      if (invitedBy === email.toLowerCase() && !disabledAt)
        console.log(`It has invited ${other}, who can still sign in.`);
  },
  async enable({ database: { db }, now }, email) {
    await enableAccount(db, await idOf(db, email), byCommand, now());
    console.log(`${email} can sign in again.`);
  },
  async 'remove-code'({ database: { db }, now }, email) {
    await removeSecondFactor(db, await idOf(db, email), byCommand, now());
    console.log(`${email} signs in with the password alone now, and its sessions are ended.`);
  },
  async role({ database: { db }, now }, email, chosen) {
    const role = v.parse(v.picklist(roles), chosen);
    const done = await changeRole(db, { id: await idOf(db, email), role }, byCommand, now());
    if (done === 'last_owner') throw new CommandError(email + stays.last_owner);
    const news = done === 'same' ? 'already' : 'now, and its sessions are ended';
    console.log(`${email} is ${role === 'owner' ? 'an owner' : 'staff'} ${news}.`);
  },
  async list({ database }) {
    const accounts = await listAccounts(database.db);
    for (const { email, name, role, disabledAt } of accounts) {
      const state = disabledAt ? `disabled since ${disabledAt.slice(0, 10)}` : 'active';
      console.log([email, name, role, state].join('\t'));
    }
    if (accounts.length === 0) console.log('There are no accounts yet.');
  },
};

async function idOf(db: Database, email: string): Promise<string> {
  const id = await staffIdOf(db, email);
  if (!id) throw new CommandError(`${email} has no account.`);
  return id;
}

await runCommand(help, async () => {
  const options = { password: { type: 'string' } } as const;
  const { positionals, values } = readArguments({ allowPositionals: true, options });
  const [action, email, ...more] = positionals;
  const [role, ...rest] = action === 'role' ? more : [undefined, ...more];
  const work = actions[action ?? ''];
  if (!action || !work)
    throw new UsageError(`Say what to do: one of ${Object.keys(actions).join(', ')}.`);
  const surplus = action === 'list' ? email : rest[0];
  if (surplus !== undefined) throw new UsageError(`${surplus} is one argument too many.`);
  if (values.password !== undefined && !['add', 'reset-password'].includes(action))
    throw new UsageError(`${action} takes no --password.`);
  if (action !== 'list' && !v.is(v.pipe(v.string(), v.email()), email))
    throw new UsageError(`${action} needs an e-mail address.`);
  if (action === 'role' && !v.is(v.picklist(roles), role))
    throw new UsageError('role needs an e-mail address and one of owner and staff.');
  await withServices((services) => {
    const agency = agencyOf(services).name.en;
    if (values.password !== undefined)
      refuseGuessable(values.password, { email: `${email}`, agency });
    return work(services, email ?? '', role ?? values.password);
  });
});

function refuseGuessable(...password: Parameters<typeof passwordError>): void {
  const error = passwordError(...password);
  if (error === 'password_too_common')
    throw new UsageError('This password is easy to guess: choose words that do not go together.');
  if (error) throw new UsageError('A password must have 12 to 128 characters.');
}
