import { BlockList, isIP } from 'node:net'
import type { IpPlaceProvider } from './port'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addAddress('::1', 'ipv6')
const near = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(net, bits)
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** Knows only this machine and private networks: no address database is shipped or queried. */
export const createLocalIpPlace = (): IpPlaceProvider => ({
  async placeOf(ip) {
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4'
    if (ip === 'local' || (isIP(ip) && own.check(ip, family))) return '本机'
    return isIP(ip) && near.check(ip, family) ? '本地网络' : ''
  },
})
