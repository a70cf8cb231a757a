import { beforeAll, describe, expect, it } from 'vitest'
import { formatDate } from '@/lib/shared/time'
import type { Deal } from '../support/fixtures/deal'
import { buyerStory, PAID_STORY, placeByWechat, WechatShop, wechatShop } from '../support/vendors/wechat-pay/shop'
import type { WechatDouble } from '../support/vendors/wechat-pay/wechat-double'
import { openWorld, World } from '../support/world'

const REFUNDED_STORY = [
  ...PAID_STORY,
  'orderRefund  escrow -100.00 | buyer +100.00',
  'refundOut    buyer -100.00 | refund +100.00',
]

describe('refunds to WeChat Pay', () => {
  const world = new World()
  const shopOf = wechatShop(world)
  let shop: WechatShop
  let wechat: WechatDouble
  beforeAll(() => {
    shop = shopOf()
    wechat = shop.wechat
  })
  const whereOf = async (deal: Deal) =>
    (await deal.detail()).rows.find(({ label }) => label === '退款去向')?.value ?? ''
  /** A paid order whose refund WeChat Pay has accepted. */
  const refunded = async () => {
    const { deal, sn } = await placeByWechat(world)
    wechat.pay(sn)
    expect(await wechat.send(sn)).toBe(204)
    await deal.act('buyer', 'refund')
    await shop.reconcile()
    const [refund] = wechat.trade(sn).refunds
    return { deal, sn, refundNo: refund?.no ?? '' }
  }

  it('a refund is processed, becomes abnormal, and is done when staff have moved the money', async () => {
    const { deal, refundNo } = await refunded()
    expect(await whereOf(deal)).toBe('¥100.00 退回微信，处理中')
    wechat.refundGoes(refundNo, 'ABNORMAL')
    expect(await shop.tellRefund(refundNo)).toBe(204)
    world.pass({ hours: 1 })
    await shop.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 退回微信，处理中')
    const alarms = shop.recorder.lines.filter(({ facts }) => facts.refundSn === refundNo)
    expect(alarms).toEqual([{ facts: { refundSn: refundNo }, text: expect.stringContaining('abnormal') }])
    wechat.refundGoes(refundNo, 'SUCCESS')
    world.pass({ hours: 1 })
    await shop.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 已退回微信')
    expect([await shop.tellRefund(refundNo), await shop.tellRefund(refundNo)], 'late, and again').toEqual([204, 204])
    expect(await buyerStory(deal)).toEqual([...REFUNDED_STORY, 'refundPaid   refund -100.00 | wechat +100.00'])
  })

  it('a refund is done by its notice, and an older notice after it changes nothing', async () => {
    const { deal, refundNo } = await refunded()
    wechat.refundGoes(refundNo, 'ABNORMAL')
    const older = wechat.refundNotice(refundNo)
    wechat.refundGoes(refundNo, 'SUCCESS')
    const notice = wechat.refundNotice(refundNo)
    const forged = wechat.refundNotice(refundNo, { changes: { amount: { refund: 1, total: 10_000 } } })
    const { notifyUrl } = [...wechat.books.trades.values()][0] ?? { notifyUrl: '' }
    expect((await wechat.post(notifyUrl, forged)).status, 'another amount').toBe(500)
    expect(await whereOf(deal)).toBe('¥100.00 退回微信，处理中')
    expect((await wechat.post(notifyUrl, notice)).status).toBe(204)
    expect(await whereOf(deal)).toBe('¥100.00 已退回微信')
    expect((await wechat.post(notifyUrl, older)).status, 'out of order').toBe(204)
    expect(await whereOf(deal)).toBe('¥100.00 已退回微信')
  })

  it('a refund that WeChat Pay closes goes to the balance', async () => {
    const { deal, refundNo } = await refunded()
    wechat.refundGoes(refundNo, 'CLOSED')
    expect(await shop.tellRefund(refundNo)).toBe(204)
    expect(await whereOf(deal)).toBe('¥100.00 未能退回微信，已退回余额')
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
    world.pass({ hours: 1 })
    await shop.reconcile()
    expect(await buyerStory(deal)).toEqual([...REFUNDED_STORY, 'refundBack   refund -100.00 | buyer +100.00'])
  })

  it('a refund whose answer was lost is made once, also if its notice was faster', async () => {
    const { deal, sn } = await placeByWechat(world)
    wechat.pay(sn)
    expect(await wechat.send(sn)).toBe(204)
    await deal.act('seller', 'refund')
    wechat.faults.next('refund', 'badSignature')
    let status = 0
    wechat.beforeAnswer.set('refund', async () => {
      const { no } = wechat.trade(sn).refunds[0] ?? { no: '' }
      wechat.refundGoes(no, 'SUCCESS')
      status = await shop.tellRefund(no)
    })
    await shop.reconcile()
    expect([status, await whereOf(deal)]).toEqual([204, '¥100.00 已退回微信'])
    world.pass({ hours: 1 })
    await shop.reconcile()
    expect(wechat.trade(sn).refunds).toHaveLength(1)
  })

  it('a refund waits while our balance at WeChat Pay is too low, under one number', async () => {
    const { deal, sn } = await placeByWechat(world)
    wechat.pay(sn)
    expect(await wechat.send(sn)).toBe(204)
    await deal.act('seller', 'refund')
    const poor = { status: 403, code: 'NOT_ENOUGH' }
    wechat.faults.next('refund', poor, poor)
    for (const left of [0, 0, 1]) {
      await shop.reconcile()
      expect(wechat.trade(sn).refunds).toHaveLength(left)
      expect(await whereOf(deal)).toBe('¥100.00 退回微信，处理中')
      world.pass({ hours: 1 })
    }
  })

  it('a refund that WeChat Pay refuses for good, twice, goes to the balance', async () => {
    const { deal, sn } = await placeByWechat(world)
    wechat.pay(sn)
    expect(await wechat.send(sn)).toBe(204)
    await deal.act('seller', 'refund')
    const final = { status: 403, code: 'USER_ACCOUNT_ABNORMAL' }
    wechat.faults.next('refund', final, final)
    await shop.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 退回微信，处理中')
    world.pass({ hours: 1 })
    await shop.reconcile()
    expect(await whereOf(deal)).toBe('¥100.00 未能退回微信，已退回余额')
  })
})

