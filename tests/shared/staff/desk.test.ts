import { expect, test } from 'vitest'
import { DESK_REPLIES, fillReply, maskCodeWord } from '@/lib/shared/staff/desk'
import { DISPUTE_RULES, isRuleAbout, rulesAbout, rulesOn, TYPICAL_OF_CLAIM } from '@/lib/shared/trade/dispute-rules'
import { DISPUTE_KINDS, type DisputeKind, kindsOf } from '@/lib/shared/trade/disputes'

test('placeholders of a canned reply are filled in, unknown ones stay', () => {
  expect(fillReply('{买家}，订单 {订单号} 的 {别的}', { 买家: '南山', 订单号: 'D1' })).toBe('南山，订单 D1 的 {别的}')
  const values = { 买家: 'a', 卖家: 'b', 订单号: 'c', 商品: 'd' }
  for (const { text } of DESK_REPLIES) expect(fillReply(text, values)).not.toMatch(/[{}]/)
})

test('staff see only both ends of a code word', () => {
  expect(maskCodeWord('')).toBe('')
  expect(maskCodeWord('南山晴雪07')).toBe('南山***07')
  for (const word of ['a', 'ab', 'abc', 'abcd', '南山有猫2026'])
    expect(maskCodeWord(word)).not.toContain(word.slice(1) || '!')
})

test('every kind of dispute has rules that a ruling can cite', () => {
  for (const kind of Object.keys(DISPUTE_KINDS) as DisputeKind[])
    for (const subject of ['account', 'other'] as const) {
      const rules = rulesOn(kind, subject)
      for (const { name, text } of rules) expect(DISPUTE_RULES[name]).toBe(text)
      expect(rules.every(({ name }) => isRuleAbout(name, subject))).toBe(true)
      if (kind !== 'access' || subject === 'account') expect(rules).not.toEqual([])
    }
})

test('the reasons offered for a dispute are those of what was sold', () => {
  expect(
    kindsOf(46)
      .slice(0, 2)
      .map((kind) => DISPUTE_KINDS[kind]),
  ).toEqual(['兑换码无效', '兑换码已被使用'])
  expect(kindsOf(46)).not.toContain('access')
  expect(kindsOf(1)).toContain('access')
  expect(kindsOf(1)).not.toContain('invalid')
})

test('a decision cites only rules about what was traded', () => {
  const prefixes = (subject: Parameters<typeof rulesAbout>[0]) => [
    ...new Set(rulesAbout(subject).map(({ name }) => name.split(' ')[0])),
  ]
  expect(prefixes('account')).toEqual(['描述规则', '交付规则', '账号规则', '争议处理规则'])
  expect(prefixes('rental')).toEqual(['描述规则', '交付规则', '租号规则', '争议处理规则'])
  expect(prefixes('other')).toEqual(['描述规则', '交付规则', '争议处理规则'])
})

test('rules that are typical of a case are offered first, all others after them', () => {
  const names = rulesAbout('account', TYPICAL_OF_CLAIM.banned).map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['账号规则 4.5', '账号规则 4.6'])
  expect(names.toSorted()).toEqual(
    rulesAbout('account')
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(rulesAbout('rental', TYPICAL_OF_CLAIM.rentBanned)[0]?.name).toBe('租号规则 2.3')
})
