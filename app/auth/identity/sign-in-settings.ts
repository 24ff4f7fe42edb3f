import * as v from 'valibot';

/** Who may work here, where accounts are kept elsewhere: e-mail addresses in lower case, or ids of the provider. */
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
  /** What the provider is called on the button. */
  name: string;
  allowList: AllowList;
};

/** Who checks that staff are who they say: we ourselves, or somebody else. */
export type SignInSettings = { kind: 'built-in' } | IdentityProviderSettings | OidcSettings;

const web = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an address such as https://login.example.com',
  ),
);

/** The variables about signing in, part of all the variables of `env.server.ts`. */
export const signInVariables = {
  SIGN_IN: v.optional(
    v.picklist(
      ['built-in', 'identity-provider', 'oidc'],
      'must be built-in, identity-provider or oidc',
    ),
    'built-in',
  ),
  STAFF_ALLOW_LIST: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((entry) => entry.trim())),
      v.transform((entries) => entries.map((one) => (one.includes('@') ? one.toLowerCase() : one))),
      v.check(
        (entries) => entries.every((entry) => /^[^\s,]+$/.test(entry)),
        'must be e-mail addresses or user ids, separated by commas',
      ),
    ),
  ),
  IDENTITY_API_KEY: v.optional(v.string()),
  IDENTITY_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, _ and -')),
  ),
  IDENTITY_SIGN_IN_URL: v.optional(
    web,
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  ),
  IDENTITY_REFRESH_URL: v.optional(web, 'https://securetoken.googleapis.com/v1/token'),
  IDENTITY_KEYS_URL: v.optional(
    web,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  IDENTITY_ISSUER: v.optional(web, 'https://securetoken.google.com'),
  OIDC_ISSUER: v.optional(web),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_NAME: v.optional(v.string(), 'SSO'),
};

const variables = v.object(signInVariables);
type Variables = v.InferOutput<typeof variables>;

const needed: Record<Variables['SIGN_IN'], (keyof Variables)[]> = {
  'built-in': [],
  'identity-provider': ['IDENTITY_API_KEY', 'IDENTITY_PROJECT_ID', 'STAFF_ALLOW_LIST'],
  oidc: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'STAFF_ALLOW_LIST'],
};

/** The way to sign in that the variables describe. What is missing for it is given as `missing`. */
export function chooseSignIn(given: Variables): SignInSettings | { missing: string } {
  const missing = needed[given.SIGN_IN].find((name) => !given[name]);
  if (missing) return { missing };
  const allowList = given.STAFF_ALLOW_LIST ?? [];
  if (given.SIGN_IN === 'identity-provider')
    return {
      kind: given.SIGN_IN,
      apiKey: given.IDENTITY_API_KEY!,
      projectId: given.IDENTITY_PROJECT_ID!,
      signInUrl: given.IDENTITY_SIGN_IN_URL,
      refreshUrl: given.IDENTITY_REFRESH_URL,
      keysUrl: given.IDENTITY_KEYS_URL,
      // The provider has one issuer for each project.
      issuer: `${given.IDENTITY_ISSUER.replace(/\/$/, '')}/${given.IDENTITY_PROJECT_ID}`,
      allowList,
    };
  if (given.SIGN_IN === 'oidc')
    return {
      kind: given.SIGN_IN,
      issuer: given.OIDC_ISSUER!,
      clientId: given.OIDC_CLIENT_ID!,
      clientSecret: given.OIDC_CLIENT_SECRET!,
      name: given.OIDC_NAME,
      allowList,
    };
  return { kind: given.SIGN_IN };
}
