import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { boosters } from '@/lib/server/db/schema/market/boosting'
import { formatShortTime } from '@/lib/shared/time'
import { accountsOfOne } from '../support/at-once'
import { runClock } from '../support/fixtures/deal'
import { openSeason } from '../support/fixtures/season'
import { becomeBooster, Work } from '../support/fixtures/work'
import { ledgerStory, storyWorld } from '../support/ledger'
import { oneCard } from '../support/one-person'
import type { Visitor } from '../support/visitor'

/** A work that no one begins costs its customer time; its booster gets both deposits back. */
describe('works of one booster', () => {
  const world = storyWorld()
  const open = () => Work.open(world, { balance: '2000.00' })
  const post = async (work: Work) => (await (await work.place()).pay()).orderSn
  const accept = (orderSn: string, by: Visitor) => by.ask('POST /booster/accept', { orderSn }, { key: randomUUID() })
  const late = () => world.pass({ minutes: 30, seconds: 1 })
  const setDone = (work: Work, done: number) =>
    world.services.db.update(boosters).set({ done }).where(eq(boosters.userId, work.people.booster.userId))

  it('a new booster works on three orders at a time, and on ten after five are done', async () => {
    const work = await open()
    for (let i = 0; i < 3; i++) await work.begin()
    const running = work.orderSn
    const more = await post(work)
    expect(await accept(more, work.booster)).toMatchObject({
      name: 'TOO_MANY',
      msg: '你有3单还没通过验收，完成满5单前最多同时接3单，客户验收后再接',
    })
    work.orderSn = running
    await work.show('booster', 'submit')
    expect(await accept(more, work.booster), 'a submitted one counts').toMatchObject({ name: 'TOO_MANY' })
    await work.act('customer', 'confirm')
    expect(await accept(more, work.booster), 'a confirmed one does not').toMatchObject({ code: 0 })
    await setDone(work, 5)
    for (let i = 3; i < 10; i++) expect(await accept(await post(work), work.booster)).toMatchObject({ code: 0 })
    expect(await accept(await post(work), work.booster)).toMatchObject({
      name: 'TOO_MANY',
      msg: '你有10单正在进行，最多同时进行10单，提交验收后再接',
    })
  })

  it('an order of the own package counts as well when it is accepted', async () => {
    const work = await Work.open(world, { balance: '2000.00', isPackage: true })
    for (let i = 0; i < 3; i++) {
      await post(work)
      expect(await work.act('booster', 'accept')).toMatchObject({ code: 0 })
    }
    await post(work)
    expect(await work.act('booster', 'accept')).toMatchObject({ name: 'TOO_MANY' })
    expect(await work.state()).toBe('1 ASSIGN')
  })

  it('works that the booster cannot go on with do not count: locked, to be ended by the customer, or frozen for staff', async () => {
    const work = await open()
    const staff = await world.logIn({ staff: 'service' })
    await work.begin()
    await work.act('customer', 'lock')
    await work.begin()
    await work.propose('customer', '0.00', '0.00')
    await work.begin()
    await staff.do('POST /desk/freezeOrder', { orderSn: work.orderSn, reason: '核实' })
    for (let i = 0; i < 3; i++) expect(await accept(await post(work), work.booster)).toMatchObject({ code: 0 })
    expect(await accept(await post(work), work.booster)).toMatchObject({ name: 'TOO_MANY' })
  })

  it('works that the booster proposes to end count until they end, also while staff decide', async () => {
    const work = await open()
    for (let i = 0; i < 2; i++) {
      await work.begin()
      await work.propose('booster', '0.00', '0.00')
    }
    await work.begin()
    await work.show('booster', 'shot')
    await work.propose('booster', '50.00', '0.00')
    expect(await accept(await post(work), work.booster)).toMatchObject({ name: 'TOO_MANY' })
    world.pass({ hours: 6, seconds: 1 })
    await runClock(world)
    expect(await accept(await post(work), work.booster)).toMatchObject({ name: 'TOO_MANY' })
  })

  it('works for a coming season count only among themselves until it starts', async () => {
    const work = await open()
    const { rank } = await openSeason(world, 3)
    const book = async () => {
      const terms = { price: '128.00', hours: '72', seasonPackageId: String(rank) }
      return (await (await work.place(terms)).pay()).orderSn
    }
    for (let i = 0; i < 3; i++) expect(await accept(await book(), work.booster)).toMatchObject({ code: 0 })
    const more = await book()
    expect(await accept(more, work.booster)).toMatchObject({
      name: 'TOO_MANY',
      msg: '你有3单等待赛季开始，完成满5单前最多同时等待3单，赛季开始后再接',
    })
    for (let i = 0; i < 3; i++) {
      expect(await accept(await post(work), work.booster)).toMatchObject({ code: 0 })
      await work.show('booster', 'submit')
      await work.act('customer', 'confirm')
    }
    world.pass({ days: 3 })
    expect(await accept(more, work.booster), 'three have started').toMatchObject({
      msg: '你有3单还没通过验收，完成满5单前最多同时接3单，客户验收后再接',
    })
  })

  it('after two works that were never begun in a day, no account of the person accepts any for a day', async () => {
    const both = await accountsOfOne(world, { balance: '2000.00' })
    const [one, twin] = [both[0].visitor, both[1].visitor]
    for (const visitor of [one, twin]) await becomeBooster(visitor)
    const work = await open()
    const sns = [await post(work), await post(work), await post(work), await post(work)] as const
    await accept(sns[0], one)
    await accept(sns[1], twin)
    late()
    work.orderSn = sns[0]
    expect(await work.act('customer', 'refund')).toMatchObject({ code: 0 })
    expect(await accept(sns[2], one), 'one is not enough').toMatchObject({ code: 0 })
    work.orderSn = sns[1]
    expect(await work.act('customer', 'repost')).toMatchObject({ code: 0 })
    const until = formatShortTime(new Date(world.now().getTime() + 24 * 3_600_000))
    for (const visitor of [one, twin])
      expect(await accept(sns[3], visitor)).toMatchObject({
        name: 'TOO_MANY',
        msg: `你有2单接单后没有按时开始，${until} 后才能再接单`,
      })
    expect(await accept(sns[3], work.booster), 'others may').toMatchObject({ code: 0 })
    world.pass({ hours: 24, minutes: 1 })
    expect(await accept(await post(work), twin)).toMatchObject({ code: 0 })
  })

  it('a work that ended because it was never begun counts too, and one that was begun does not', async () => {
    const work = await Work.open(world, { balance: '2000.00', hours: 1 })
    await work.begin()
    await work.show('booster', 'shot')
    await work.begin()
    await work.begin()
    world.pass({ hours: 2, seconds: 1 })
    await runClock(world)
    expect(await work.state()).toBe('8 REFUNDED')
    expect(await accept(await post(work), work.booster)).toMatchObject({ name: 'TOO_MANY' })
  })

  it('a demand that its booster never began returns to the hall at the same terms, and another one completes it', async () => {
    const work = await Work.open(world)
    await work.begin()
    const { orderSn } = work
    world.pass({ minutes: 29 })
    expect((await work.act('customer', 'repost')).name, 'too early').toBe('ORDER_STATE')
    world.pass({ minutes: 1, seconds: 1 })
    const { actions } = await work.detail()
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['refund', 'repost']))
    expect((await work.act('booster', 'repost')).name).toBe('FORBIDDEN')
    expect((await work.act('customer', 'repost')).code).toBe(0)
    expect(await work.state()).toBe('1 POSTED')
    expect(await world.balance(work.people.booster), 'both deposits').toBe('300.00')
    const { list } = await world.visitor().do('GET /booster/posts', { gid: '107', pageSize: '50' })
    expect(list.map((post) => post.orderSn)).toContain(orderSn)
    // the former booster can neither see the order nor read or write in its chat
    expect((await work.booster.ask('GET /order/orderDetail', { orderSn })).name).toBe('NOT_FOUND')
    expect((await work.booster.ask('POST /order/credentials', { orderSn })).name).toBe('NOT_FOUND')
    expect((await work.booster.do('GET /notification/list', {})).list[0]?.title).toBe('一笔订单已改派')
    const { rows } = await world.services.db.execute(
      `select 1 from chat_members m join orders o on o.chat_group_id = m.group_id where o.sn = '${orderSn}' and m.user_id = ${work.people.booster.userId}`,
    )
    expect(rows).toEqual([])

    expect(await accept(orderSn, work.booster)).toMatchObject({
      name: 'ORDER_STATE',
      msg: '你接过这单但没有开始，不能再接',
    })
    const next = await Work.open(world)
    expect((await accept(orderSn, next.booster)).code).toBe(0)
    next.orderSn = orderSn
    expect((await next.booster.ask('POST /order/credentials', { orderSn })).data).toMatchObject({
      account: 'hero@game',
      password: 'Secret-99',
    })
    expect((await next.show('booster', 'submit')).code).toBe(0)
    expect((await work.act('customer', 'confirm')).code).toBe(0)
    expect(await world.balance(next.people.booster)).toBe('390.00')
    const people = { customer: work.people.customer, first: work.people.booster, second: next.people.booster }
    expect(
      (await ledgerStory(world, people)).split('\n').filter((line) => /^(bond|order|depositR)/.test(line)),
    ).toEqual([
      'orderHold    customer -100.00 | escrow +100.00',
      'bondHold     first -100.00 | bond +100.00',
      'depositReturn bond -100.00 | first +100.00',
      'bondHold     second -100.00 | bond +100.00',
      'orderRelease escrow -100.00 | dist +3.00 | platform +7.00 | second +90.00',
      'depositReturn bond -100.00 | second +100.00',
    ])
    expect(await work.booster.do('GET /booster/getBoosterInfo', {})).toMatchObject({ done: 0 })
  })

  it('staff who were the booster of a demand that was posted again do not decide on it', async () => {
    const work = await Work.open(world)
    const person = await world.person({ staff: 'service', balance: '500.00' })
    const member = await world.person({ balance: '500.00' })
    await oneCard(world, 'a booster among the staff', person, member)
    const [staff, former] = [await world.logIn(person), await world.logIn(member)]
    await becomeBooster(former)
    const orderSn = await post(work)
    await accept(orderSn, former)
    late()
    expect((await work.act('customer', 'repost')).code).toBe(0)
    expect((await work.accept()).code).toBe(0)
    await work.propose('customer', '0.00', '0.00')
    await work.show('booster', 'decline')
    const other = await world.logIn({ staff: 'service' })
    const ruling = { orderSn, action: 'rule', pay: '0', forfeit: '100', reason: '没有按时开始' } as const
    const listed = async (by: Visitor) =>
      (await by.do('GET /desk/orders', { queue: 'all', keyWord: orderSn })).list.map((one) => one.orderSn)
    expect(await staff.ask('POST /desk/orderAct', ruling)).toMatchObject({ name: 'FORBIDDEN' })
    const transfer = { orderSn, userId: String(person.userId), note: '请接手' } as const
    expect(await other.ask('POST /desk/transferOrder', transfer, { key: randomUUID() })).toMatchObject({
      name: 'FORBIDDEN',
    })
    expect([await listed(staff), await listed(other)]).toEqual([[], [orderSn]])
    await other.do('POST /desk/takeOrder', { orderSn })
    expect(await other.ask('POST /desk/orderAct', ruling)).toMatchObject({ code: 0 })
  })

  it('a demand can be posted again by several boosters in turn, and then be recalled', async () => {
    const work = await Work.open(world)
    await work.begin()
    for (let i = 0; i < 2; i++) {
      late()
      expect((await work.act('customer', 'repost')).code).toBe(0)
      const { booster } = await Work.open(world)
      expect((await accept(work.orderSn, booster)).code).toBe(0)
    }
    late()
    expect((await work.act('customer', 'repost')).code).toBe(0)
    expect((await work.act('customer', 'refund', { reason: '不需要了' })).code).toBe(0)
    expect(await work.state()).toBe('7 REFUNDED')
    expect(await world.balance(work.people.customer)).toBe('500.00')
  })

  it('only one of posting again, cancelling and the first picture takes effect', async () => {
    for (let round = 0; round < 3; round++) {
      const work = await Work.open(world)
      await work.begin()
      late()
      const answers = await Promise.all([
        work.act('customer', 'repost'),
        work.act('customer', 'refund'),
        work.show('booster', 'shot'),
      ])
      const done = answers.map(({ code }) => code === 0)
      // a demand in the hall can be withdrawn at once
      expect(['true,false,false', 'true,true,false', 'false,true,false', 'false,false,true']).toContain(done.join())
    }
  })
})
