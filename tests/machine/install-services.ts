import { step } from '#bin/bootstrap.mjs';
import { canInstallPackages, installPackages } from './debian.ts';
import { checkRoom } from './room.ts';
import type { Service } from './service.ts';

/** Installs missing services where possible. Returns those that are still missing; throws a `StepFailed` on a full disk. */
export async function installServices(services: Service[], stop: AbortSignal): Promise<Service[]> {
  checkRoom();
  const missing = () => services.filter((service) => !service.isThere());
  if (canInstallPackages()) {
    const packages = services.flatMap((service) => service.packages());
    if (packages.length > 0) {
      await step(`Installing ${packages.join(', ')}`, () => installPackages(packages, stop));
    }
  } else {
    for (const service of missing()) {
      if (service.get) await step(`Getting ${service.name}`, () => service.get!(stop));
    }
  }
  for (const service of missing()) {
    if (service.fetch) await step(`Fetching ${service.name}`, () => service.fetch!(stop));
  }
  return missing();
}
