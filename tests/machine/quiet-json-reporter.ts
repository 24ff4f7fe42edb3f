import { JsonReporter, type Vitest } from 'vitest/node';

/** Writes the JSON report from which results are counted, without printing its path. */
export default class QuietJsonReporter extends JsonReporter {
  override onInit(vitest: Vitest): void {
    const logger = { log: () => {} };
    // A proxy and not a copy, because `vitest` has members that only work on itself.
    const get = (_: Vitest, name: keyof Vitest) => (name === 'logger' ? logger : vitest[name]);
    super.onInit(new Proxy(vitest, { get: get as ProxyHandler<Vitest>['get'] & {} }));
  }
}
