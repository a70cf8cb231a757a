import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { returnDeposits } from '@/lib/server/modules/orders/trading/return-deposits'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { DAY_MS, formatShortTime } from '@/lib/shared/time'
import type { DepositKind } from '@/lib/shared/trade/deposits'
import { ClaimCase, runClaims } from '../support/fixtures/claim'
import { Deal, runClock, spend } from '../support/fixtures/deal'
import { Staff } from '../support/fixtures/staff'
import { Work } from '../support/fixtures/work'
import { ledgerStory, storyWorld } from '../support/ledger'
import type { Visitor } from '../support/visitor'
import { PAY_PASSWORD } from '../support/world'

const world = storyWorld()
// Of earlier tests.
beforeEach(async () => {
  while ((await clock()) > 0);
})

const key = () => ({ key: randomUUID() })
const pay = (who: Visitor, kind: DepositKind) =>
  who.ask('POST /pay/depositPay', { kind, payPassword: PAY_PASSWORD }, key())
const ask = (who: Visitor, kind: DepositKind, payPassword = PAY_PASSWORD) =>
  who.ask('POST /pay/askDeposit', { kind, payPassword }, key())
const keep = (who: Visitor, kind: DepositKind) => who.ask('POST /pay/keepDeposit', { kind })
const clock = () => returnDeposits(systemCtx(world.services, world.dist()), { limit: 10 })
const own = async (who: Visitor, kind: DepositKind) => {
  const { list } = await who.do('GET /pay/deposits', {})
  const found = list.find((one) => one.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

describe('booster deposits', () => {
  it('a booster gets the deposit back seven days after requesting it, once, and stops being a booster', async () => {
    const work = await Work.open(world)
    expect(await own(work.booster, 'booster')).toMatchObject({
      state: 'held',
      held: '200.00',
      missing: '0.00',
      open: 0,
    })
    expect(
      (await Promise.all([ask(work.booster, 'booster'), ask(work.booster, 'booster')])).map((a) => a.name).toSorted(),
    ).toEqual(['OK', 'ORDER_STATE'])
    expect(await own(work.booster, 'booster')).toMatchObject({ state: 'asked', deadline: { span: 604_800 } })
    expect(await clock()).toBe(0)
    world.pass({ days: 7, seconds: 1 })
    await Promise.all([clock(), clock(), clock()])
    const after = await own(work.booster, 'booster')
    expect(after).toMatchObject({ state: 'none', held: '0.00', missing: '200.00' })
    expect(after.moves.map(({ kindName, amount }) => [kindName, amount])).toEqual([
      ['保证金退还', '-200.00'],
      ['缴纳保证金', '200.00'],
    ])
    expect((await work.booster.do('GET /user/userInfo', {})).isBooster).toBe(0)
    expect((await work.place()).orderSn).not.toBe('')
    expect(await ledgerStory(world, work.people)).toMatchInlineSnapshot(`
      "recharge     alipay -500.00 | customer +500.00
      recharge     alipay -500.00 | booster +500.00
      stakeHold    booster -200.00 | stake +200.00
      depositReturn stake -200.00 | booster +200.00
      left         alipay -1000.00 | customer +500.00 | booster +500.00"
    `)
    expect((await pay(work.booster, 'booster')).code, 'and may be one again').toBe(0)
    const notices = await work.booster.do('GET /notification/list', { kind: 'money' })
    expect(notices.list.map(({ title }) => title)).toEqual(['打手保证金 200.00 元已退到余额', '打手保证金已申请退还'])
  })

  it('rejects refunding a booster deposit while orders are running, with their number', async () => {
    const work = await Work.open(world)
    await (await work.place()).pay()
    await work.accept()
    expect(await own(work.booster, 'booster')).toMatchObject({ open: 1 })
    expect(await ask(work.booster, 'booster')).toMatchObject({
      name: 'ORDER_STATE',
      msg: '还有 1 笔订单没有结束，结束后才能申请退还',
    })
  })

  it('a booster who requested the deposit cannot accept orders until the request is withdrawn', async () => {
    const work = await Work.open(world)
    await (await work.place()).pay()
    await ask(work.booster, 'booster')
    const take = () => work.accept()
    expect(await take()).toMatchObject({ name: 'ORDER_STATE', msg: expect.stringContaining('正在申请退还保证金') })
    expect((await keep(work.booster, 'booster')).code).toBe(0)
    expect((await keep(work.booster, 'booster')).name).toBe('ORDER_STATE')
    expect((await take()).code).toBe(0)
    world.pass({ days: 8 })
    await clock()
    expect(await own(work.booster, 'booster')).toMatchObject({ held: '200.00' })
  })

  it('only one of requesting the deposit and accepting an order succeeds', async () => {
    for (let round = 0; round < 6; round++) {
      const work = await Work.open(world)
      await (await work.place()).pay()
      const [taken, requested] = await Promise.all([work.accept(), ask(work.booster, 'booster')])
      expect([taken.name, requested.name].toSorted()).toEqual(['OK', 'ORDER_STATE'])
    }
  })

  it('requesting the booster deposit requires the pay password', async () => {
    const work = await Work.open(world)
    expect((await ask(work.booster, 'booster', '000001')).name).toBe('WRONG_PAY_PASSWORD')
    expect(await own(work.booster, 'booster')).toMatchObject({ state: 'held' })
  })
})

describe('shop deposits', () => {
  const sellWith = async (isStanding: boolean) => {
    const deal = await Deal.open(world, { price: '100.00', balance: '500.00' })
    await world.recharge(deal.people.seller, '600.00')
    if (isStanding) expect((await pay(deal.seller, 'shop')).code).toBe(0)
    await (await deal.place()).pay()
    await deal.deliver()
    await deal.confirm()
    return deal
  }

  it('a seller with a deposit is paid 72 hours after confirmation, others after seven days', async () => {
    const [standing, plain] = [await sellWith(true), await sellWith(false)]
    world.pass({ hours: 73 })
    await runClock(world)
    expect([await standing.state(), await plain.state()]).toEqual(['3 RELEASED', '3 HOLD'])
    world.pass({ days: 5 })
    await runClock(world)
    expect(await plain.state()).toBe('3 RELEASED')
  })

  it('the seller with a deposit reads the same release time before the delivery as after it', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '500.00' })
    await world.recharge(deal.people.seller, '600.00')
    await (await deal.place()).pay()
    const { visitor: staff } = await Staff.open(world)
    const { orderSn } = deal
    const whens = async () => {
      const { orderList } = await deal.seller.do('GET /order/queryOrderList', { belong: '1' })
      const { income } = await staff.do('GET /desk/order', { orderSn })
      return [orderList[0]?.income?.when, (await deal.detail(deal.seller)).income?.when, income?.when]
    }
    expect(await whens()).toEqual(Array(3).fill('收货 7 天后放款'))
    expect((await pay(deal.seller, 'shop')).code).toBe(0)
    expect(await whens()).toEqual(Array(3).fill('收货 3 天后放款'))
    await deal.deliver()
    expect(await whens()).toEqual(Array(3).fill('收货 3 天后放款'))
  })

  it('the buyer of a seller with a deposit sees the payout date, before and after confirmation', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '500.00' })
    await world.recharge(deal.people.seller, '600.00')
    await (await deal.place()).pay()
    await deal.deliver()
    const { orderSn } = deal
    const dueText = async () => {
      const { actions } = await deal.buyer.do('GET /order/orderDetail', { orderSn })
      return actions.find(({ action }) => action === 'confirm')?.text
    }
    const listed = async () => {
      const { orderList } = await deal.buyer.do('GET /order/queryOrderList', { belong: '0' })
      return orderList[0]?.actions.find(({ action }) => action === 'confirm')?.text
    }
    const inDays = (days: number) =>
      `于 ${formatShortTime(new Date(world.now().getTime() + days * DAY_MS)).slice(0, 5)} `
    expect([await dueText(), await listed()]).toEqual([
      expect.stringContaining(inDays(7)),
      expect.stringContaining(inDays(7)),
    ])
    expect((await pay(deal.seller, 'shop')).code).toBe(0)
    expect([await dueText(), await listed()]).toEqual([
      expect.stringContaining(inDays(3)),
      expect.stringContaining(inDays(3)),
    ])
    await deal.confirm()
    const { turn } = await deal.buyer.do('GET /order/orderDetail', { orderSn })
    expect(turn.clock?.dueIn).toBe(3 * 86_400)
  })

  it('a shop deposit that a claim has used up shortens no hold until it is filled up', async () => {
    await world.dismissStaff()
    const staff = await world.person({ staff: 'service' })
    const seller = await world.person({ balance: '500.00' })
    const shop = await world.logIn(seller)
    expect((await pay(shop, 'shop')).code).toBe(0)
    const one = await ClaimCase.released(world, { ensureId: '1', seller, price: '200.00' })
    await spend(world, seller, '188.00')
    await one.grant(staff)
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await own(shop, 'shop')).toMatchObject({ held: '312.00' })
    const sold = () => ClaimCase.open(world, { seller, price: '100.00' })
    const daysHeld = async ({ deal }: ClaimCase) => (await deal.detail()).turn.clock?.dueIn ?? 0
    expect(Math.round((await daysHeld(await sold())) / 86_400)).toBe(7)
    await world.recharge(seller, '188.00')
    expect((await pay(shop, 'shop')).code).toBe(0)
    expect(Math.round((await daysHeld(await sold())) / 86_400)).toBe(3)
  })

  it('a shop deposit is refunded only when no held money depends on it', async () => {
    const deal = await sellWith(true)
    expect(await ask(deal.seller, 'shop')).toMatchObject({
      name: 'ORDER_STATE',
      msg: expect.stringContaining('1 笔订单'),
    })
    world.pass({ hours: 73 })
    await runClock(world)
    expect((await ask(deal.seller, 'shop')).code).toBe(0)
    expect((await pay(deal.seller, 'shop')).name, 'nothing is paid into what goes back').toBe('ORDER_STATE')
    world.pass({ days: 7, seconds: 1 })
    await clock()
    expect(await world.balance(deal.people.seller)).toBe('694.00')
  })

  it('a shop deposit is paid once, and requires enough balance', async () => {
    const deal = await Deal.open(world)
    expect((await pay(deal.seller, 'shop')).name).toBe('BALANCE_SHORT')
    await world.recharge(deal.people.seller, '1200.00')
    const codes = await Promise.all([pay(deal.seller, 'shop'), pay(deal.seller, 'shop'), pay(deal.seller, 'shop')])
    expect(codes.map(({ name }) => name).toSorted()).toEqual(['OK', 'ORDER_STATE', 'ORDER_STATE'])
    expect(await world.balance(deal.people.seller)).toBe('700.00')
  })
})
