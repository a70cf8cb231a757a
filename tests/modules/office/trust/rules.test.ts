import { expect, test } from 'vitest'
import { appealUntil, hashAccount, maskAccount, newCode } from '@/lib/server/modules/office/trust/rules'
import { createVault } from '@/lib/server/runtime/vault'

test.each([
  [1, '3900001024', '39****24'],
  [1, '12345', '1****5'],
  [2, 'Sanjiao_lo', 'sa****lo'],
  [3, '138 0013 8000', '138****8000'],
  [4, '小乔流水账号', '小乔****账号'],
] as const)('account kind %i %s is masked as %s', (kind, account, mask) => {
  expect(maskAccount(kind, account)).toBe(mask)
})

test('account hashes ignore width, case and spaces, and differ by one character', () => {
  const vault = createVault('a secret long enough for a test of hashes')
  const hash = (text: string) => hashAccount(vault, text)
  expect(hash('ＡＢＣ１２３')).toBe(hash(' abc 123 '))
  expect(hash('abc123')).not.toBe(hash('abc124'))
  expect(hash('abc123')).not.toContain('abc123')
})

test('report and ruling codes contain the Beijing date', () => {
  expect(newCode('B', new Date('2026-11-21T17:00:00Z'))).toMatch(/^B261122\d{8}$/)
})

test('blacklist rulings can be appealed while in force, cases for thirty days', () => {
  const decidedAt = new Date('2026-11-01T00:00:00Z')
  expect(appealUntil({ kind: 'blacklist', decidedAt })).toBeNull()
  expect(appealUntil({ kind: 'trade', decidedAt })).toEqual(new Date('2026-12-01T00:00:00Z'))
})
