import { Agent, request } from 'node:http';
import { goodApplication } from '#tests/support/test-site.ts';

/** How long an application took, and its id when it was acknowledged. */
export type Answer = { ms: number; id: string | undefined };

/**
 * So many submitters at once send so many applications each, one after the other, as different people
 * behind different addresses. They are divided among `origins`.
 */
export async function applyAtOnce(
  origins: string[],
  submitters: number,
  each: number,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  try {
    const all = Array.from({ length: submitters }, (_, submitter) =>
      applyInTurn(agent, origins[submitter % origins.length]!, submitter, each),
    );
    return (await Promise.all(all)).flat();
  } finally {
    agent.destroy();
  }
}

async function applyInTurn(agent: Agent, origin: string, submitter: number, count: number) {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n++) {
    const started = performance.now();
    const { insertedId: id } = await post(agent, origin, `198.51.${submitter}.${n}`, {
      ...goodApplication,
      name: `Sample Applicant ${submitter}`,
      phone: `01000-${String(submitter * 1000 + n).padStart(6, '0')}`,
      passport: `A${String(submitter * 100_000 + n).padStart(8, '0')}`,
    });
    answers.push({ ms: performance.now() - started, id });
  }
  return answers;
}

/** By hand and not by `fetch`, which takes as much of the processor as the server does. */
function post(
  agent: Agent,
  origin: string,
  clientAddress: string,
  application: object,
): Promise<{ insertedId?: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      origin,
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': clientAddress,
    };
    request(`${origin}/api/application`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(JSON.parse(text)));
    })
      .on('error', reject)
      .end(JSON.stringify(application));
  });
}
