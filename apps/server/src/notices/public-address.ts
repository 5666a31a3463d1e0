import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not on the internet (RFC 6890 and multicast). */
const PRIVATE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Parts of the IPv6 internet that lead elsewhere: tunnels, which may end in a private network, and examples. */
const ELSEWHERE: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateV4 = new BlockList();
for (const [network, bits] of PRIVATE) privateV4.addSubnet(network, bits, 'ipv4');
const internetV6 = new BlockList();
internetV6.addSubnet('2000::', 3, 'ipv6');
const elsewhereV6 = new BlockList();
for (const [network, bits] of ELSEWHERE) elsewhereV6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateV4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return internetV6.check(address, 'ipv6') && !elsewhereV6.check(address, 'ipv6');
}
