/** Whether PostgreSQL's driver says, without a code, that a connection was lost or did not come about in time. */
export function saysConnectionLost(message: string): boolean {
  return /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client (has encountered|was closed)|Postgres connection has been discarded)/.test(
    message,
  );
}
