import { describe, expect, it } from 'vitest'
import { runClock } from '../support/fixtures/deal'
import { Work, type WorkOptions } from '../support/fixtures/work'
import { ledgerStory, storyWorld } from '../support/ledger'

/**
 * Payouts of a boosting order to the fen: 100.00 in 24 hours, deposits of 60.00 and 40.00 unless stated otherwise; the
 * booster pays 10 %.
 */
describe('ledger of boosting orders', () => {
  const world = storyWorld()

  const working = async (options: WorkOptions = {}) => (await Work.open(world, options)).begin()
  /** Returns the ledger after both have recharged and the booster has paid the booster deposit. */
  const story = async (work: Work) => (await ledgerStory(world, work.people)).split('\n').slice(3).join('\n')
  const service = async () => world.logIn(await world.person({ staff: 'service' }))
  const tick = async (hours: number) => {
    world.pass({ hours, seconds: 1 })
    await runClock(world)
  }

  it('a completed boosting order pays the booster and returns the deposits', async () => {
    const work = await working()
    await work.show('booster', 'shot')
    await work.show('booster', 'submit')
    expect(await work.state()).toBe('2 INSPECTION')
    await work.act('customer', 'confirm')
    expect(await work.state()).toBe('3 RELEASED')
    expect(await story(work)).toMatchInlineSnapshot(`
      "orderHold    customer -100.00 | escrow +100.00
      bondHold     booster -100.00 | bond +100.00
      orderRelease escrow -100.00 | dist +3.00 | platform +7.00 | booster +90.00
      depositReturn bond -100.00 | booster +100.00
      left         alipay -1000.00 | dist +3.00 | platform +7.00 | stake +200.00 | booster +390.00 | customer +400.00"
    `)
    expect(await work.booster.do('GET /booster/getBoosterInfo', {})).toMatchObject({
      done: 1,
      earned: '90.00',
      onTime: 100,
    })
  })

  it('a submitted boosting order is accepted automatically after two days', async () => {
    const work = await working()
    await work.show('booster', 'submit')
    await tick(48)
    expect(await work.state()).toBe('3 RELEASED')
  })

  it('a boosting order late by a quarter of its time pays a quarter of the efficiency deposit to the customer', async () => {
    const work = await working({ hours: 8 })
    await work.show('booster', 'shot')
    world.pass({ hours: 10 })
    await work.show('booster', 'submit')
    world.pass({ hours: 20 })
    await work.act('customer', 'confirm')
    const { rows } = await work.detail()
    expect(rows).toContainEqual({ label: '保证金赔付', value: '¥10.00' })
    expect(await story(work)).toMatchInlineSnapshot(`
      "orderHold    customer -100.00 | escrow +100.00
      bondHold     booster -100.00 | bond +100.00
      orderRelease escrow -100.00 | dist +3.00 | platform +7.00 | booster +90.00
      depositClaim bond -10.00 | customer +10.00
      depositReturn bond -90.00 | booster +90.00
      left         alipay -1000.00 | dist +3.00 | platform +7.00 | stake +200.00 | booster +380.00 | customer +410.00"
    `)
  })

  it('a boosting order not finished after twice its time pays the price and the efficiency deposit to the customer', async () => {
    const work = await working()
    await work.show('booster', 'shot')
    await tick(47)
    expect(await work.state()).toBe('1 WORKING')
    await tick(1)
    expect(await work.state()).toBe('8 REFUNDED')
    expect(await story(work)).toMatchInlineSnapshot(`
      "orderHold    customer -100.00 | escrow +100.00
      bondHold     booster -100.00 | bond +100.00
      orderRefund  escrow -100.00 | customer +100.00
      depositClaim bond -40.00 | customer +40.00
      depositReturn bond -60.00 | booster +60.00
      left         alipay -1000.00 | stake +200.00 | booster +260.00 | customer +540.00"
    `)
  })

  it('a boosting order no one accepts is refunded after 72 hours, a recalled one at once', async () => {
    const work = await (await (await Work.open(world)).place()).pay()
    await tick(72)
    expect(await work.state()).toBe('7 REFUNDED')
    await (await work.place()).pay()
    await work.act('customer', 'refund', { reason: '不需要了' })
    expect(await work.state()).toBe('7 REFUNDED')
    expect(await world.balance(work.people.customer)).toBe('500.00')
  })

  it('without a first screenshot the customer can cancel for free after 30 minutes, not before', async () => {
    const work = await working()
    world.pass({ minutes: 29 })
    expect((await work.act('customer', 'refund')).name).toBe('ORDER_STATE')
    world.pass({ minutes: 1, seconds: 1 })
    expect((await work.detail()).actions.map(({ action }) => action)).toContain('refund')
    expect((await work.act('customer', 'refund')).code).toBe(0)
    expect(await work.state()).toBe('8 REFUNDED')
    expect(await world.balance(work.people.customer)).toBe('500.00')
    expect(await world.balance(work.people.booster)).toBe('300.00')
  })

  it('an agreed early end pays exactly what was proposed', async () => {
    const work = await working()
    expect((await work.propose('booster', '33.33', '0')).code).toBe(0)
    expect((await work.act('booster', 'agree')).name, 'not the own proposal').toBe('ORDER_STATE')
    expect((await work.propose('customer', '20.01', '7.77')).code, 'another one in its place').toBe(0)
    expect((await work.act('customer', 'agree')).name).toBe('ORDER_STATE')
    expect((await work.act('booster', 'agree')).code).toBe(0)
    expect(await work.state(), 'the booster proposed the early end').toBe('8 REFUNDED')
    expect(await story(work)).toMatchInlineSnapshot(`
      "orderHold    customer -100.00 | escrow +100.00
      bondHold     booster -100.00 | bond +100.00
      orderRelease escrow -20.01 | dist +0.60 | platform +1.40 | booster +18.01
      orderRefund  escrow -79.99 | customer +79.99
      depositClaim bond -7.77 | customer +7.77
      depositReturn bond -92.23 | booster +92.23
      left         alipay -1000.00 | dist +0.60 | platform +1.40 | stake +200.00 | booster +310.24 | customer +487.76"
    `)
  })

  it('an unanswered or rejected proposal is split by staff', async () => {
    const work = await working()
    await work.propose('customer', '0', '100')
    await tick(6)
    expect((await work.act('booster', 'agree')).name).toBe('ORDER_FROZEN')
    const staff = await service()
    const ruling = { orderSn: work.orderSn, action: 'rule', reason: '完成一半' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: work.orderSn })
    expect((await staff.ask('POST /desk/orderAct', { ...ruling, pay: '100.01', forfeit: '0' })).name).toBe(
      'INVALID_INPUT',
    )
    await staff.do('POST /desk/orderAct', { ...ruling, pay: '50.00', forfeit: '15.00' })
    expect(await work.state()).toBe('3 RELEASED')
    expect(await story(work)).toMatchInlineSnapshot(`
      "orderHold    customer -100.00 | escrow +100.00
      bondHold     booster -100.00 | bond +100.00
      orderRelease escrow -50.00 | dist +1.50 | platform +3.50 | booster +45.00
      orderRefund  escrow -50.00 | customer +50.00
      depositClaim bond -15.00 | customer +15.00
      depositReturn bond -85.00 | booster +85.00
      left         alipay -1000.00 | dist +1.50 | platform +3.50 | stake +200.00 | booster +330.00 | customer +465.00"
    `)
  })

  it('a ruling over large deposits needs a second staff member, whatever the price', async () => {
    const work = await working({ safety: '1000.00', efficiency: '900.00', balance: '2500.00' })
    await work.propose('customer', '0', '1900')
    await work.show('booster', 'decline')
    const [first, second] = [await service(), await service()]
    const ruling = { orderSn: work.orderSn, action: 'rule', reason: '没有打', pay: '0', forfeit: '1900.00' } as const
    await first.do('POST /desk/takeOrder', { orderSn: work.orderSn })
    const { steps } = await first.do('GET /desk/order', { orderSn: work.orderSn })
    expect(steps.find(({ action }) => action === 'rule')).toMatchObject({ needsSecond: true })
    expect((await first.ask('POST /desk/orderAct', ruling)).data).toEqual({ waits: true })
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    expect(list[0]).toMatchObject({
      title: expect.stringMatching(/^按结果分配 .*从保证金赔给客户 ¥1,900\.00，托管 ¥2,000\.00$/),
    })
    await second.do('POST /console/decideApproval', { approvalId: `${list[0]?.approvalId}`, accept: '1', reason: '' })
    expect(await work.state()).toBe('3 RELEASED')
  })

  it('a ruling that waits for a second staff member is void once the order moved on', async () => {
    const work = await working({ kind: 'convoy', price: '1000.00', num: 2, balance: '2500.00' })
    await work.show('booster', 'submit')
    const [first, second] = [await service(), await service()]
    const ruling = { orderSn: work.orderSn, action: 'rule', reason: '没有打', pay: '0', forfeit: '0' } as const
    const openFor = async () => {
      const { list } = await second.do('GET /console/approvals', { state: 'open' })
      return list.find(({ target }) => target === `order:${work.orderSn}`)
    }
    await first.do('POST /desk/takeOrder', { orderSn: work.orderSn })
    expect((await first.ask('POST /desk/orderAct', ruling)).data).toEqual({ waits: true })
    const approval = await openFor()
    await work.act('customer', 'confirm')
    await work.show('booster', 'submit')
    expect(await openFor()).toBeUndefined()
    const decision = { approvalId: `${approval?.approvalId}`, accept: '1', reason: '' } as const
    expect((await second.ask('POST /console/decideApproval', decision)).name).toBe('REVIEW_DONE')
    expect(await work.state()).toBe('2 INSPECTION')
    expect((await first.ask('POST /desk/orderAct', { ...ruling, pay: '1000.00' })).code, 'asked again').toBe(0)
  })

  it('a locked boosting order has a stopped timer and hidden credentials', async () => {
    const work = await working()
    const look = () => work.booster.ask('POST /order/credentials', { orderSn: work.orderSn })
    expect((await look()).data).toMatchObject({ account: 'hero@game', password: 'Secret-99' })
    expect((await work.customer.ask('POST /order/credentials', { orderSn: work.orderSn })).name).toBe('FORBIDDEN')
    await work.act('customer', 'lock')
    expect((await look()).name).toBe('ORDER_STATE')
    world.pass({ hours: 20 })
    await work.act('customer', 'unlock')
    expect((await look()).code).toBe(0)
    world.pass({ hours: 23 })
    await work.show('booster', 'submit')
    expect((await look()).name).toBe('ORDER_STATE')
    await work.show('customer', 'redo')
    await work.show('booster', 'submit')
    expect((await work.show('customer', 'redo')).name, 'once').toBe('ORDER_STATE')
    await work.act('customer', 'confirm')
    expect(await world.balance(work.people.booster)).toBe('390.00')
  })

  it('locks of one order take at most 24 hours together, then staff decide', async () => {
    const work = await working()
    await work.act('customer', 'lock')
    world.pass({ hours: 10 })
    await work.act('customer', 'unlock')
    await work.act('customer', 'lock')
    world.pass({ hours: 8 })
    expect((await work.propose('customer', '0', '0')).code).toBe(0)
    await work.act('customer', 'withdraw')
    await work.act('customer', 'lock')
    await tick(5.9)
    expect((await work.act('customer', 'rekey', { account: 'hero@game', password: 'Secret-11' })).code).toBe(0)
    await tick(0.2)
    expect((await work.act('customer', 'unlock')).name).toBe('ORDER_FROZEN')
    const staff = await service()
    await staff.do('POST /desk/thawOrder', { orderSn: work.orderSn, reason: '客户要继续' })
    expect((await work.act('customer', 'unlock')).code).toBe(0)
    await work.act('customer', 'lock')
    await tick(0)
    expect((await work.act('customer', 'unlock')).name, 'no time left').toBe('ORDER_FROZEN')
    await staff.do('POST /desk/takeOrder', { orderSn: work.orderSn })
    await staff.do('POST /desk/orderAct', {
      orderSn: work.orderSn,
      action: 'rule',
      reason: '客户反复锁定',
      pay: '0',
      forfeit: '0',
    })
    expect(await world.balance(work.people.booster)).toBe('300.00')
  })

  it('a package order is reserved for its booster for half an hour, then open to all', async () => {
    const work = await (await (await Work.open(world, { isPackage: true })).place()).pay()
    expect(await work.state()).toBe('1 ASSIGN')
    await tick(0.5)
    expect(await work.state()).toBe('1 POSTED')
    expect((await work.accept()).code).toBe(0)
    await work.act('customer', 'lock')
    await (await work.place()).pay()
    expect((await work.act('booster', 'refuse', { reason: '排不开' })).code).toBe(0)
    expect(await work.state()).toBe('1 POSTED')
    await (await work.place()).pay()
    expect((await work.act('booster', 'accept')).code).toBe(0)
    expect(await work.state()).toBe('1 WORKING')
  })

  it('a convoy is paid per match, and unplayed matches are refunded', async () => {
    const work = await working({ kind: 'convoy', price: '3.33', num: 3, safety: '10.00', efficiency: '10.00' })
    for (const match of [1, 2]) {
      await work.show('booster', 'submit')
      await work.act('customer', 'confirm')
      expect((await work.detail()).rows).toContainEqual({ label: '已确认', value: `${match} / 3 局` })
    }
    await work.propose('booster', '0', '0')
    await work.act('customer', 'agree')
    expect(await work.state()).toBe('8 REFUNDED')
    expect(await story(work)).toMatchInlineSnapshot(`
      "orderHold    customer -9.99 | escrow +9.99
      bondHold     booster -20.00 | bond +20.00
      orderRelease escrow -3.33 | dist +0.09 | platform +0.24 | booster +3.00
      orderRelease escrow -3.33 | dist +0.09 | platform +0.24 | booster +3.00
      orderRefund  escrow -3.33 | customer +3.33
      depositReturn bond -20.00 | booster +20.00
      left         alipay -1000.00 | dist +0.18 | platform +0.48 | stake +200.00 | booster +306.00 | customer +493.34"
    `)
  })

  it('a convoy is settled when its last match is accepted', async () => {
    const work = await working({ kind: 'convoy', price: '3.33', num: 2, safety: '10.00', efficiency: '10.00' })
    for (let match = 0; match < 2; match++) {
      await work.show('booster', 'submit')
      await work.act('customer', 'confirm')
    }
    expect(await work.state()).toBe('3 RELEASED')
    expect(await story(work)).toMatchInlineSnapshot(`
      "orderHold    customer -6.66 | escrow +6.66
      bondHold     booster -20.00 | bond +20.00
      orderRelease escrow -3.33 | dist +0.09 | platform +0.24 | booster +3.00
      orderRelease escrow -3.33 | dist +0.09 | platform +0.24 | booster +3.00
      depositReturn bond -20.00 | booster +20.00
      left         alipay -1000.00 | dist +0.18 | platform +0.48 | stake +200.00 | booster +306.00 | customer +493.34"
    `)
  })
})
