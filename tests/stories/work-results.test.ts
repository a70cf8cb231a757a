import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { boosters } from '@/lib/server/db/schema/market/boosting'
import { resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { DEFAULT_RULES } from '@/lib/server/modules/core/tenancy/rules-default'
import type { Rules } from '@/lib/server/modules/core/tenancy/types'
import { runClock } from '../support/fixtures/deal'
import { Work, type WorkOptions } from '../support/fixtures/work'
import { storyWorld } from '../support/ledger'
import { oneBrowser } from '../support/one-person'
import { passToHour } from '../support/pass-to-hour'
import { PAY_PASSWORD } from '../support/world'

const world = storyWorld()
const open = (options: WorkOptions = {}) => Work.open(world, { balance: '3000.00', ...options })
/** Places another demand and tries to accept it. */
const next = async (work: Work) => {
  await (await work.place()).pay()
  return work.accept()
}
const rule = async (rules: Partial<Rules>) => {
  await world.rule(rules)
  resetRuleBook(world.services.db)
}
const { newWorks, mostSubmitted, mostUnbegun } = DEFAULT_RULES
afterEach(() => rule({ newWorks, mostSubmitted, mostUnbegun }))

describe('results that no customer has confirmed', () => {
  it('a new booster who submits worthless results accepts no more than three orders', async () => {
    const work = await open()
    const names: (string | undefined)[] = []
    for (let i = 0; i < 4; i++) {
      names.push((await next(work)).name)
      await work.show('booster', 'submit')
    }
    expect(names).toEqual(['OK', 'OK', 'OK', 'TOO_MANY'])
  })

  it('a result that the customer contested counts until staff decide', async () => {
    const work = await open()
    for (let i = 0; i < 3; i++) {
      await work.begin()
      await work.show('booster', 'submit')
      await work.show('customer', 'contest')
    }
    const { orderSn } = work
    expect((await next(work)).name).toBe('TOO_MANY')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn, action: 'rule', pay: '0', forfeit: '0', reason: '没有达到目标' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    expect(await staff.ask('POST /desk/orderAct', ruling)).toMatchObject({ code: 0 })
    expect(await work.accept()).toMatchObject({ code: 0 })
  })

  it('a result whose customer is frozen does not count, because the booster can do nothing about it', async () => {
    const work = await open()
    await rule({ newWorks: 1 })
    await work.begin()
    await work.show('booster', 'submit')
    await work.customer.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    world.pass({ hours: 48, seconds: 1 })
    await runClock(world)
    const other = await open()
    await (await other.place()).pay()
    expect(await other.accept(work.booster)).toMatchObject({ code: 0 })
  })

  it('a proven booster may have as many unconfirmed results as the rule allows, besides the running works', async () => {
    const work = await open()
    await rule({ mostSubmitted: 4 })
    const { userId } = work.people.booster
    await world.services.db.update(boosters).set({ done: 5 }).where(eq(boosters.userId, userId))
    const first = (await work.begin()).orderSn
    await work.show('booster', 'submit')
    for (let i = 0; i < 3; i++) {
      await work.begin()
      await work.show('booster', 'submit')
    }
    expect(await next(work)).toMatchObject({
      name: 'TOO_MANY',
      msg: '你有4单等待客户验收，最多同时等待4单，客户验收后再接',
    })
    const more = work.orderSn
    expect(await Object.assign(work, { orderSn: first }).act('customer', 'confirm')).toMatchObject({ code: 0 })
    expect(await Object.assign(work, { orderSn: more }).accept()).toMatchObject({ code: 0 })
  })

  it('a convoy counts until its first match is confirmed', async () => {
    const work = await open({ kind: 'convoy', num: 3 })
    await rule({ newWorks: 1 })
    await work.begin()
    const { orderSn } = work
    await work.show('booster', 'submit')
    expect((await next(work)).name).toBe('TOO_MANY')
    const more = work.orderSn
    Object.assign(work, { orderSn })
    await work.act('customer', 'confirm')
    await work.show('booster', 'submit')
    expect(await Object.assign(work, { orderSn: more }).accept()).toMatchObject({ code: 0 })
  })
})

describe('results of works that were never begun', () => {
  it('a boosting result is submitted only after a picture of the progress', async () => {
    const work = await open()
    await work.begin()
    const actionsOf = async () => (await work.detail(work.booster)).actions.map(({ action }) => action)
    const result = { note: '见截图', pictures: JSON.stringify([work.picture.booster]) }
    expect(await actionsOf()).not.toContain('submit')
    expect((await work.detail(work.booster)).turn.text).toContain('先按时上传进度截图，达到目标后再提交验收')
    expect((await work.act('booster', 'submit', result)).name).toBe('ORDER_STATE')
    await work.show('booster', 'shot')
    expect(await actionsOf()).toContain('submit')
    expect(await work.act('booster', 'submit', result)).toMatchObject({ code: 0 })
  })

  it.each(['refund', 'repost'])(
    'after a rejected match without any picture of the progress the customer may %s in half an hour, which counts',
    async (action) => {
      passToHour(world, 12)
      const work = await open({ kind: 'convoy', num: 3 })
      await rule({ mostUnbegun: 1 })
      await work.begin()
      await work.show('booster', 'submit')
      world.pass({ hours: 3 })
      await work.show('customer', 'redo')
      expect((await work.act('customer', action)).name, 'too early').toBe('ORDER_STATE')
      world.pass({ minutes: 31 })
      expect(await work.act('customer', action)).toMatchObject({ code: 0 })
      expect((await next(work)).name).toBe('TOO_MANY')
    },
  )

  it('a rejected match of one booster can be rejected again of the next', async () => {
    passToHour(world, 12)
    const work = await open({ kind: 'convoy', num: 3 })
    await work.begin()
    await work.show('booster', 'submit')
    await work.show('customer', 'redo')
    world.pass({ minutes: 31 })
    await work.act('customer', 'repost')
    const second = Object.assign(await open({ kind: 'convoy' }), { orderSn: work.orderSn })
    expect(await second.accept()).toMatchObject({ code: 0 })
    expect((await second.show('booster', 'submit')).code).toBe(0)
    expect((await work.show('customer', 'redo')).code).toBe(0)
  })

  it('a ruling that pays nothing for a match of a work without a picture counts as never begun', async () => {
    const work = await open({ kind: 'convoy', num: 3 })
    await rule({ mostUnbegun: 1 })
    await work.begin()
    await work.show('booster', 'submit')
    await work.show('customer', 'contest')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: work.orderSn, action: 'rule', pay: '0', forfeit: '0', reason: '没有开局' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    expect(await staff.ask('POST /desk/orderAct', ruling)).toMatchObject({ code: 0 })
    expect((await next(work)).msg).toContain('你有1单接单后没有按时开始')
  })
})

describe('demands that are posted again', () => {
  it('the chat says how much of the deposits went to the customer of a late work', async () => {
    const work = await open({ hours: 1, efficiency: '40.00' })
    await work.begin()
    const { groupId } = await work.detail()
    world.pass({ minutes: 90 })
    expect(await work.act('customer', 'repost')).toMatchObject({ code: 0 })
    const { messages } = await work.customer.do('GET /im/history', { groupId: String(groupId) })
    expect(messages.at(-1)?.content).toMatch(/超时部分 ¥20\.00 已从效率保证金赔付客户，其余已退还。$/)
  })

  it('the next booster reads system messages and what was said since it joined, not the chat with the former one', async () => {
    const work = await open()
    await work.begin()
    const groupId = String((await work.detail()).groupId)
    const say = (by: typeof work.customer, content: string, more: object = {}) =>
      by.ask('POST /im/sendMessage', { groupId, messageType: 'text', content, clientMsgId: randomUUID(), ...more })
    const first = await say(work.booster, '我的账号是上海区')
    expect(first).toMatchObject({ code: 0 })
    world.pass({ minutes: 31 })
    expect(await work.act('customer', 'repost')).toMatchObject({ code: 0 })
    const second = Object.assign(await open(), { orderSn: work.orderSn })
    expect(await second.accept()).toMatchObject({ code: 0 })
    await say(work.customer, '麻烦你了')
    const read = async (by: typeof work.customer) =>
      (await by.do('GET /im/history', { groupId })).messages.flatMap(({ messageType, content }) =>
        messageType === 'system' ? [] : [content],
      )
    expect(await read(second.booster)).toEqual(['麻烦你了'])
    expect(await read(work.customer)).toEqual(['我的账号是上海区', '麻烦你了'])
    const { messages } = await second.booster.do('GET /im/history', { groupId })
    expect(messages[0]?.content).toContain('打手已接单，订单群聊已创建')
    const seq = String(first.data?.seq)
    expect((await say(second.booster, '看到了', { replyTo: seq })).name, 'nor answers it').toBe('NOT_FOUND')
  })

  it('whoever is tied to the former booster by a device cannot accept them', async () => {
    const work = await open()
    await work.begin()
    world.pass({ minutes: 31 })
    expect(await work.act('customer', 'repost')).toMatchObject({ code: 0 })
    const second = await open()
    await oneBrowser(world, 'a browser of two boosters', work.people.booster, second.people.booster)
    const answer = await second.booster.ask('POST /booster/accept', { orderSn: work.orderSn }, { key: randomUUID() })
    expect(answer).toMatchObject({ name: 'ORDER_STATE', msg: '你接过这单但没有开始，不能再接' })
  })
})
