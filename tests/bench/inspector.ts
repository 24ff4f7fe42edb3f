/** A line to the inspector of a Node process that was started with `--inspect` at this port. */
export async function openInspector(port: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (result: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: Answer };
    waiting.get(id)?.(result);
  });
  let last = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    /** Bytes of the heap in use, with nothing in it that nobody refers to any more. */
    async heapAfterCollection(): Promise<number> {
      // What a first collection sets free may hold on to more.
      for (let turn = 0; turn < 3; turn++) await call('HeapProfiler.collectGarbage');
      const { usedSize } = await call('Runtime.getHeapUsage');
      return usedSize!;
    },
    close: () => socket.close(),
  };
}

type Answer = { usedSize?: number };
