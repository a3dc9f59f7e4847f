/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readSenderNetwork, toNetwork } from './sender-network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:cb00:7107]:80', '203.0.113.7'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200'],
  ['2001:db8:1:201::1', '2001:db8:1:200'],
  ['1::3:4:5:6:7:8', '1:0:3:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', ''],
  ['0x7f.1', ''],
  ['', ''],
])('the address %j is in the network %j', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('the last forwarded address counts, behind a trusted proxy only', () => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = '203.0.113.7, 198.51.100.7';
  expect([readSenderNetwork(request, true), readSenderNetwork(request, false)]).toEqual(['198.51.100.7', '']);
});
