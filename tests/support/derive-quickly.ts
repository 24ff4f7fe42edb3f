import { Encrypter } from 'age-encryption';
import { vi } from 'vitest';

/** A key takes seconds to derive from a passphrase, on purpose. Where that is not the matter it need not. */
export function deriveQuickly(): void {
  const { setPassphrase } = Encrypter.prototype;
  vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (
    this: Encrypter,
    passphrase,
  ) {
    setPassphrase.call(this, passphrase);
    this.setScryptWorkFactor(10);
  });
}
