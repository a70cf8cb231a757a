import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runClock } from '../support/fixtures/deal'
import { Work } from '../support/fixtures/work'
import { storyWorld } from '../support/ledger'
import { passToHour } from '../support/pass-to-hour'
import { PAY_PASSWORD } from '../support/world'

const world = storyWorld()
const open = () => Work.open(world, { balance: '2000.00' })
const late = () => world.pass({ minutes: 30, seconds: 1 })
/** The same people at one of their orders. */
const onOrder = (work: Work, orderSn: string) => Object.assign(work, { orderSn })
/** Begins two works of one booster, both by day. */
const two = async (work: Work): Promise<string[]> => {
  passToHour(world, 12)
  return [(await work.begin()).orderSn, (await work.begin()).orderSn]
}
const chatOf = async (work: Work): Promise<string> => {
  const { groupId } = await work.detail(work.booster)
  const { messages } = await work.booster.do('GET /im/history', { groupId: String(groupId) })
  return messages.map(({ content }) => content).join('\n')
}
/** Places another demand, which the booster accepts. */
const next = async (work: Work) => {
  await (await work.place()).pay()
  return work.accept()
}

describe('works that the customer kept from beginning', () => {
  it('two works that the customer locked at once and unlocked at night do not pause the booster', async () => {
    const work = await open()
    const sns = await two(work)
    for (const sn of sns) expect(await onOrder(work, sn).act('customer', 'lock')).toMatchObject({ code: 0 })
    expect((await work.show('booster', 'shot')).name, 'a locked work').toBe('ORDER_STATE')
    passToHour(world, 3)
    for (const sn of sns) expect(await onOrder(work, sn).act('customer', 'unlock')).toMatchObject({ code: 0 })
    expect(await chatOf(work)).toContain('首张截图重新计时 30 分钟（9:00–23:00 计时）。')
    const { rows } = await work.detail(work.booster)
    expect(rows.find(({ label }) => label === '首张截图期限')?.value).toMatch(/ 09:30:00$/)
    world.pass({ hours: 6, minutes: 29 })
    expect((await work.act('customer', 'refund')).name, 'half an hour of duty').toBe('ORDER_STATE')
    world.pass({ minutes: 1, seconds: 1 })
    for (const sn of sns) expect(await onOrder(work, sn).act('customer', 'refund')).toMatchObject({ code: 0 })
    expect(await next(work), 'no pause').toMatchObject({ code: 0 })
  })

  it('two works that the customer proposed to end do not pause the booster', async () => {
    const work = await open()
    for (const sn of await two(work)) {
      await onOrder(work, sn).propose('customer', '0.00', '0.00')
      await work.act('customer', 'withdraw')
      expect((await work.act('customer', 'refund')).name).toBe('ORDER_STATE')
      late()
      expect(await work.act('customer', 'repost')).toMatchObject({ code: 0 })
    }
    expect(await next(work)).toMatchObject({ code: 0 })
  })

  it('a lock counts for the booster of that time only, not for the one after', async () => {
    const work = await open()
    const rival = await open()
    const sns = await two(work)
    for (const sn of sns) {
      await onOrder(work, sn).act('customer', 'lock')
      await work.act('customer', 'unlock')
    }
    late()
    for (const sn of sns) {
      await onOrder(work, sn).act('customer', 'repost')
      expect(await work.accept(rival.booster)).toMatchObject({ code: 0 })
    }
    late()
    for (const sn of sns) expect(await onOrder(work, sn).act('customer', 'refund')).toMatchObject({ code: 0 })
    expect(await next(rival)).toMatchObject({ name: 'TOO_MANY' })
  })

  it('a work locked after its first picture is not interrupted before it', async () => {
    const work = await open()
    await two(work)
    await work.show('booster', 'shot')
    await work.act('customer', 'lock')
    await work.act('customer', 'unlock')
    const { rows } = await work.detail(work.booster)
    expect(rows.map(({ label }) => label)).not.toContain('首张截图期限')
    expect(await chatOf(work)).not.toContain('首张截图重新计时')
  })
})

