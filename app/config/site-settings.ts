import * as v from 'valibot';
import { isLoopbackOrigin } from './loopback.ts';
import { chooseMapProvider } from './map-provider.ts';
import { linkHosts } from './messaging-link.ts';
import { SettingError, type Values, address, digits, id, onOrOff, setting } from './setting.ts';

/** The settings of what visitors see and can do. */
export const siteVariables = {
  MAP_PROVIDER: setting(
    v.optional(
      v.picklist(
        ['openstreetmap', 'google-embed', 'google-undocumented'],
        'must be openstreetmap, google-embed or google-undocumented',
      ),
    ),
    'google-embed',
    `The interactive map that a visitor may open: openstreetmap, google-embed (documented, needs MAP_KEY)
    or google-undocumented. Default: google-embed where MAP_KEY is set, else openstreetmap. The key is
    seen by whoever opens the map: restrict it to your site.`,
  ),
  MAP_KEY: setting(v.optional(id), 'your-embed-key'),
  MESSAGING_LINK: setting(
    v.optional(v.picklist(linkHosts, 'must be api, wa or web'), 'api'),
    'wa',
    `The form of the links that open the messaging app: api (api.whatsapp.com, works everywhere), wa
    (wa.me) or web (web.whatsapp.com, desktops only). Default: api.`,
  ),
  RETENTION_MONTHS: setting(
    v.optional(digits(/^[1-9]\d{0,2}$/, 'must be a number of months from 1 to 999'), '18'),
    '24',
    `For how many months after the last activity an application that is new or called is kept, and a contact
    message, until an owner sets a number under Settings in the staff area (6 to 60), which then counts. Then it is
    erased for good. Default: 18. The consent of the form names this number, and the number counts for all: do
    not raise it over what people agreed to.`,
  ),
  CALL_WITHIN_WORKING_DAYS: setting(
    v.optional(digits(/^[1-9]\d?$/, 'must be a number of days from 1 to 99')),
    '2',
    `Within how many working days you call an applicant, until an owner sets a number under Settings. Receipt,
    /status, the form and /contact then name the last of these days, by the opening times of the agency; holidays are
    not known. Default: none, and no page names a day.`,
  ),
  SECURITY_CONTACT: setting(
    v.optional(
      address(['mailto:', 'https:'], 'must be an address with mailto: or https: in front'),
    ),
    'mailto:security@your-domain.example',
    `Where somebody who has found a hole in the site tells you of it; /.well-known/security.txt says so (RFC 9116).
    Default: none, and no such file.`,
  ),
  SERVICE_WORKER: setting(
    v.optional(onOrOff, 'on'),
    'off',
    `Whether browsers keep a page for the time without a network, with our telephone numbers: on or off.
    Default: on. With off, browsers that have its worker remove it at their next visit.`,
  ),
  RATE_LIMITS: setting(
    v.optional(onOrOff, 'on'),
    'off',
    `All limits, such as those on sign-ins, applications and messages: on or off. Default: on. Off is for
    measuring, and honoured only while PUBLIC_ORIGIN is absent or a loopback address.`,
  ),
  APPLICATIONS_PER_ADDRESS: setting(
    v.optional(hourlyLimit(), '20,60'),
    '20,60',
    `Applications in an hour: beyond the first number they are taken and flagged for staff, beyond the
    second refused. From one address (mobile operators put thousands behind one, and an IPv6 customer has
    a /64), from one IPv6 network (/48), and from everybody. Defaults: 20,60 and 100,300 and 500,3000.`,
  ),
  APPLICATIONS_PER_NETWORK: setting(v.optional(hourlyLimit(), '100,300'), '100,300'),
  APPLICATIONS_OVERALL: setting(v.optional(hourlyLimit(), '500,3000'), '500,3000'),
};

/** Derives these settings from the values of their variables. */
export function siteSettings(values: Values<typeof siteVariables> & { PUBLIC_ORIGIN?: string }) {
  const mapProvider = chooseMapProvider(values.MAP_PROVIDER, values.MAP_KEY);
  if (!mapProvider) throw new SettingError('MAP_KEY must be set for MAP_PROVIDER google-embed.');
  return {
    /** The provider of the interactive map, which is shown after a tap. */
    mapProvider,
    /** The link form that opens the messaging app. */
    linkHost: values.MESSAGING_LINK,
    /** How many months after the last contact applications are kept. */
    retentionMonths: values.RETENTION_MONTHS,
    /** Within how many working days applicants are called; null where nothing is promised. */
    callWithinWorkingDays: values.CALL_WITHIN_WORKING_DAYS ?? null,
    /** The address of /.well-known/security.txt; null where there is none. */
    securityContact: values.SECURITY_CONTACT ?? null,
    /** Whether browsers get the worker that shows the offline page. */
    serviceWorker: values.SERVICE_WORKER === 'on',
    // May be switched off for measurements, never on a site that is publicly reachable.
    rateLimits: values.RATE_LIMITS === 'on' || isReachedByStrangers(values.PUBLIC_ORIGIN),
    /** How many applications an hour are flagged and refused. */
    applicationLimits: {
      /** IPv6: /64. */
      perAddress: values.APPLICATIONS_PER_ADDRESS,
      /** IPv6: /48. */
      perNetwork: values.APPLICATIONS_PER_NETWORK,
      overall: values.APPLICATIONS_OVERALL,
    },
  };
}

/** Applications per hour: beyond the first number staff are warned, beyond the second they are refused. */
function hourlyLimit() {
  return v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5},[1-9]\d{0,5}$/, 'must be two numbers from 1 to 999999 such as 20,60'),
    v.transform((text) => {
      const [flagged = 0, refused = 0] = text.split(',').map(Number);
      return { flagged, refused };
    }),
    v.check(({ flagged, refused }) => flagged <= refused, 'must begin with the smaller number'),
  );
}

function isReachedByStrangers(publicOrigin: string | undefined): boolean {
  return publicOrigin !== undefined && !isLoopbackOrigin(publicOrigin);
}
