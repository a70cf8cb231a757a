import { isIP } from 'node:net'

/** Parses an address as proxies write it, with or without port and brackets; '' for anything else. */
export function readAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(bare) ? bare : ''
}

/**
 * The network of an address: an IPv6 line gets at least a /64, so all its addresses count as one visitor. The loopback
 * address stays as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last]
  const net = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return net.every((group) => group === '0') ? address : `${net.join(':')}::`
}
