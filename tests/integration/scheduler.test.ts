import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isBackupDue } from '#app/backup/backup-task.server.ts';
import { type Task, runDueTasks, startScheduler } from '#app/jobs/scheduler.server.ts';
import {
  finishTask,
  leaseMs,
  noteTask,
  readTasks,
  renewTask,
  takeTask,
} from '#app/jobs/task-record.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const at = (time: string) => `2026-11-21T${time}.000Z`;

eachDatabase(({ url }) => {
  let one: TestSite;
  let other: TestSite;
  const db = () => one.services.database.db;
  const record = async () => (await readTasks(db())).get('housekeeping');
  const never = new AbortController().signal;

  beforeAll(async () => {
    one = await openTestSite(url());
    other = await openTestSite(url());
  });
  afterAll(() => Promise.all([one.close(), other.close()]));
  beforeEach(async () => {
    await db().deleteFrom('task').execute();
    one.setNow(at('10:00:00'));
    other.setNow(at('10:00:00'));
  });

  /** A task that is always due and tells how often it ran; it ends when it is told to. */
  function held() {
    const ran = vi.fn<() => void>();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const task: Task = {
      name: 'housekeeping',
      isDue: () => true,
      async run() {
        ran();
        await ended;
        return 'done 1';
      },
    };
    return { task, ran, end: () => end() };
  }

  test.each([['that has never run'], ['that ran before']])(
    'of many that look at once, one does a task %s',
    async (which) => {
      if (which === 'that ran before') {
        const end = { outcome: 'x', succeeded: true, now: new Date(at('08:00:00')) };
        await noteTask(db(), 'housekeeping', end);
      }
      const { task, ran, end } = held();
      const looks = [one, other, one, other, other].map(({ services }) =>
        runDueTasks(services, [task], never),
      );
      let over = 0;
      for (const look of looks) void look.then(() => (over += 1));
      // All but the one that is at it; one that looked only after its end would find the task due again.
      await vi.waitFor(() => expect(over).toBe(looks.length - 1), { timeout: 20_000 });
      await runDueTasks(other.services, [task], never);
      end();
      await Promise.all(looks);
      expect(ran).toHaveBeenCalledTimes(1);
      expect(await record()).toMatchObject({
        startedAt: at('10:00:00'),
        succeededAt: at('10:00:00'),
        leaseUntil: null,
        outcome: 'done 1',
      });
    },
  );

  test('a task that goes on for minutes keeps its lease, and nobody else begins it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { task, ran, end } = held();
    let now = new Date(at('10:00:00'));
    const clock = { now: () => now };
    const look = runDueTasks({ ...one.services, ...clock }, [task], never);
    try {
      await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1));
      for (let seconds = 30; seconds <= 300; seconds += 30) {
        now = new Date(Date.parse(at('10:00:00')) + seconds * 1000);
        vi.advanceTimersByTime(30_000);
        const until = new Date(now.getTime() + leaseMs).toISOString();
        await vi.waitFor(async () => expect((await record())?.leaseUntil).toBe(until), {
          timeout: 20_000,
        });
        await runDueTasks({ ...other.services, ...clock }, [task], never);
      }
    } finally {
      vi.useRealTimers();
      end();
      await look;
    }
    expect(ran).toHaveBeenCalledTimes(1);
  });

  test('the task of a process that was killed is taken over when its lease has ended', async () => {
    const dead = await takeTask(db(), 'housekeeping', undefined, new Date(at('10:00:00')));
    expect(dead).not.toBeNull();
    const { task, ran, end } = held();
    end();
    other.setNow(at('10:01:59'));
    await runDueTasks(other.services, [task], never);
    expect(ran).not.toHaveBeenCalled();
    other.setNow(at('10:02:01'));
    await runDueTasks(other.services, [task], never);
    expect(ran).toHaveBeenCalledTimes(1);
  });

  test('who is at it renews the lease; who was taken for dead notes nothing any more', async () => {
    const first = await takeTask(db(), 'housekeeping', undefined, new Date(at('10:00:00')));
    const renewed = await renewTask(db(), first!, new Date(at('10:01:00')));
    const seen = await record();
    expect(await takeTask(db(), 'housekeeping', seen, new Date(at('10:02:30')))).toBeNull();
    const next = await takeTask(db(), 'housekeeping', seen, new Date(at('10:03:01')));
    expect(next).not.toBeNull();
    expect(await renewTask(db(), renewed!, new Date(at('10:03:02')))).toBeNull();
    const end = { outcome: 'late', succeeded: true, now: new Date(at('10:03:03')) };
    await finishTask(db(), renewed!, end);
    expect(await record()).toMatchObject({ outcome: null, leaseUntil: next!.until });
  });

  test('a lease from a clock that was hours ahead does not count', async () => {
    await takeTask(db(), 'housekeeping', undefined, new Date(at('20:00:00')));
    const { task, ran, end } = held();
    end();
    await runDueTasks(one.services, [task], never);
    expect(ran).toHaveBeenCalledTimes(1);
  });

  test('a failure is noted by its code beside the last success, and keeps no other task', async () => {
    const before = { outcome: '1', succeeded: true, now: new Date(at('08:00:00')) };
    await noteTask(db(), 'housekeeping', before);
    const failing: Task = {
      name: 'housekeeping',
      isDue: () => true,
      run: () => Promise.reject(Object.assign(new Error('secret words'), { code: 'ENOSPC' })),
    };
    const { task, ran, end } = held();
    end();
    await runDueTasks(one.services, [failing, { ...task, name: 'mail-test' }], never);
    expect(ran).toHaveBeenCalledTimes(1);
    expect(await record()).toMatchObject({
      outcome: 'ENOSPC',
      finishedAt: at('10:00:00'),
      succeededAt: at('08:00:00'),
      leaseUntil: null,
    });
  });

  test('while the database is away nothing is thrown', async () => {
    const away = vi.spyOn(db(), 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    await runDueTasks(one.services, [held().task], never);
    away.mockRestore();
    expect(await record()).toBeUndefined();
  });

  test('it begins some minutes after the start, looks again, and its end waits for what is being done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { task, ran, end } = held();
    const stop = startScheduler(one.services, [task]);
    await vi.advanceTimersByTimeAsync(170_000);
    expect(ran).not.toHaveBeenCalled();
    // No further: the database would be given up.
    await vi.advanceTimersToNextTimerAsync();
    vi.useRealTimers();
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    const stopped = stop();
    end();
    await stopped;
    expect(await record()).toMatchObject({ leaseUntil: null, outcome: 'done 1' });
  });
});

const backup = (succeededAt: string | null, startedAt = succeededAt) => ({
  ...{ name: 'backup', leaseUntil: null, finishedAt: null, outcome: null },
  ...{ succeededAt, startedAt },
});

test.each([
  ['the first', undefined, '10:00:00', true],
  ['one since the last night', backup(at('03:00:00')), '20:29:00', false],
  ['a new night', backup(at('03:00:00')), '20:31:00', true],
  ['none for days, because the site was off', backup('2026-11-10T20:30:00.000Z'), '10:00:00', true],
  ['a failure half an hour ago', backup(null, at('09:30:00')), '10:00:00', false],
  ['a failure more than an hour ago', backup(null, at('08:59:00')), '10:00:00', true],
  [
    'one that a clock has noted that was ahead',
    backup('2027-01-01T00:00:00.000Z'),
    '10:00:00',
    true,
  ],
])('a backup is due: %s', (_, last, time, isDue) => {
  expect(isBackupDue(last, new Date(at(time)))).toBe(isDue);
});
