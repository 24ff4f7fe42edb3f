import { checkServices } from '#app/services/service-checks.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { CommandError, readArguments, runCommand } from './operator/command.ts';
import { withServices } from './operator/services.ts';

const help = `npm run check:services

Tries every service that the settings name for real: the database, the image store (a small file is
written, read and deleted), the mail server, the sign-in, the map and the messaging link. Says in one
line each what works, what does not, and what to do about it.`;

await runCommand(help, async () => {
  readArguments({ options: {} });
  await withServices(async (services) => {
    let failed = 0;
    for await (const { service, works, advice } of checkServices(
      services,
      agencyOf(services).chatNumber,
    )) {
      const verdict = works === null ? 'not tried' : works ? 'works' : 'DOES NOT WORK';
      console.log([`${service}: ${verdict}`, advice].filter(Boolean).join('. '));
      if (works === false) failed += 1;
    }
    if (failed > 0) throw new CommandError(`${failed} of the services do not work.`);
  });
});
