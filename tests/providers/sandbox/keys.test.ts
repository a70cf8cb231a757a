import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { keysOf, signedText } from '@/lib/server/providers/sandbox/keys'

const makeKeys = () => keysOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)

it('signs all non-empty parameters sorted by name, except the signature', () => {
  expect(signedText({ b: '2', sign: 'x', a: '1', c: '', B: '3' })).toBe('B=3&a=1&b=2')
})

it('accepts only its own signature of the same text', () => {
  const keys = makeKeys()
  const signature = keys.sign('a=1')
  expect(keys.verify('a=1', signature)).toBe(true)
  expect(keys.verify('a=2', signature)).toBe(false)
  expect(keys.verify('a=1', makeKeys().sign('a=1'))).toBe(false)
  for (const nothing of ['', 'AAAA', '%%%']) expect(keys.verify('a=1', nothing)).toBe(false)
})
