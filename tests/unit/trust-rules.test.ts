import { expect, test } from 'vitest'
import { readRulingsQuery, rulingsHref } from '@/components/trust/rulings-query'
import { appealUntil, hashAccount, maskAccount, newCode } from '@/lib/server/modules/trust/rules'
import { createVault } from '@/lib/server/runtime/vault'
import { accountFault, isAccount, verifyFault } from '@/lib/shared/trust'

test.each([
  [1, '3900001024', '39****24'],
  [1, '12345', '1****5'],
  [2, 'Sanjiao_lo', 'sa****lo'],
  [3, '138 0013 8000', '138****8000'],
  [4, '小乔流水账号', '小乔****账号'],
] as const)('kind %i %s is shown as %s', (kind, account, mask) => {
  expect(maskAccount(kind, account)).toBe(mask)
})

test('width, case and spaces do not make another account; one character does', () => {
  const vault = createVault('a secret long enough for a test of hashes')
  const hash = (text: string) => hashAccount(vault, text)
  expect(hash('ＡＢＣ１２３')).toBe(hash(' abc 123 '))
  expect(hash('abc123')).not.toBe(hash('abc124'))
  expect(hash('abc123')).not.toContain('abc123')
})

test.each(['', 'abc', '骗子的号，忘了', 'a'.repeat(41), "' or 1=1", '%%%%'])('%j is no account', (text) => {
  expect(isAccount(text)).toBe(false)
})

test.each(['12345', '13800138000', 'wxid_abc', '召唤师峡谷', 'lol.hexi.2291'])('%j is an account', (text) => {
  expect(isAccount(text)).toBe(true)
})

test('a mobile is a WeChat id too, but no QQ', () => {
  expect([accountFault(2, '13800138000'), accountFault(3, '13800138000'), accountFault(1, '13800138000')]).toEqual([
    '',
    '',
    'QQ号码格式错误',
  ])
})

test('a service WeChat id has six characters, a QQ number five to ten digits', () => {
  expect([verifyFault(2, 'abcde'), verifyFault(2, 'abcdef')]).toEqual(['请输入正确的客服微信号', ''])
  expect([verifyFault(1, '1234'), verifyFault(1, '12345'), verifyFault(1, '12345678901')]).toEqual([
    '请输入正确的客服QQ号',
    '',
    '请输入正确的客服QQ号',
  ])
})

test('codes carry the Beijing day', () => {
  expect(newCode('B', new Date('2026-11-21T17:00:00Z'))).toMatch(/^B261122\d{8}$/)
})

test('blacklist rulings can be appealed as long as they stand, cases for thirty days', () => {
  const decidedAt = new Date('2026-11-01T00:00:00Z')
  expect(appealUntil({ kind: 'blacklist', decidedAt })).toBeNull()
  expect(appealUntil({ kind: 'trade', decidedAt })).toEqual(new Date('2026-12-01T00:00:00Z'))
})

test('a hostile address still gives a list', () => {
  expect(readRulingsQuery({ kind: '__proto__', gid: '1 or 1', reason: 'toString', page: '-3' })).toEqual({
    kind: undefined,
    gid: undefined,
    reason: undefined,
    page: 1,
  })
  expect(readRulingsQuery({ kind: ['trade', 'x'], page: '2' })).toMatchObject({ kind: 'trade', page: 2 })
  expect(rulingsHref('/eventCase', { kind: 'trade', page: 3 }, { gid: '107' })).toBe('/eventCase?kind=trade&gid=107')
})
