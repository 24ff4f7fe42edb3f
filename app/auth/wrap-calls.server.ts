/** A call of better-auth, which takes all its input in one object. */
type Call = (input?: { headers?: HeadersInit }) => Promise<unknown>;

/** better-auth's calls, each wrapped by `wrap`. */
export function wrapCalls<Api extends object>(api: Api, wrap: (call: Call) => Call): Api {
  return new Proxy(api, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      return isCall(call) ? wrap(call) : call;
    },
  });
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function';
}
