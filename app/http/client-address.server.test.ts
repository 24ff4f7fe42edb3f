import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, givenRequestId } from './client-address.server.ts';

const nobody = new BlockList();
const trusted = new BlockList();
trusted.addSubnet('10.0.0.0', 8, 'ipv4');
trusted.addAddress('127.0.0.1');
trusted.addAddress('::1', 'ipv6');

test('without a trusted proxy the socket alone counts, whatever the client writes', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', nobody)).toBe('203.0.113.7');
  expect(clientAddress('127.0.0.1', '198.51.100.1', nobody)).toBe('127.0.0.1');
});

test('a stranger cannot pass for a proxy', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', trusted)).toBe('203.0.113.7');
});

test.each([
  ['one proxy', '198.51.100.1', '198.51.100.1'],
  ['a chain of proxies', '198.51.100.1, 10.1.2.3, 10.9.9.9', '198.51.100.1'],
  ['what the client wrote before', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['no spaces', '1.2.3.4,198.51.100.1', '198.51.100.1'],
  ['an IPv6 client', '2001:db8::7', '2001:db8::7'],
  ['an IPv4 client in IPv6 writing', '::ffff:198.51.100.1', '198.51.100.1'],
])('behind a trusted proxy the rightmost address that is none counts: %s', (_, header, client) => {
  for (const socket of ['127.0.0.1', '::1', '::ffff:10.0.0.1']) {
    expect(clientAddress(socket, header, trusted)).toBe(client);
  }
});

test.each([undefined, '', 'unknown', 'nonsense, ', '<script>'])(
  'a proxy that names nobody (%s) counts itself',
  (header) => {
    expect(clientAddress('10.0.0.1', header, trusted)).toBe('10.0.0.1');
  },
);

test('a socket that has gone has no address', () => {
  expect(clientAddress(undefined, undefined, trusted)).toBe('');
});

test.each([
  ['of a trusted proxy is kept', '10.0.0.1', 'a1b2c3d4-5678', 'a1b2c3d4-5678'],
  ['of a trusted proxy on a socket for both protocols', '::ffff:10.0.0.1', 'a1b2c3d4', 'a1b2c3d4'],
  ['of anybody else is not', '203.0.113.7', 'a1b2c3d4-5678', undefined],
  ['of nobody is none', '10.0.0.1', undefined, undefined],
  ['that is too short is not', '10.0.0.1', 'a1', undefined],
  ['that is too long is not', '10.0.0.1', 'a'.repeat(65), undefined],
  ['with other letters is not', '10.0.0.1', 'a1b2c3d4","level":"error', undefined],
])('an id %s', (_, from, sent, kept) => {
  expect(givenRequestId({ 'x-request-id': sent }, from, trusted)).toBe(kept);
});
