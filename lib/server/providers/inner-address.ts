import { BlockList, isIP } from 'node:net'

/** Addresses that are not public: our own machines, private networks, and ways around through IPv6. */
const INNER_4 = new BlockList()
/** A list of its own: a list compares IPv4 with blocks of IPv6 as well, as if it were written as IPv6. */
const INNER_6 = new BlockList()
for (const [net, bits] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    // the host service of Azure
    ['168.63.129.16', 32],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ],
  ...[
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ],
] as [string, number][])
  INNER_4.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // loopback, IPv4 written as IPv6
  ['::', 8],
  // IPv4 behind a translator or a tunnel
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
  // unique local, link-local, site-local, multicast
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as [string, number][])
  INNER_6.addSubnet(net, bits, 'ipv6')

/** Whether nothing outside may be reached by this address; also for a text that is no address. */
export function isInner(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return INNER_4.check(address, 'ipv4')
  return version === 0 || INNER_6.check(address, 'ipv6')
}
