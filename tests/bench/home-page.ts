import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '#tests/support/running-site.ts';

/**
 * `npm run bench:home`: the bytes of the home page's first load, and its requests per second beside
 * nginx with one worker serving the very same bytes, in turns in one run. Needs nginx and wrk.
 */
const rounds = 5;
const wrk = ['-t1', '-c50', '-d3s', '-H', 'accept-encoding: br'];

const site = await startSite('build');
try {
  const page = await fetchBytes('/');
  const html = page.text;
  const css = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url!);
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  console.log(`HTML ${page.bytes} B (br)`);
  console.log(`CSS ${await total(css)} B (br) in ${css.length} files`);
  console.log(
    `JavaScript ${await total(scripts)} B (br) in ${scripts.length} files, after load and idle`,
  );
  await compare(page.body);
} finally {
  await site.end();
}

async function fetchBytes(path: string) {
  const plain = await fetch(site.origin + path);
  const raw = spawnSync('curl', ['-s', '-H', 'accept-encoding: br', site.origin + path]).stdout;
  return { text: await plain.text(), body: raw, bytes: raw.length };
}

async function total(paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await fetchBytes(path)).bytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compare(body: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bench-'));
  const port = await freePort();
  writeFileSync(join(folder, 'page'), body);
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(folder, port));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(requestsPerSecond(`${site.origin}/`));
      theirs.push(requestsPerSecond(`http://127.0.0.1:${port}/`));
    }
    const ratio = median(ours) / median(theirs);
    console.log(`ours ${ours.join(' ')}, median ${median(ours)} requests/s`);
    console.log(`nginx ${theirs.join(' ')}, median ${median(theirs)} requests/s`);
    console.log(`ratio ${ratio.toFixed(2)}`);
  } finally {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync('wrk', [...wrk, url], { encoding: 'utf8' });
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0));
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function nginxConfiguration(folder: string, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
user root;
events { worker_connections 512; }
http {
  access_log off; etag on; default_type "text/html; charset=utf-8"; open_file_cache max=10;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; location / { root ${folder}; try_files /page =404; add_header content-encoding br; } }
}`;
}
