import { type Placeholder, type Values, fill } from '#app/i18n/fill.ts';
import { licenceEnd } from '#app/content/shelf-life/licence-state.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { formatGigabytes } from '#app/i18n/format-moment.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import type { SiteStatus, TaskState, Warning } from './site-status.ts';
import { backupSentences } from './backup-points.text.ts';
import { mailSentences } from './mail-points.text.ts';
import { serverSentences } from './server-points.text.ts';

/** One fact about the site: its state in sentences, and what to do about a problem. */
export type StatusPoint = {
  name:
    | 'connection'
    | 'disk'
    | 'backup'
    | 'secondPlace'
    | 'drill'
    | 'mail'
    | 'queue'
    | 'housekeeping'
    | 'passports'
    | 'licence'
    | 'fonts'
    | 'browsers';
  state: 'ok' | 'attention' | 'note';
  sentences: string[];
  advice: string | null;
  /** For the operator. */
  code: string | null;
};

/** The state of the site in plain words, always in the same order. */
export function statusPoints(status: SiteStatus, language: Language): StatusPoint[] {
  const now = new Date(status.askedAt);
  const say = sentencesIn(language, now);
  return [
    connectionPoint(status, say),
    diskPoint(status, language, say),
    backupPoint(status, now, say),
    secondPlacePoint(status, say),
    drillPoint(status, say),
    mailPoint(status, say),
    queuePoint(status, say),
    housekeepingPoint(status, say),
    passportsPoint(status, now, say),
    licencePoint(status, say),
    fontsPoint(status, say),
    browsersPoint(status, say),
  ];
}

const texts = { ...serverSentences, ...backupSentences, ...mailSentences };

/** A sentence of the page by name; `when` is filled in with a time, the others with numbers or words. */
type Say = <Name extends keyof typeof texts>(
  name: Name,
  ...values: NeededBy<(typeof texts)[Name][Language]>
) => string;

type NeededBy<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [Values<Text, string | number>];

function sentencesIn(language: Language, now: Date): Say {
  const word = (name: string, value: string | number) => {
    if (name === 'day') return formatDay(language, String(value));
    if (name === 'when') return formatRecentMoment(language, String(value), now);
    return typeof value === 'number' ? formatNumber(language, value) : value;
  };
  return (name, values: Record<string, string | number> = {}) => {
    const words = Object.entries(values).map(
      ([placeholder, value]) => [placeholder, word(placeholder, value)] as const,
    );
    return fill<string>(texts[name][language], Object.fromEntries(words));
  };
}

function connectionPoint({ reachedBy }: SiteStatus, say: Say): StatusPoint {
  switch (reachedBy) {
    case 'https':
      return point('connection', 'ok', [say('reachedByHttps')]);
    case 'this-machine':
      return point('connection', 'note', [say('reachedLocally')]);
    case 'http':
      return point('connection', 'attention', [say('reachedByHttp')], {
        advice: say('reachedByHttpAdvice'),
      });
    case 'unknown-address':
      return point('connection', 'attention', [say('addressUnknown')], {
        advice: say('addressUnknownAdvice'),
      });
  }
}

function diskPoint({ freeBytes, warnings }: SiteStatus, language: Language, say: Say): StatusPoint {
  if (freeBytes === null) return point('disk', 'note', [say('diskUnknown')]);
  const size = formatGigabytes(language, freeBytes);
  const isLow = warnings.includes('disk_low');
  return point('disk', isLow ? 'attention' : 'ok', [say('diskFree', { size })], {
    advice: isLow ? say('diskAdvice') : null,
  });
}

