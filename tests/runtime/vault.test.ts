import { describe, expect, it } from 'vitest'
import { createVault, randomToken, sameText } from '@/lib/server/runtime/vault'

const vault = createVault('a secret of the tests, long enough')

describe('vault encryption', () => {
  const sealed = vault.seal('credentials', 'D1', '账号 Secret-99')

  it('encrypted data is decrypted with its purpose and context', () => {
    expect(vault.open('credentials', 'D1', sealed)).toBe('账号 Secret-99')
    expect(createVault('a secret of the tests, long enough').open('credentials', 'D1', sealed)).toBe('账号 Secret-99')
  })

  it('decryption fails with another context, purpose or secret', () => {
    expect(() => vault.open('credentials', 'D2', sealed)).toThrow()
    expect(() => vault.open('identity', 'D1', sealed)).toThrow()
    expect(() => createVault('another secret, long enough too').open('credentials', 'D1', sealed)).toThrow()
  })

  it('decryption fails if any byte is changed or missing', () => {
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed[i] = (changed[i] as number) ^ 1
      expect(() => vault.open('credentials', 'D1', changed), `byte ${i}`).toThrow()
    }
    for (const length of [0, 12, 28, sealed.length - 1])
      expect(() => vault.open('credentials', 'D1', sealed.subarray(0, length)), `${length} bytes`).toThrow()
  })

  it('the same text is encrypted differently each time', () => {
    expect(vault.seal('credentials', 'D1', '账号 Secret-99')).not.toEqual(sealed)
  })
})

it('MACs differ by purpose, text and secret', () => {
  const other = createVault('another secret, long enough too')
  const macs = [vault.mac('csrf', 'a'), vault.mac('upload', 'a'), vault.mac('csrf', 'b'), other.mac('csrf', 'a')]
  expect(new Set(macs).size).toBe(4)
  expect(vault.mac('csrf', 'a')).toBe(macs[0])
  for (const mac of macs) expect(mac).toMatch(/^[0-9a-f]{64}$/)
})

it('sameText compares all bytes', () => {
  expect(sameText('abc', 'abc')).toBe(true)
  expect(sameText('', '')).toBe(true)
  for (const [a, b] of [
    ['abc', 'abd'],
    ['abc', 'ab'],
    ['ab', 'abc'],
    ['', 'a'],
  ] as const)
    expect(sameText(a, b), `${a} ${b}`).toBe(false)
})

it('random tokens have the requested length and differ each time', () => {
  expect(randomToken()).toMatch(/^[\w-]{22}$/)
  expect(randomToken(32)).toMatch(/^[\w-]{43}$/)
  expect(randomToken()).not.toBe(randomToken())
})
