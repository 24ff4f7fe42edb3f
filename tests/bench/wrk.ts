import { spawn } from 'node:child_process';

/**
 * As many requests as 50 connections can make, for so many seconds, with further headers (`name: value`) if given. Returns
 * how many were answered.
 */
export async function requestsOf(
  url: string,
  seconds: number,
  headers: string[] = [],
): Promise<number> {
  const all = ['accept-encoding: br', ...headers].flatMap((header) => ['-H', header]);
  const arguments_ = ['-t1', '-c50', `-d${seconds}s`, ...all, url];
  const wrk = spawn('wrk', arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const part of wrk.stdout) text += String(part);
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(text);
  return Number(/(\d+) requests in/.exec(text)![1]);
}