describe('works that the booster gave up without beginning', () => {
  it.each(['refund', 'repost'])('a proposal of the booster does not prevent %s after the half hour', async (action) => {
    const work = await open()
    const sns = await two(work)
    world.pass({ minutes: 29 })
    for (const sn of sns) await onOrder(work, sn).propose('booster', '0.00', '0.00')
    expect((await work.act('customer', action)).name, 'too early').toBe('ORDER_STATE')
    world.pass({ minutes: 1, seconds: 1 })
    const { actions, turn } = await work.detail()
    expect(actions.map((one) => one.action)).toEqual(expect.arrayContaining(['agree', 'refund', 'repost']))
    expect(turn.text).toContain('还可以换人接单或免费取消订单')
    for (const sn of sns) expect(await onOrder(work, sn).act('customer', action)).toMatchObject({ code: 0 })
    expect(await work.state()).toBe(action === 'refund' ? '8 REFUNDED' : '1 POSTED')
    expect(await next(work)).toMatchObject({ name: 'TOO_MANY' })
  })

  it('the customer cannot cancel at a proposal of its own, or of a booster who has begun', async () => {
    const work = await open()
    const [one = '', other = ''] = await two(work)
    await onOrder(work, one).propose('customer', '0.00', '0.00')
    await onOrder(work, other).show('booster', 'shot')
    await work.propose('booster', '0.00', '0.00')
    late()
    for (const sn of [one, other]) {
      expect((await onOrder(work, sn).act('customer', 'refund')).name).toBe('ORDER_STATE')
      expect((await work.act('customer', 'repost')).name).toBe('ORDER_STATE')
    }
  })

  it('an agreed end and a ruling count as never begun if the booster proposed the end', async () => {
    const work = await open()
    const [one = '', other = ''] = await two(work)
    await onOrder(work, one).propose('booster', '0.00', '0.00')
    expect(await work.act('customer', 'agree')).toMatchObject({ code: 0 })
    expect((await next(work)).code, 'one is not enough').toBe(0)
    await onOrder(work, other).propose('booster', '0.00', '0.00')
    await work.show('customer', 'decline')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: other, action: 'rule', pay: '0', forfeit: '0', reason: '没有开始' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    expect(await staff.ask('POST /desk/orderAct', ruling)).toMatchObject({ code: 0 })
    expect(await next(work)).toMatchObject({ name: 'TOO_MANY' })
  })

  it('ends that the customer proposed do not', async () => {
    const work = await open()
    for (const sn of await two(work)) {
      await onOrder(work, sn).propose('customer', '0.00', '0.00')
      expect(await work.act('booster', 'agree')).toMatchObject({ code: 0 })
    }
    expect(await next(work)).toMatchObject({ code: 0 })
  })
})

describe('results that a customer with a frozen account cannot check', () => {
  it('a customer who froze the account does not pay for a result before staff decide', async () => {
    const work = await open()
    await work.begin()
    await work.show('booster', 'submit')
    await work.customer.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    world.pass({ hours: 48, seconds: 1 })
    await runClock(world)
    world.pass({ days: 2 })
    await runClock(world)
    const { status, subStatus, turn } = await work.detail(work.booster)
    expect([status, subStatus, turn.clock?.stopped]).toEqual([2, 'INSPECTION', true])
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: work.orderSn, action: 'rule', pay: '0', forfeit: '0', reason: '没有达到目标' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    expect(await staff.ask('POST /desk/orderAct', ruling)).toMatchObject({ code: 0 })
    expect(await world.balance(work.people.booster)).toBe('1800.00')
  })

  it('a customer whose account is unfrozen has the time that was left, and may contest', async () => {
    const work = await open()
    await work.begin()
    await work.show('booster', 'submit')
    const userId = String(work.people.customer.userId)
    const risk = await world.logIn({ staff: 'risk' })
    await work.customer.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    world.pass({ hours: 48, seconds: 1 })
    await runClock(world)
    await risk.do('POST /console/thawAccount', { userId, reason: '本人' })
    const staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /desk/thawOrder', { orderSn: work.orderSn, reason: '客户账号已恢复' })
    world.pass({ hours: 47, minutes: 59 })
    await runClock(world)
    const again = await world.logIn(work.people.customer)
    const contest = {
      orderSn: work.orderSn,
      action: 'contest',
      note: '没有达到目标',
      pictures: JSON.stringify([work.picture.customer]),
    } as const
    expect(await again.ask('POST /order/act', contest, { key: randomUUID() })).toMatchObject({ code: 0 })
    world.pass({ hours: 49 })
    await runClock(world)
    expect((await work.detail(again)).subStatus).toBe('INSPECTION')
  })
})