function backupPoint({ backup, backsUpDaily, warnings }: SiteStatus, now: Date, say: Say) {
  const { succeededAt, failedAt, code } = backup;
  const nightly = backsUpDaily ? [say('backupNightly')] : [];
  const made = succeededAt ? [say('backupMade', { when: succeededAt })] : [];
  const isReadable = warnings.includes('backup_not_encrypted');
  const readable = isReadable ? [say('backupNotEncrypted')] : [];
  const encrypt = isReadable ? say('backupEncryptAdvice') : null;
  if (hasOne(warnings, ['no_backup', 'backup_failed'])) {
    const age = succeededAt ? now.getTime() - Date.parse(succeededAt) : 0;
    const old = warnings.includes('no_backup')
      ? [say('backupOld', { days: Math.floor(age / 86_400_000) })]
      : [];
    const failed = failedAt ? [say('backupFailed', { when: failedAt })] : [];
    const advice = [say('backupAdvice'), encrypt].filter(Boolean).join(' ');
    return point('backup', 'attention', [...old, ...failed, ...made, ...readable], {
      advice,
      code,
    });
  }
  const how = succeededAt
    ? [...made, ...nightly]
    : [say(backsUpDaily ? 'backupNotYet' : 'backupElsewhere')];
  if (isReadable) return point('backup', 'attention', [...how, ...readable], { advice: encrypt });
  return point('backup', succeededAt ? 'ok' : 'note', how);
}

function secondPlacePoint({ secondPlace, warnings }: SiteStatus, say: Say): StatusPoint {
  const { kind, succeededAt, failedAt, code } = secondPlace;
  if (kind === 'none') return point('secondPlace', 'note', [say('secondPlaceNone')]);
  const made = succeededAt
    ? say('secondPlaceMade', { when: succeededAt })
    : say('secondPlaceNotYet');
  if (!warnings.includes('second_place_missed'))
    return point('secondPlace', succeededAt ? 'ok' : 'note', [made, say('secondPlaceOften')]);
  const failed = failedAt ? [say('backupFailed', { when: failedAt })] : [];
  return point('secondPlace', 'attention', [...failed, made], {
    advice: say('secondPlaceMissedAdvice'),
    code,
  });
}

function drillPoint({ drill, warnings }: SiteStatus, say: Say): StatusPoint {
  const { succeededAt, failedAt, code } = drill;
  const well = succeededAt ? say('drillWell', { when: succeededAt }) : say('drillNever');
  const advice = say('drillAdvice');
  if (failedAt) {
    const failed = say('drillFailed', { when: failedAt });
    return point('drill', 'attention', [failed, well], { advice, code });
  }
  if (warnings.includes('no_drill')) return point('drill', 'attention', [well], { advice });
  return point('drill', succeededAt ? 'ok' : 'note', [well]);
}

function mailPoint({ mail, mailTest, warnings }: SiteStatus, say: Say): StatusPoint {
  const { succeededAt, failedAt, code } = mailTest;
  if (!mail.delivers) {
    const advice = say('mailInFilesAdvice');
    return point('mail', 'attention', [say('mailInFiles')], { advice });
  }
  if (warnings.includes('mail_not_encrypted')) {
    return point('mail', 'attention', [say('mailNotEncrypted')], {
      advice: say('mailNotEncryptedAdvice'),
      code: failedAt ? code : mail.code,
    });
  }
  if (failedAt && warnings.includes('mail_test_failed')) {
    const advice = say('mailTestAdvice');
    return point('mail', 'attention', [say('mailTestFailed', { when: failedAt })], {
      advice,
      code,
    });
  }
  return succeededAt
    ? point('mail', 'ok', [say('mailTested', { when: succeededAt })])
    : point('mail', 'note', [say('mailUntested')]);
}

function queuePoint({ mail, warnings }: SiteStatus, say: Say): StatusPoint {
  const isStuck = warnings.includes('queue_stuck');
  const isLost = warnings.includes('mails_lost');
  const waiting = mail.oldestAt
    ? say('queueWaiting', { count: mail.waiting, when: mail.oldestAt })
    : say('queueEmpty');
  const sentences = mail.announces || mail.oldestAt ? [waiting] : [say('queueOff')];
  const lost = mail.failed + mail.unknown;
  if (isLost) sentences.push(say('queueLost', { count: lost }));
  if (isStuck || isLost) {
    const advice = [
      isStuck && say('queueAdvice'),
      lost > mail.lostAboutContent && say('queueLostAdvice'),
      mail.lostAboutContent > 0 && say('queueLostContentAdvice'),
    ];
    return point('queue', 'attention', sentences, { advice: advice.filter(Boolean).join(' ') });
  }
  return point('queue', mail.announces ? 'ok' : 'note', sentences);
}

