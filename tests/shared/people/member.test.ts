import { expect, test } from 'vitest'
import { isNextLevelNear, securityLevel, securityOf, vipLevel } from '@/lib/shared/people/member'

test.each([
  ['0.00', 0, '500000.00'],
  ['499999.99', 0, '0.01'],
  ['500000.00', 1, '500000.00'],
  ['682400.00', 1, '317600.00'],
  ['999999.99', 1, '0.01'],
  ['1000000.00', 2, '500000.00'],
  ['1499999.99', 2, '0.01'],
  ['1500000.00', 3, null],
  ['99999999.00', 3, null],
])('a trade total of %s is vip%i, with %s to the next level', (total, level, missing) => {
  expect(vipLevel(total)).toMatchObject({ level, missing })
})

test('calculates the progress to the next VIP level', () => {
  expect(vipLevel('250000.00').part).toBe(0.5)
  expect(vipLevel('750000.00').part).toBe(0.5)
  expect(vipLevel('2000000.00').part).toBe(1)
})

const nothing = {
  authStatus: 0,
  isHadPhone: false,
  isHadPassWord: false,
  isPayPassWord: false,
  isHadEmail: false,
  aliAccount: '',
  wxAccount: '',
  bankAccount: '',
}

test('the security score starts at 3.0 and gains 1.0 for each of six items', () => {
  expect(securityOf(nothing)).toMatchObject({ score: 3, level: '一般' })
  expect(securityOf({ ...nothing, authStatus: 2, isHadPhone: true, isHadPassWord: true })).toMatchObject({
    score: 6,
    level: '良好',
  })
  expect(securityOf({ ...nothing, authStatus: 1 }).items.realName).toBe(false)
  const all = {
    authStatus: 2,
    isHadPhone: true,
    isHadPassWord: true,
    isPayPassWord: true,
    isHadEmail: true,
    aliAccount: '',
    wxAccount: '',
    bankAccount: '6222',
  }
  expect(securityOf(all)).toMatchObject({ score: 9, level: '安全' })
})

test('several payee accounts count once for the security score', () => {
  expect(securityOf({ ...nothing, aliAccount: 'a', wxAccount: 'b', bankAccount: 'c' }).score).toBe(4)
})

test.each([
  [9, '安全'],
  [8.9, '良好'],
  [6, '良好'],
  [5.9, '一般'],
  [3, '一般'],
  [2.9, '危险'],
] as const)('a security score of %f is rated %s', (score, level) => {
  expect(securityLevel(score)).toBe(level)
})

test('the next level is not named to a member who has bought little', () => {
  expect(isNextLevelNear(vipLevel('12000.00'))).toBe(false)
  expect(isNextLevelNear(vipLevel('100000.00'))).toBe(true)
  expect(isNextLevelNear(vipLevel('500000.00'))).toBe(true)
})
