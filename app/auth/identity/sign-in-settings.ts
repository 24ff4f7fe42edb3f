import * as v from 'valibot';
import {
  SettingError,
  type Values,
  digits,
  email,
  id,
  required,
  setting,
  web,
} from '#app/config/setting.ts';
import { maxPasswordLength, minPasswordLength } from '../password-length.ts';

/** Who may sign in where accounts are external: e-mail addresses in lower case, or the provider's ids. */
export type AllowList = string[];

export type IdentityProviderSettings = {
  kind: 'identity-provider';
  apiKey: string;
  projectId: string;
  signInUrl: string;
  refreshUrl: string;
  keysUrl: string;
  issuer: string;
  allowList: AllowList;
};

export type OidcSettings = {
  kind: 'oidc';
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name on the sign-in button. */
  name: string;
  allowList: AllowList;
};

/** How staff sign in: with our own accounts, or with an external provider. */
export type SignInSettings = { kind: 'built-in' } | IdentityProviderSettings | OidcSettings;

const loginAddress = web('must be an address such as https://login.example.com');

const idleRange = 'must be a number of minutes from 5 to 720';

/** The settings for staff sign-in. */
export const signInVariables = {
  SIGN_IN: setting(
    v.optional(
      v.picklist(
        ['built-in', 'identity-provider', 'oidc'],
        'must be built-in, identity-provider or oidc',
      ),
      'built-in',
    ),
    'built-in',
    `Who checks e-mail and password of staff: built-in (default), identity-provider (a service that keeps
    e-mail-and-password accounts) or oidc (OpenID Connect, single sign-on). For the last two
    STAFF_ALLOW_LIST says who may work here: verified e-mail addresses, or ids of the service, separated
    by commas; anybody else with an account there is turned away.`,
  ),
  STAFF_ALLOW_LIST: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((entry) => entry.trim())),
        v.transform((all) =>
          all.map((entry) => (entry.includes('@') ? entry.toLowerCase() : entry)),
        ),
        v.check(
          (entries) => entries.every((entry) => /^[^\s,]+$/.test(entry)),
          'must be e-mail addresses or user ids, separated by commas',
        ),
      ),
    ),
    'manager@example.com,clerk@example.com',
  ),
  IDENTITY_API_KEY: setting(
    v.optional(v.string()),
    'web-api-key',
    `For identity-provider: the web API key and the project, whose tokens are believed. Addresses as of
    the provider that these calls are those of; others for a service that is called the same way.`,
  ),
  IDENTITY_PROJECT_ID: setting(v.optional(id), 'project-id'),
  IDENTITY_SIGN_IN_URL: setting(
    v.optional(
      loginAddress,
      'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    ),
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  ),
  IDENTITY_REFRESH_URL: setting(
    v.optional(loginAddress, 'https://securetoken.googleapis.com/v1/token'),
    'https://securetoken.googleapis.com/v1/token',
  ),
  IDENTITY_KEYS_URL: setting(
    v.optional(
      loginAddress,
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  IDENTITY_ISSUER: setting(
    v.optional(loginAddress, 'https://securetoken.google.com'),
    'https://securetoken.google.com',
  ),
  OIDC_ISSUER: setting(
    v.optional(loginAddress),
    'https://login.example.com',
    `For oidc: the issuer, our client there (its redirect address is
    PUBLIC_ORIGIN/api/auth/oidc/callback), and what the button calls it. Default name: SSO.`,
  ),
  OIDC_CLIENT_ID: setting(v.optional(v.string()), 'sampan'),
  OIDC_CLIENT_SECRET: setting(v.optional(v.string()), 'client-secret'),
  OIDC_NAME: setting(v.optional(v.string(), 'SSO'), 'Example Login'),
  SECOND_FACTOR: setting(
    v.optional(v.picklist(['optional', 'required'], 'must be optional or required'), 'optional'),
    'required',
    `Whether staff must sign in with a code of an app besides the password: optional or required. Whoever
    has none yet then sets it up before anything else. For our own accounts; a provider asks by itself.
    Default: optional.`,
  ),
  FIRST_STAFF_EMAIL: setting(
    v.optional(email),
    'manager@example.com',
    `The first staff account, made at the first start of a site that has none. Both or neither; the
    password has 12 to 128 characters, is not easy to guess, and is changed at the first sign-in. Default:
    admin@sampan.example with a generated password, which is printed once.`,
  ),
  FIRST_STAFF_PASSWORD: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.minLength(minPasswordLength, 'must have 12 characters or more'),
        v.maxLength(maxPasswordLength, 'must have 128 characters or less'),
      ),
    ),
    'a-long-pass-phrase',
  ),
  SESSION_IDLE_MINUTES: setting(
    v.optional(
      v.pipe(digits(/^\d{1,3}$/, idleRange), v.minValue(5, idleRange), v.maxValue(720, idleRange)),
      '60',
    ),
    '30',
    `After how many minutes without use a sign-in of staff ends, from 5 to 720. It ends after 12 hours in
    any case, and what is on the page stays there. Default: 60`,
  ),
};

type SettingValues = Values<typeof signInVariables>;

/** Derives the sign-in settings from the values of their variables. */
export function signInSettings(values: SettingValues) {
  const signIn = chooseSignIn(values);
  return {
    /** How staff sign in. */
    signIn,
    /** Whether staff must have a second factor; only with our own accounts. */
    secondFactorRequired: isSecondFactorRequired(values, signIn),
    firstStaff: firstStaff(values),
    /** After how many idle minutes a staff session ends. */
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
  };
}

function chooseSignIn(values: SettingValues): SignInSettings {
  const why = `for SIGN_IN ${values.SIGN_IN}`;
  if (values.SIGN_IN === 'identity-provider') {
    const apiKey = required(values, 'IDENTITY_API_KEY', why);
    const projectId = required(values, 'IDENTITY_PROJECT_ID', why);
    return {
      kind: values.SIGN_IN,
      apiKey,
      projectId,
      signInUrl: values.IDENTITY_SIGN_IN_URL,
      refreshUrl: values.IDENTITY_REFRESH_URL,
      keysUrl: values.IDENTITY_KEYS_URL,
      // The provider has one issuer per project.
      issuer: `${values.IDENTITY_ISSUER.replace(/\/$/, '')}/${projectId}`,
      allowList: required(values, 'STAFF_ALLOW_LIST', why),
    };
  }
  if (values.SIGN_IN === 'oidc')
    return {
      kind: values.SIGN_IN,
      issuer: required(values, 'OIDC_ISSUER', why),
      clientId: required(values, 'OIDC_CLIENT_ID', why),
      clientSecret: required(values, 'OIDC_CLIENT_SECRET', why),
      name: values.OIDC_NAME,
      allowList: required(values, 'STAFF_ALLOW_LIST', why),
    };
  return { kind: values.SIGN_IN };
}

function isSecondFactorRequired(values: SettingValues, { kind }: SignInSettings): boolean {
  if (values.SECOND_FACTOR === 'optional') return false;
  if (kind === 'built-in') return true;
  throw new SettingError(
    `SECOND_FACTOR cannot be required for SIGN_IN ${kind}, because the provider asks for codes: require it there.`,
  );
}

function firstStaff(values: SettingValues): { email: string; password: string } | null {
  if (!values.FIRST_STAFF_EMAIL && !values.FIRST_STAFF_PASSWORD) return null;
  const why = 'too, because its counterpart is';
  return {
    email: required(values, 'FIRST_STAFF_EMAIL', why),
    password: required(values, 'FIRST_STAFF_PASSWORD', why),
  };
}
