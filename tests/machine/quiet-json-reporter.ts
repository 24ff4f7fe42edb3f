import { JsonReporter, type Vitest } from 'vitest/node';

/** Writes the report that the results are counted from, without telling everybody where it is. */
export default class QuietJsonReporter extends JsonReporter {
  override onInit(vitest: Vitest): void {
    const logger = { log: () => {} };
    // Not a copy: what belongs to `vitest` can only be asked of itself.
    const get = (_: Vitest, name: keyof Vitest) => (name === 'logger' ? logger : vitest[name]);
    super.onInit(new Proxy(vitest, { get: get as ProxyHandler<Vitest>['get'] & {} }));
  }
}
