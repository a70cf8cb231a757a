import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openFor, Saver } from '../support/fixtures/bank'
import { Deal, runClock } from '../support/fixtures/deal'
import { inLanes } from '../support/in-lanes'
import { proofTimeout, scaled } from '../support/proof-size'
import { VendorPayments } from '../support/vendors/payment-simulator'
import type { Visitor } from '../support/visitor'
import { World } from '../support/world'
import { RACES } from './order-races'

/** Half of them by each vendor. */
const PAYMENTS = scaled('notices', 24)
const REPEATS = 15
const PAID = '1 VERIFY'

describe('payments by Alipay and WeChat Pay', () => {
  const world = new World()
  let vendors: VendorPayments
  let rival: Visitor
  beforeAll(async () => {
    await world.open()
    await world.placeAtWill()
    vendors = await VendorPayments.open(world)
    rival = await world.logIn()
  })
  afterEach(async () => expect(await vendors.alipay.faults()).toEqual([]))
  afterAll(async () => {
    await vendors.close()
    await world.close()
  })
  const placed = () =>
    inLanes(4, Array.from({ length: PAYMENTS }), async (_, i) => {
      const deal = await (await Deal.open(world)).place()
      return { deal, interSn: await deal.startQr(i % 2 ? '1' : '2') }
    })
  const owned = async ({ buyer }: Deal) => (await buyer.do('GET /user/userInfo', {})).coin

  it(
    'payments are settled once each, with notices in any number and order',
    async () => {
      const orders = await placed()
      const sends = await inLanes(4, orders, async ({ interSn }) => {
        await vendors.pay(interSn)
        return vendors.notice(interSn)
      })
      const all = sends.flatMap((send) => Array<() => Promise<boolean>>(REPEATS).fill(send))
      const [order = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), 1)
      expect(new Set(await inLanes(30, order, (send) => send()))).toEqual(new Set([true]))
      for (const { deal } of orders) {
        expect(await deal.state()).toBe(PAID)
        expect(await owned(deal)).toBe('0.00')
      }
    },
    proofTimeout('notices', 120_000),
  )

  it(
    'payments whose notices are lost are settled once by two concurrent reconcilers',
    async () => {
      const orders = await placed()
      for (const { interSn } of orders) await vendors.pay(interSn)
      world.pass({ seconds: 16 })
      await Promise.all([vendors.reconcile(), vendors.reconcile()])
      for (const { deal } of orders) expect(await deal.state()).toBe(PAID)
    },
    proofTimeout('notices', 120_000),
  )

  it(
    'notices after the order was cancelled credit the balance once',
    async () => {
      const orders = await placed()
      await inLanes(4, orders, async ({ deal, interSn }) => {
        await vendors.pay(interSn)
        const send = await vendors.notice(interSn)
        await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })
        await Promise.all(Array.from({ length: REPEATS }, () => send()))
        expect(await owned(deal)).toBe('100.00')
      })
    },
    proofTimeout('notices', 120_000),
  )

  it('notices, queries and the order clock at once settle a late payment', async () => {
    for (const channel of ['1', '2'] as const) {
      const deal = await (await Deal.open(world)).place()
      const interSn = await deal.startQr(channel)
      await vendors.pay(interSn)
      const send = await vendors.notice(interSn)
      world.pass({ minutes: 16 })
      await Promise.all([runClock(world), ...Array.from({ length: 8 }, () => send()), vendors.reconcile()])
      expect([PAID, '7 TIMEOUT']).toContain(await deal.state())
      expect(await owned(deal)).toBe((await deal.state()) === PAID ? '0.00' : '100.00')
    }
  })

  it.each(RACES)('%s: one operation wins, and the ledger is correct', async (_, set) => {
    for (let round = 0; round < 4; round++) {
      const { deal, moves, ends } = await set({ world, simulator: vendors, rival })
      const turned = round % 2 ? [...moves].reverse() : moves
      const answers = (await Promise.all(turned.map((move) => move()))).filter((answer) => answer !== undefined)
      for (const answer of answers) expect(answer.status).toBeLessThan(500)
      expect(ends).toContain(await deal.state())
      expect(await vendors.alipay.faults()).toEqual([])
    }
  })

  it('concurrent payouts by Alipay whose answers are lost pay each withdrawal once', async () => {
    const { alipay } = vendors.alipay
    const savers = await inLanes(4, Array.from({ length: 12 }), () => Saver.open(world, { balance: '50.00' }))
    const opened = await inLanes(4, savers, ({ person, payeeId }) => openFor(world, person, payeeId, '50.00'))
    const before = alipay.books.transfers.size
    alipay.faults.next('alipay.fund.trans.uni.transfer', 'badSignature', 'systemError', 'busyDone', 'busy')
    await Promise.all([vendors.alipay.payOut(), vendors.alipay.payOut()])
    world.pass({ minutes: 30 })
    await Promise.all([vendors.alipay.payOut(), vendors.alipay.payOut()])
    for (const [i, { sn }] of opened.entries()) {
      expect((await savers[i]?.show(sn))?.state).toBe('paid')
      expect(alipay.payout(sn).status).toBe('SUCCESS')
    }
    expect(alipay.books.transfers.size - before).toBe(opened.length)
  })
})
