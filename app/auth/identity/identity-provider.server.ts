import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { errorCode } from '#app/config/error-code.ts';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';
import type { Identity, IdentityCheck } from './identity.ts';
import type { IdentityProviderSettings } from './sign-in-settings.ts';

const service = 'identity-provider';

/** Timeout of one call, in milliseconds. */
const timeoutMs = 8000;

const signedIn = v.object({ idToken: v.string(), refreshToken: v.string() });
const refreshed = v.object({ id_token: v.string(), refresh_token: v.string() });
const failure = v.object({ error: v.object({ message: v.string() }) });
const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.toLowerCase()),
  email_verified: v.optional(v.boolean(), false),
  auth_time: v.number(),
});

/** Error codes of the provider that a user can cause; some carry an explanation after " : ". */
const personal = [
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_EMAIL',
  'MISSING_EMAIL',
  'MISSING_PASSWORD',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'TOKEN_EXPIRED',
  'INVALID_REFRESH_TOKEN',
  'MISSING_REFRESH_TOKEN',
];

/** A session with the provider: its token lets us check later whether the account is still active. */
export type ProviderSession = { refreshToken: string; expiresAt: Date };

export type IdentityProvider = {
  check(email: string, password: string): Promise<IdentityCheck<ProviderSession>>;
  /** Asks whether the account is still active. */
  refresh(refreshToken: string): Promise<IdentityCheck<ProviderSession>>;
};

/**
 * The provider of e-mail-and-password accounts: sign-in by REST. A token is accepted only when it is signed
 * by RS256 with one of the provider's current keys, for our project, by its issuer, and has not expired.
 */
export function createIdentityProvider(settings: IdentityProviderSettings): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), {
    timeoutDuration: timeoutMs,
    // An unknown key id triggers another look-up, but forged tokens must not trigger one each.
    cooldownDuration: 5000,
  });

  async function ask(url: string, body: BodyInit, type: string): Promise<unknown> {
    const target = new URL(url);
    target.searchParams.set('key', settings.apiKey);
    try {
      const answer = await fetch(target, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return asJson(answer.status, await answer.text());
    } catch (error) {
      throw externalServiceError(service, error);
    }
  }

  async function believed(token: string, refreshToken: string) {
    const { identity, expiresAt } = await verified(token);
    return { identity, refreshToken, expiresAt };
  }

  async function verified(token: string): Promise<{ identity: Identity; expiresAt: Date }> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: settings.issuer,
        audience: settings.projectId,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      });
      const { sub, email, email_verified, auth_time } = v.parse(claims, payload);
      const now = Date.now() / 1000;
      if (auth_time > now + 5 || (payload.iat ?? 0) > now + 5) throw new Error('in the future');
      return {
        identity: { subject: sub, email, isVerified: email_verified },
        expiresAt: new Date((payload.exp ?? 0) * 1000),
      };
    } catch (error) {
      const code = errorCode(error);
      const isAway = error instanceof errors.JWKSTimeout || code === 'ERR_JOSE_GENERIC' || !code;
      throw new ExternalServiceError(service, `token/${isAway ? 'keys_unreadable' : code}`);
    }
  }

  return {
    async check(email, password) {
      const answer = await ask(
        settings.signInUrl,
        JSON.stringify({ email, password, returnSecureToken: true }),
        'application/json',
      );
      if (isRefusal(answer)) return answer;
      // The provider issues no token for an account with a second factor there.
      if (!v.is(signedIn, answer)) return { refused: `${service}/no_token` };
      return believed(answer.idToken, answer.refreshToken);
    },
    async refresh(refreshToken) {
      const form = new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      });
      const type = 'application/x-www-form-urlencoded';
      const answer = await ask(settings.refreshUrl, form.toString(), type);
      if (isRefusal(answer)) return answer;
      if (!v.is(refreshed, answer)) throw new ExternalServiceError(service, 'no_token');
      return believed(answer.id_token, answer.refresh_token);
    },
  };
}

function asJson(status: number, text: string): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ExternalServiceError(service, status === 200 ? 'not_json' : status);
  }
  if (!v.is(failure, answer)) {
    if (status === 200) return answer;
    throw new ExternalServiceError(service, status);
  }
  const [code = ''] = answer.error.message.split(' ');
  if (personal.includes(code)) return { refused: `${service}/${code}` };
  // For us to fix: a wrong key, sign-in switched off, a deleted project.
  throw new ExternalServiceError(service, `${status}/${/^[A-Z_]+$/.test(code) ? code : 'other'}`);
}

function isRefusal(answer: unknown): answer is { refused: string } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