it('the statement of a day of WeChat Pay agrees with the ledger on payments and on refunds, done or closed', async () => {
  const world = await openWorld()
  const shop = await WechatShop.open(world)
  const { wechat } = shop
  const orders = [await placeByWechat(world), await placeByWechat(world), await placeByWechat(world)]
  for (const { sn } of orders) {
    wechat.pay(sn)
    expect(await wechat.send(sn)).toBe(204)
  }
  for (const [index, status] of (['SUCCESS', 'CLOSED'] as const).entries()) {
    await orders[index]?.deal.act('seller', 'refund')
    await shop.reconcile()
    const { no } = wechat.trade(orders[index]?.sn ?? '').refunds[0] ?? { no: '' }
    wechat.refundGoes(no, status)
    expect(await shop.tellRefund(no)).toBe(204)
  }
  const day = formatDate(world.now())
  const finance = await world.logIn({ staff: 'finance' })
  const differences = () => finance.ask('GET /console/statementDifferences', { day })
  expect((await differences()).name, 'the day is not over').toBe('PAYMENT_FAILED')
  world.pass({ hours: 23 })
  expect((await differences()).name, 'at 9:00 the bill is being made').toBe('PAYMENT_FAILED')
  world.pass({ hours: 4 })
  expect((await differences()).data).toEqual({ day, lines: 4, list: [] })
  wechat.trade(orders[2]?.sn ?? '').fen = 9999
  expect((await differences()).data?.list).toMatchObject([{ here: '100.00', there: '99.99', kind: 'otherAmount' }])
  expect(await world.audit()).toEqual([])
  expect(shop.recorder.lines).toEqual([])
  await shop.close()
})