function housekeepingPoint({ housekeeping, retentionMonths, warnings }: SiteStatus, say: Say) {
  const { succeededAt, failedAt, code } = housekeeping;
  const well = succeededAt
    ? say('housekeepingWell', { when: succeededAt, months: retentionMonths })
    : say('housekeepingNotYet');
  if (hasOne(warnings, ['housekeeping_failed', 'housekeeping_late'])) {
    const failed = failedAt ? [say('housekeepingFailed', { when: failedAt })] : [];
    const sentences = succeededAt ? [...failed, well] : failed;
    return point('housekeeping', 'attention', sentences, {
      advice: say('housekeepingAdvice'),
      code,
    });
  }
  return point('housekeeping', succeededAt ? 'ok' : 'note', [well]);
}

/** Copies of the backups may exist elsewhere, so the reminder stays for a while even if none is left here. */
const recentMs = 30 * 86_400_000;

function passportsPoint(status: SiteStatus, now: Date, say: Say): StatusPoint {
  const { outdatedProcesses, keyedHashes } = status;
  const { replacedAt, plainBackups } = keyedHashes;
  const keys =
    outdatedProcesses > 0 ? say('keysOutdated', { count: outdatedProcesses }) : say('keysWell');
  const isRecent = replacedAt !== null && now.getTime() - Date.parse(replacedAt) < recentMs;
  const tells =
    replacedAt !== null && (isRecent || plainBackups > 0)
      ? [say('backupsTell', { when: replacedAt })]
      : [];
  if (plainBackups > 0) tells.push(say('plainBackups', { count: plainBackups }));
  const advice = [
    plainBackups > 0 && say('plainBackupsAdvice'),
    outdatedProcesses > 0 && say('keysAdvice'),
  ].filter(Boolean);
  const state = advice.length > 0 ? 'attention' : tells.length > 0 ? 'note' : 'ok';
  return point('passports', state, [...tells, keys], { advice: advice.join(' ') || null });
}

function licencePoint(status: SiteStatus, say: Say): StatusPoint {
  const { hasLicence, licenceUntil, askedAt } = status;
  const end = licenceEnd(licenceUntil, todayInDhaka(new Date(askedAt)));
  if (hasLicence && licenceUntil !== null && end !== 'far') {
    const tells = say(end === 'past' ? 'licenceOver' : 'licenceEnds', { day: licenceUntil });
    return point('licence', 'attention', [tells], { advice: say('licenceRenew') });
  }
  if (hasLicence) return point('licence', 'ok', [say('licenceShown')]);
  return point('licence', 'attention', [say('licenceMissing')], { advice: say('licenceAdvice') });
}

function fontsPoint({ fonts: { failedAt, code } }: SiteStatus, say: Say) {
  if (failedAt === null) return point('fonts', 'ok', [say('fontsWell')]);
  return point('fonts', 'attention', [say('fontsFailed', { when: failedAt })], {
    advice: say('fontsAdvice'),
    code,
  });
}

function browsersPoint({ browserErrors, warnings }: SiteStatus, say: Say) {
  const { failed, others, tooOld, code } = browserErrors;
  const sentences = [
    failed + others === 0 && say('browsersFine'),
    failed > 0 && say('browsersFailed', { count: failed }),
    others > 0 && say('browsersOthers', { count: others }),
    tooOld > 0 && say('browsersTooOld', { count: tooOld }),
  ].filter((sentence) => sentence !== false);
  if (warnings.includes('browser_errors')) {
    return point('browsers', 'attention', sentences, { advice: say('browsersAdvice'), code });
  }
  return point('browsers', failed + others > 0 ? 'note' : 'ok', sentences, { code });
}

function hasOne(warnings: Warning[], names: Warning[]): boolean {
  return names.some((name) => warnings.includes(name));
}

function point(
  name: StatusPoint['name'],
  state: StatusPoint['state'],
  sentences: string[],
  { advice = null, code = null }: { advice?: string | null; code?: TaskState['code'] } = {},
): StatusPoint {
  return { name, state, sentences, advice, code };
}
