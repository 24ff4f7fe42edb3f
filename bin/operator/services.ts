import { loadSettings } from '#app/config/env.server.ts';
import { type Services, closeServices, openServices } from '#app/config/services.server.ts';

/** Opens the site's services, as the server does, while `work` runs. */
export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const services = await openServices(loadSettings());
  try {
    await work(services);
  } finally {
    await closeServices(services);
  }
}
