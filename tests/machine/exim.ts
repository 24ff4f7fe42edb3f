import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed, step } from '#bin/bootstrap.mjs';
import { runChild } from './child.ts';
import {
  freePort,
  guard,
  ownFolder,
  removeFolder,
  unprivilegedUser,
  untilListening,
} from './own-server.ts';
import type { Service, Started } from './service.ts';

const program = '/usr/sbin/exim4';

/** A real mail server with TLS and authentication that stores every mail as a file. */
export const exim: Service = {
  name: 'Exim',
  loss: 'mail was not sent to a real mail server',
  isThere: () => existsSync(program) && existsSync('/usr/bin/openssl'),
  packages: () => (exim.isThere() ? [] : ['exim4-daemon-light', 'openssl']),
  start: (stop) => step('Starting Exim', () => startOwn(stop)),
};

async function startOwn(stop: AbortSignal): Promise<Started> {
  const user = unprivilegedUser('Debian-exim');
  const folder = ownFolder('exim', user);
  let end = removeFolder(folder);
  try {
    const [port, plainPort] = [await freePort(), await freePort()];
    const password = randomBytes(16).toString('hex');
    for (const part of ['spool', 'log', 'mail']) {
      mkdirSync(join(folder, part));
      if (user) chownSync(join(folder, part), user.uid, user.gid);
    }
    await makeCertificate(folder, stop);
    writeFileSync(join(folder, 'exim.conf'), settings(folder, { port, plainPort }, password));
    // As root, because Exim reads custom settings only from root; it drops its privileges itself.
    const server = spawn(program, ['-bdf', '-q1h', '-C', join(folder, 'exim.conf')], {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    });
    end = guard([server], folder, 'TERM');
    if (!(await untilListening(port, 30))) throw new StepFailed('Exim did not start.');
    const env = {
      TEST_SMTP_URL: `smtp://sampan:${password}@localhost:${port}`,
      TEST_UNENCRYPTED_SMTP_URL: `smtp://sampan:${password}@0.0.0.0:${plainPort}`,
      TEST_SMTP_FOLDER: join(folder, 'mail'),
      NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
    };
    return { env, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function makeCertificate(folder: string, stop: AbortSignal): Promise<void> {
  const { ok, output } = await runChild(
    '/usr/bin/openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
    ],
    { cwd: folder, stop, limitMs: 60_000 },
  );
  if (!ok) throw new StepFailed(`openssl made no certificate: ${output}`);
  await runChild('chmod', ['644', join(folder, 'key.pem')], { stop, limitMs: 10_000 });
}

/**
 * Sending requires authentication, which the first port offers only after encryption. The second port offers
 * no encryption. No mail is relayed.
 */
const settings = (
  folder: string,
  { port, plainPort }: Record<'port' | 'plainPort', string>,
  password: string,
) => `
primary_hostname = localhost
local_interfaces = <; 127.0.0.1 ; ::1
daemon_smtp_ports = ${port} : ${plainPort}
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
pid_file_path = ${folder}/spool/exim.pid
tls_advertise_hosts = \${if eq{$received_port}{${plainPort}}{}{*}}
tls_certificate = ${folder}/certificate.pem
tls_privatekey = ${folder}/key.pem
auth_advertise_hosts = \${if and{{eq{$tls_in_cipher}{}}{!eq{$received_port}{${plainPort}}}}{}{*}}
acl_smtp_rcpt = check
acl_smtp_data = accept
message_size_limit = 1M
never_users =
begin acl
check:
  deny !authenticated = *
       message = sign in first
  accept
begin routers
everything:
  driver = accept
  transport = file
begin transports
file:
  driver = appendfile
  directory = ${folder}/mail
  create_directory = true
  user = Debian-exim
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{sampan}}{eq{$auth3}{${password}}}}}
  server_set_id = $auth2
`;
