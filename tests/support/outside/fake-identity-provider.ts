import { type JWK, SignJWT, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

/** An account at the fake provider. `subject` is the provider's id of it. */
export type FakeAccount = {
  password: string;
  subject: string;
  isVerified: boolean;
  isDisabled?: boolean;
};

/** Ways to forge a token. */
export type Forgery =
  | 'alg none'
  | 'HS256 with the public key'
  | 'unknown key'
  | 'wrong audience'
  | 'wrong issuer'
  | 'expired'
  | 'empty subject'
  | 'signed in the future';

export const forgeries: Forgery[] = [
  'alg none',
  'HS256 with the public key',
  'unknown key',
  'wrong audience',
  'wrong issuer',
  'expired',
  'empty subject',
  'signed in the future',
];

export type FakeIdentityProvider = ScriptedServer & {
  variables: Record<string, string>;
  accounts: Map<string, FakeAccount>;
  /** Makes every token from now on a forgery; null ends that. */
  forge(forgery: Forgery | null): void;
  /** Signs the next tokens with a new key that is not in the old key set. */
  rotateKeys(): Promise<void>;
  /** Sets the lifetime of tokens in seconds. */
  lifetime(seconds: number): void;
};

const project = 'sample-project';

/** E-mail-and-password accounts by REST, with RS256 tokens and a key set, as documented by the provider. */
export async function startFakeIdentityProvider(): Promise<FakeIdentityProvider> {
  const accounts = new Map<string, FakeAccount>();
  let keys = await newKeys('key-1');
  let forgery: Forgery | null = null;
  let seconds = 3600;

  async function tokenFor(email: string): Promise<string> {
    const { subject, isVerified } = accounts.get(email)!;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `${server.origin}/issuer/${forgery === 'wrong issuer' ? 'another' : project}`,
      aud: forgery === 'wrong audience' ? 'another-project' : project,
      sub: forgery === 'empty subject' ? '' : subject,
      auth_time: forgery === 'signed in the future' ? now + 3600 : now,
      iat: now - (forgery === 'expired' ? 7200 : 0),
      exp: now + (forgery === 'expired' ? -3600 : seconds),
      email,
      email_verified: isVerified,
    };
    if (forgery === 'alg none') return unsigned(claims);
    const token = new SignJWT(claims);
    if (forgery === 'HS256 with the public key') {
      const secret = new TextEncoder().encode(await exportSPKI(keys.pair.publicKey));
      return token.setProtectedHeader({ alg: 'HS256', kid: keys.kid }).sign(secret);
    }
    const signer = forgery === 'unknown key' ? await newKeys('made-up') : keys;
    return token.setProtectedHeader({ alg: 'RS256', kid: signer.kid }).sign(signer.pair.privateKey);
  }

  const server = await startScriptedServer(async ({ url, body }) => {
    if (url.pathname === '/keys') return json(200, { keys: [keys.jwk] });
    if (url.searchParams.get('key') !== 'web-api-key') return failed(400, 'API_KEY_INVALID');
    if (url.pathname === '/sign-in') {
      const { email, password } = JSON.parse(body.toString()) as Record<string, string>;
      const account = accounts.get(email!);
      if (!account || account.password !== password)
        return failed(400, 'INVALID_LOGIN_CREDENTIALS');
      if (account.isDisabled) return failed(400, 'USER_DISABLED : The account is disabled.');
      return json(200, {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        localId: account.subject,
        email,
        idToken: await tokenFor(email!),
        registered: true,
        refreshToken: `refresh-${email}`,
        expiresIn: String(seconds),
      });
    }
    const token = new URLSearchParams(body.toString()).get('refresh_token') ?? '';
    const email = token.replace('refresh-', '');
    const account = accounts.get(email);
    if (!account) return failed(400, 'USER_NOT_FOUND');
    if (account.isDisabled) return failed(400, 'USER_DISABLED');
    return json(200, {
      id_token: await tokenFor(email),
      refresh_token: token,
      expires_in: String(seconds),
      token_type: 'Bearer',
      user_id: account.subject,
      project_id: project,
    });
  });

  return Object.assign(server, {
    accounts,
    variables: {
      SIGN_IN: 'identity-provider',
      IDENTITY_API_KEY: 'web-api-key',
      IDENTITY_PROJECT_ID: project,
      IDENTITY_SIGN_IN_URL: `${server.origin}/sign-in`,
      IDENTITY_REFRESH_URL: `${server.origin}/token`,
      IDENTITY_KEYS_URL: `${server.origin}/keys`,
      IDENTITY_ISSUER: `${server.origin}/issuer`,
    },
    forge(next: Forgery | null) {
      forgery = next;
    },
    async rotateKeys() {
      keys = await newKeys(`key-${Date.now()}`);
    },
    lifetime(next: number) {
      seconds = next;
    },
  });
}

async function newKeys(kid: string) {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, pair, jwk };
}

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function failed(status: number, message: string) {
  return json(status, {
    error: { code: status, message, errors: [{ message, domain: 'global' }] },
  });
}

function json(status: number, body: unknown) {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
