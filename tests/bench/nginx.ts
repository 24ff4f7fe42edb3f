import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilListening } from '#tests/machine/own-server.ts';

/** The peer: nginx with one worker that serves the very bytes of an answer, headers and all. */
export async function startNginx(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-nginx-'));
  const port = await freePort();
  const headers = await answerInto(join(folder, 'page'), url);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!(await untilListening(port, 10))) throw new Error('nginx did not start');
  const itsUrl = `http://127.0.0.1:${port}/`;
  // The first process listens before there is a worker; an answer can only be the worker's.
  await (await fetch(itsUrl)).arrayBuffer();
  return {
    url: itsUrl,
    /** The process that answers; the one that was started only watches it. */
    pid: Number(readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'latin1').trim()),
    async end() {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Keeps the body as it came, compressed, and returns the headers that nginx does not make itself. */
async function answerInto(file: string, url: string): Promise<[string, string][]> {
  const { stdout } = spawnSync(
    'curl',
    ['-s', '-D', '-', '-o', file, '-H', 'accept-encoding: br', url],
    { encoding: 'latin1' },
  );
  return stdout
    .split('\r\n')
    .slice(1)
    .filter(Boolean)
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.split(': ')[1]!])
    .filter(([name]) => !/^(date|connection|keep-alive|content-(length|type)|etag)$/i.test(name));
}

function configuration(folder: string, port: string, headers: [string, string][]): string {
  const added = headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
user root;
events { worker_connections 2048; }
http {
  access_log off; etag on; default_type "text/html; charset=utf-8"; open_file_cache max=10;
  keepalive_requests 100000000; keepalive_timeout 75;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}; try_files /page =404; ${added.join(' ')} }
  }
}`;
}
