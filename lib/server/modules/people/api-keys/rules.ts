import { createHash } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { KEY_PREFIXES, type KeyMode } from '@/lib/shared/people/api-keys'
import { randomToken } from '../../../runtime/vault'

/** Characters of the key that stay visible after its prefix. */
const SHOWN = 4

/** A new key, and what is stored of it. */
export function newKey(mode: KeyMode): { key: string; stored: { mode: KeyMode; start: string; keyHash: string } } {
  const key = KEY_PREFIXES[mode] + randomToken(24)
  return { key, stored: { mode, start: key.slice(0, KEY_PREFIXES[mode].length + SHOWN), keyHash: keyHashOf(key) } }
}

export const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Whether a text is an IP address, or a block of them as `203.0.113.0/24`. */
export function isAddress(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/')
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Whether a call may come from this address; an empty list allows all. */
export function allowsAddress(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true
  const list = new BlockList()
  for (const address of addresses) {
    const [net = '', bits] = address.split('/')
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(net, family)
    else list.addSubnet(net, Number(bits), family)
  }
  const version = isIP(ip)
  return version !== 0 && list.check(ip, version === 6 ? 'ipv6' : 'ipv4')
}
