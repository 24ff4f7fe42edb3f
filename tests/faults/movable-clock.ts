// Preloaded into a server: its clock is wrong by as many milliseconds as it is told last. Timers go on
// as they are, as they do when an operator, or a time server, sets the clock of a machine.
let aheadMs = 0;

const True = globalThis.Date;
const now = () => True.now() + aheadMs;

globalThis.Date = new Proxy(True, {
  construct: (target, given: ConstructorParameters<typeof Date> | [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
  apply: () => new True(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

process.on('message', (told) => {
  if (typeof told === 'object' && told && 'aheadMs' in told) aheadMs = Number(told.aheadMs);
});
process.channel?.unref();
