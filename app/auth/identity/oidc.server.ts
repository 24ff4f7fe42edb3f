import * as oidc from 'openid-client';
import * as v from 'valibot';
import { errorCode } from '#app/config/error-code.ts';
import { ExternalServiceError, causeOf } from '#app/config/external-service-error.server.ts';
import type { IdentityCheck } from './identity.ts';
import type { OidcSettings } from './sign-in-settings.ts';

const service = 'oidc';

/** How long one call may take, in seconds. */
const timeoutSeconds = 8;

/** What the browser keeps, signed, while it is away at the provider. */
export const pendingSignIn = v.object({
  verifier: v.string(),
  state: v.string(),
  nonce: v.string(),
  next: v.string(),
});
export type PendingSignIn = v.InferOutput<typeof pendingSignIn>;

const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.toLowerCase()),
  email_verified: v.optional(v.union([v.boolean(), v.literal('true')]), false),
});

export type OidcSignIn = {
  /** Where to send the browser, and what it must bring back. */
  begin(redirectUri: string, next: string): Promise<{ address: string; pending: PendingSignIn }>;
  /** Checks what the browser came back with. `address` is the whole address it came to. */
  finish(address: URL, pending: PendingSignIn): Promise<IdentityCheck>;
};

/**
 * Sign-in by OpenID Connect: authorization code with PKCE, state and nonce; the id token's signature
 * is checked against the provider's keys although it comes directly from it.
 */
export function createOidcSignIn(settings: OidcSettings): OidcSignIn {
  let discovered: Promise<oidc.Configuration> | undefined;

  /** Looked up once, at the first sign-in; a lookup that failed is tried again. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw asServiceError(error);
    });
    return discovered;
  }

  return {
    async begin(redirectUri, next) {
      const config = await configuration();
      const pending = {
        verifier: oidc.randomPKCECodeVerifier(),
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        next,
      };
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        state: pending.state,
        nonce: pending.nonce,
      });
      return { address: address.href, pending };
    },
    async finish(address, { verifier, state, nonce }) {
      const config = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const parsed = v.safeParse(claims, tokens.claims());
        if (!parsed.success) return { refused: `${service}/no_email` };
        const { sub, email, email_verified } = parsed.output;
        return { identity: { subject: sub, email, isVerified: email_verified !== false } };
      } catch (error) {
        // The person said no, or the provider did.
        if (error instanceof oidc.AuthorizationResponseError)
          return { refused: `${service}/${error.error}` };
        throw asServiceError(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings) {
  const server = new URL(issuer);
  // Only a provider on this very machine may do without TLS.
  const isLocal = server.protocol === 'http:' && /^(localhost|127\.|\[::1\])/.test(server.host);
  return oidc.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  });
}

function asServiceError(error: unknown): ExternalServiceError {
  const reason = errorCode(error) ?? errorCode(causeOf(error)) ?? 'failed';
  return new ExternalServiceError(service, reason);
}
