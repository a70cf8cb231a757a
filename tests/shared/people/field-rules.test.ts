import { describe, expect, it } from 'vitest'
import { isGoodsSn } from '@/lib/shared/ids'
import { isCommonMobile, passes, type RuleName } from '@/lib/shared/people/field-rules'
import { maskName, maskPhone } from '@/lib/shared/text/mask'

const CASES: [RuleName, string[], string[]][] = [
  ['qq', ['10000', '1234567890'], ['01234', '1234', '12345678901', '1234a']],
  ['mobile', ['13800000001'], ['23800000001', '1380000000', '138000000012', '１3800000001']],
  ['wechat', ['wx_abc', 'a12345', '13800000001'], ['1abcde', 'abcde', 'a'.repeat(21), 'wx abc']],
  ['price', ['0.01', '12', '12.50', '99999999.99'], ['0', '0.00', '-1', '1.234', '1e3', '100000000']],
  ['integer', ['1', '20'], ['0', '-1', '1.5', '']],
  ['email', ['a@b.cn'], ['a@b', '@b.cn', 'a b@c.cn']],
  [
    'idCard',
    ['11010519491231002X'],
    ['110105491231002', '110105194913310026', '1101051949123', '1101051949123100222', '11010519491231002Y'],
  ],
  ['codeWord', ['我的暗号一二', 'abcdef'], ['abcde', 'a'.repeat(19), 'abc def']],
  ['password', ['demo1234', 'A1!aaaaa'], ['short1', 'onlyletters', '12345678', 'has space1']],
  ['payPassword', ['246810'], ['12345', '1234567', '12345a']],
]

describe('field rules', () => {
  it.each(CASES)('field rule %s accepts valid and rejects invalid values', (rule, good, bad) => {
    expect(good.filter((text) => !passes(rule, text))).toEqual([])
    expect(bad.filter((text) => passes(rule, text))).toEqual([])
  })
})

it('uncommon phone number prefixes are valid but flagged', () => {
  expect(['13800000001', '19800000001', '16600000001', '1380000000'].map(isCommonMobile)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

describe('goods numbers', () => {
  it.each(['ZHWZ1070931', 'ab123456', 'ABCDEFGHIJKLMNOPQRS', 'ABCDEFGHIJKLMNOPQRSTUV12345'])(
    '%s is a goods number',
    (text) => expect(isGoodsSn(text)).toBe(true),
  )
  it.each(['王者荣耀', 'ZHWZ12345', 'ZHWZ12345678', '1234567', 'ABCDEFGHIJKLMNOPQR'])(
    '%s is a keyword, not a goods number',
    (text) => expect(isGoodsSn(text)).toBe(false),
  )
})

describe('masks', () => {
  it('masks keep the first and last characters', () => {
    expect([maskPhone('13812347702'), maskName('秋水无声'), maskName('王五'), maskName('张三丰')]).toEqual([
      '138****7702',
      '秋**声',
      '王*五',
      '张*丰',
    ])
  })
})
