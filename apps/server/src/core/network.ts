import { isIPv4, isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** The groups of an IPv6 address that name the network: a /64 is what one customer gets, and holds any number of addresses. */
const NETWORK_GROUPS = 4;

/**
 * The network under which rate limits count an address: an IPv4 address is its own network, also if it is written as IPv6
 * (`::ffff:192.0.2.1`); any other IPv6 address belongs to its /64. A text that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = parseGroups(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return groups.slice(6).flatMap(splitBytes).join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function parseGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = parseNumbers(head);
  if (tail === undefined) return left;
  const right = parseNumbers(tail);
  return [...left, ...Array<number>(IPV6_GROUPS - left.length - right.length).fill(0), ...right];
}

function parseNumbers(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((piece) => {
    if (!isIPv4(piece)) return [Number.parseInt(piece, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = piece.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function splitBytes(group: number): number[] {
  return [group >> 8, group & 255];
}

/** Whether an address is this machine's own loopback. */
export function isLoopback(address: string): boolean {
  const network = networkOf(address);
  return network.startsWith('127.') || address === '::1';
}
