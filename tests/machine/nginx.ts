import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StepFailed } from '#bin/bootstrap.mjs';
import { freePort, guard, ownFolder, removeFolder, untilListening } from './own-server.ts';
import type { Service } from './service.ts';

/** A load balancer as an operator would use it. */
export const nginx: Service = {
  name: 'nginx',
  loss: 'no fault was tried under two processes (apt-get install nginx-light)',
  isThere: () => Boolean(program()),
  packages: () => (program() ? [] : ['nginx-light']),
};

/** Starts an nginx on a free loopback port in front of several servers. */
export async function startBalancer(
  ports: string[],
): Promise<{ origin: string; end: () => Promise<unknown> }> {
  const folder = ownFolder('nginx');
  let end = removeFolder(folder);
  try {
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, settings(folder, port, ports));
    const server = spawn(program()!, ['-c', file, '-p', folder, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let said = '';
    server.stderr.on('data', (chunk) => (said += chunk));
    end = guard([server], folder, 'TERM');
    if (!(await untilListening(port, 30))) throw new StepFailed(`nginx did not start: ${said}`);
    return { origin: `http://127.0.0.1:${port}`, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** On Debian only root has it on the PATH. */
function program(): string | undefined {
  return ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path));
}

/**
 * As in docs/operations/install.md: a request that could not be sent to one process goes to the other, a GET
 * also when the response broke off. A process is tried again immediately after a failure.
 */
function settings(folder: string, port: string, ports: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ');
  return `
daemon off; pid ${folder}/pid; worker_processes 1; worker_rlimit_nofile 8192;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4000; }
http {
  access_log off; ${temporary}
  keepalive_requests 1000000; keepalive_timeout 300s; client_max_body_size 10m;
  upstream sampan {
    ${ports.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join(' ')}
    keepalive 32; keepalive_timeout 5s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sampan;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Request-Id $request_id;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
    }
  }
}
`;
}
