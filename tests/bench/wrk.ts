import { spawn } from 'node:child_process';

/** As many requests as 50 connections can make, for so many seconds. Returns how many were answered. */
export async function requestsOf(url: string, seconds: number): Promise<number> {
  const arguments_ = ['-t1', '-c50', `-d${seconds}s`, '-H', 'accept-encoding: br', url];
  const wrk = spawn('wrk', arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const part of wrk.stdout) text += String(part);
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(text);
  return Number(/(\d+) requests in/.exec(text)![1]);
}
