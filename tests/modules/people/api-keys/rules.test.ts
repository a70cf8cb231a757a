import { describe, expect, it } from 'vitest'
import { allowsAddress, isAddress } from '@/lib/server/modules/people/api-keys/rules'

describe('addresses that may use a key', () => {
  it.each(['203.0.113.8', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32'])('%s is an address or a block', (text) => {
    expect(isAddress(text)).toBe(true)
  })

  it.each([
    '',
    '203.0.113',
    '203.0.113.8/33',
    '203.0.113.8/0',
    '203.0.113.8/',
    '1.2.3.4/8/8',
    'shop.example',
    '::/129',
  ])('%j is neither', (text) => {
    expect(isAddress(text)).toBe(false)
  })

  it('an empty list allows every address', () => {
    expect(allowsAddress([], '198.51.100.1')).toBe(true)
  })

  it('a list allows its addresses and its blocks, of both versions, and no others', () => {
    const list = ['203.0.113.8', '198.51.100.0/24', '2001:db8::/32']
    const allowed = ['203.0.113.8', '198.51.100.77', '2001:db8:1::5']
    expect(allowed.map((ip) => allowsAddress(list, ip))).toEqual([true, true, true])
    const others = ['203.0.113.9', '198.51.101.1', '2001:db9::1', 'local', '']
    expect(others.map((ip) => allowsAddress(list, ip))).toEqual([false, false, false, false, false])
  })
})
