import { expect, test } from 'vitest'
import { DESK_REPLIES, type DeskReply, repliesFor } from '@/lib/shared/staff/desk'

const reply = (title: string, more: Partial<DeskReply> = {}): DeskReply => ({ title, text: title, ...more })
const titles = (list: readonly DeskReply[]) => list.map(({ title }) => title)

test('replies meant for the mode and stage of an order come first, then those for all orders', () => {
  const list = [
    reply('问候'),
    reply('租号', { modes: ['rental'] }),
    reply('账号换绑', { modes: ['account'], stages: ['rebind'] }),
    reply('账号验号', { modes: ['account'], stages: ['verify'] }),
  ]
  const { first, rest } = repliesFor(list, { mode: 'account', subStatus: 'REBIND' })
  expect(titles(first)).toEqual(['账号换绑', '问候'])
  expect(titles(rest)).toEqual(['租号', '账号验号'])
})

test('a reply that carries a step without stages is meant for the stage of its step', () => {
  const list = [reply('换绑完成', { step: 'rebound' })]
  expect(titles(repliesFor(list, { mode: 'account', subStatus: 'REBIND' }).first)).toEqual(['换绑完成'])
  expect(titles(repliesFor(list, { mode: 'account', subStatus: 'HOLD' }).rest)).toEqual(['换绑完成'])
})

test.each([
  ['DELIVERING', ['回收：请提交账号']],
  ['VERIFY', ['回收：正在验号']],
  ['REBIND', ['回收：价格不变', '回收：开始换绑']],
  ['HOLD', ['回收：首款已付', '回收：尾款说明']],
])(
  'an order of the platform as buyer at %s is offered the replies of its step, none of a sale',
  (subStatus, wanted) => {
    expect(titles(repliesFor(DESK_REPLIES, { mode: 'recovery', subStatus }).first)).toEqual(wanted)
  },
)

test('while a dispute is open, the replies of the step that waits are not offered first', () => {
  const disputed = { mode: 'account', subStatus: 'INSPECTION', isDisputed: true } as const
  const { first, rest } = repliesFor(DESK_REPLIES, disputed)
  expect(titles(first)).toEqual(['售后：请补充凭证'])
  expect(titles(rest)).toContain('请买家验收')
})

test('a dispute that was decided has a reply about the result', () => {
  const ruled = { mode: 'account', subStatus: 'INSPECTION', isDisputed: true, isRuled: true } as const
  const { first, rest } = repliesFor(DESK_REPLIES, ruled)
  expect(titles(first)).toEqual(['售后：请看处理结果'])
  expect(titles(rest)).toContain('售后：请补充凭证')
})

test.each([
  { lacksAccount: true, isOffered: true },
  { lacksAccount: false, isOffered: false },
])('the seller is asked for the account only while it is missing: $lacksAccount', ({ lacksAccount, isOffered }) => {
  const { first } = repliesFor(DESK_REPLIES, { mode: 'account', subStatus: 'VERIFY', lacksAccount })
  expect(titles(first).includes('请卖家提交账号')).toBe(isOffered)
  expect(titles(first)).toContain('请卖家退出登录')
})

test('while an order is frozen, only the reply about it is offered for its stage', () => {
  const frozen = { mode: 'account', subStatus: 'INSPECTION', isFrozen: true } as const
  expect(titles(repliesFor(DESK_REPLIES, frozen).first)).toEqual(['冻结说明'])
})

test('a renter is not asked to confirm the receipt', () => {
  const { first } = repliesFor(DESK_REPLIES, { mode: 'rental', subStatus: 'INSPECTION' })
  expect(titles(first)).not.toContain('请买家验收')
})
