import * as oidc from 'openid-client';
import * as v from 'valibot';
import { errorCode } from '#app/config/error-code.ts';
import { ExternalServiceError, causeOf } from '#app/config/external-service-error.server.ts';
import type { IdentityCheck } from './identity.ts';
import type { OidcSettings } from './sign-in-settings.ts';

const service = 'oidc';

/** Timeout of one call, in seconds. */
const timeoutSeconds = 8;

/** What the browser keeps in a signed cookie while it is at the provider. */
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
  /** The address to send the browser to, and what it must bring back. */
  begin(redirectUri: string, next: string): Promise<{ address: string; pending: PendingSignIn }>;
  /** Checks the response of the provider. `address` is the full address to which the browser came back. */
  finish(address: URL, pending: PendingSignIn): Promise<IdentityCheck>;
};

/**
 * Sign-in by OpenID Connect: authorization code flow with PKCE, state and nonce. The signature of the ID
 * token is checked, although the token comes directly from the provider.
 */
export function createOidcSignIn(settings: OidcSettings): OidcSignIn {
  let discovered: Promise<oidc.Configuration> | undefined;

  /** Discovered once, at the first sign-in; after a failure the next sign-in tries again. */
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
        // The person or the provider has refused.
        if (error instanceof oidc.AuthorizationResponseError)
          return { refused: `${service}/${error.error}` };
        throw asServiceError(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings) {
  const server = new URL(issuer);
  // Only a provider on this machine may be used without TLS.
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
