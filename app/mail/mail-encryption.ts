import { isLoopbackHost } from '#app/config/loopback.ts';

/**
 * Whether mail may go to the server at `url` as anybody on the way can read it: on this machine itself, or
 * where the address says `cleartext=allowed`. Only then; a server that offers no encryption, or somebody
 * on the way who takes the offer out, would otherwise be given the password and the mail.
 */
export function mayGoUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return isLoopbackHost(hostname) || searchParams.get(allowance) === 'allowed';
}

/** The address for nodemailer, which lets what stands in an address win over every other option. */
export function encryptedAddress(url: string): string {
  const address = new URL(url);
  if (!mayGoUnencrypted(url)) address.searchParams.set('requireTLS', 'true');
  address.searchParams.delete(allowance);
  return address.href;
}

/** Whether the code of a mail that was not sent says that the connection could not be encrypted. */
export function lacksEncryption(code: string | null | undefined): boolean {
  return code?.split('/')[0] === 'ETLS';
}

const allowance = 'cleartext';
