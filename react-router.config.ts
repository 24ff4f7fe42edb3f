import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The manifest of a dozen routes is smaller than one discovery request on a slow network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
