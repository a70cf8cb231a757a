import { describe, expect, it } from 'vitest'
import { createVault, randomToken, sameText } from '@/lib/server/runtime/vault'

const vault = createVault('a secret of the tests, long enough')

describe('what the vault seals', () => {
  const sealed = vault.seal('credentials', 'D1', '账号 Secret-99')

  it('opens for its purpose and its context', () => {
    expect(vault.open('credentials', 'D1', sealed)).toBe('账号 Secret-99')
    expect(createVault('a secret of the tests, long enough').open('credentials', 'D1', sealed)).toBe('账号 Secret-99')
  })

  it('opens for no other context, purpose or secret', () => {
    expect(() => vault.open('credentials', 'D2', sealed)).toThrow()
    expect(() => vault.open('identity', 'D1', sealed)).toThrow()
    expect(() => createVault('another secret, long enough too').open('credentials', 'D1', sealed)).toThrow()
  })

  it('opens no more once any byte of it is changed, or some are missing', () => {
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed[i] = (changed[i] as number) ^ 1
      expect(() => vault.open('credentials', 'D1', changed), `byte ${i}`).toThrow()
    }
    for (const length of [0, 12, 28, sealed.length - 1])
      expect(() => vault.open('credentials', 'D1', sealed.subarray(0, length)), `${length} bytes`).toThrow()
  })

  it('never looks the same twice', () => {
    expect(vault.seal('credentials', 'D1', '账号 Secret-99')).not.toEqual(sealed)
  })
})

it('macs differ by purpose, text and secret', () => {
  const other = createVault('another secret, long enough too')
  const macs = [vault.mac('csrf', 'a'), vault.mac('upload', 'a'), vault.mac('csrf', 'b'), other.mac('csrf', 'a')]
  expect(new Set(macs).size).toBe(4)
  expect(vault.mac('csrf', 'a')).toBe(macs[0])
  for (const mac of macs) expect(mac).toMatch(/^[0-9a-f]{64}$/)
})

it('texts are the same in every byte or not at all', () => {
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

it('tokens are of the length asked for, and new each time', () => {
  expect(randomToken()).toMatch(/^[\w-]{22}$/)
  expect(randomToken(32)).toMatch(/^[\w-]{43}$/)
  expect(randomToken()).not.toBe(randomToken())
})
