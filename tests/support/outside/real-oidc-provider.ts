import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, exportJWK } from 'jose';
import { Provider } from 'oidc-provider';

export type OidcProvider = {
  variables: Record<string, string>;
  /** The user who is signed in at the provider; null when the user cancels there. */
  person: { subject: string; email: string; isVerified: boolean } | null;
  close(): Promise<void>;
};

/** A certified OpenID Connect provider on a free port that signs users in without asking. */
export async function startOidcProvider(redirectUri: string): Promise<OidcProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'sampan', client_secret: 'client-secret', redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'key-1' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Puts the e-mail address into the ID token; otherwise another request is needed.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: handle.person?.email,
        email_verified: handle.person?.isVerified,
      }),
    }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result = handle.person
      ? { login: { accountId: handle.person.subject } }
      : { error: 'access_denied', error_description: 'cancelled' };
    void provider.interactionFinished(request, response, result);
  });
  const handle: OidcProvider = {
    person: null,
    variables: {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'sampan',
      OIDC_CLIENT_SECRET: 'client-secret',
      OIDC_NAME: 'Sample Login',
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return handle;
}
