import { isLoopbackHost } from '#app/config/loopback.ts';

/**
 * Whether mail may be sent to the server at `url` unencrypted: on this machine, or where the address says
 * `cleartext=allowed`. Nowhere else: a server without encryption, or an attacker who removes the STARTTLS
 * offer, would otherwise receive the password and the mail.
 */
export function mayGoUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return isLoopbackHost(hostname) || searchParams.get(allowance) === 'allowed';
}

/** The address for nodemailer, where options in the address override all others. */
export function encryptedAddress(url: string): string {
  const address = new URL(url);
  if (!mayGoUnencrypted(url)) address.searchParams.set('requireTLS', 'true');
  address.searchParams.delete(allowance);
  return address.href;
}

/** Whether the code of a failed mail says that the connection could not be encrypted. */
export function lacksEncryption(code: string | null | undefined): boolean {
  return code?.split('/')[0] === 'ETLS';
}

const allowance = 'cleartext';
