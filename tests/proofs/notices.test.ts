import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keysOf, signedText } from '@/lib/server/providers/sandbox/keys'
import { Deal, runClock } from '../support/fixtures/deal'
import { Till } from '../support/fixtures/till'
import { inLanes } from '../support/in-lanes'
import { faultsOf } from '../support/ledger'
import { proofSize, proofTimeout } from '../support/proof-size'
import type { Visitor } from '../support/visitor'
import { World } from '../support/world'

/** Each payment is notified fifteen times. */
const PAYMENTS = proofSize('notices')
const A_PERSON = 20

/** Sends callbacks over real HTTP, with everything a provider can do wrong. */
describe('payment callbacks over HTTP', () => {
  const world = new World()
  let till: Till
  let visitor: Visitor
  beforeAll(async () => {
    await world.open()
    till = await Till.open(world)
  })
  beforeEach(async () => {
    visitor = await world.logIn()
  })
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())

  const post = async (body: string): Promise<string> =>
    (
      await fetch(`http://127.0.0.1:${world.port}/api/pay/notify/sandbox`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).text()
  const recharge = async (amount: string) => (await visitor.do('POST /pay/recPay', { amount, aliOrWx: '1' })).payInterSn
  const deliverAll = async () => {
    while ((await till.gateway.deliverNotices(100)) > 0);
  }
  const coin = async () => (await visitor.do('GET /user/userInfo', {})).coin

  it(
    'payments are settled once each, with callbacks in any number and order',
    async () => {
      // Two thirds are recharges, twenty per person; the others pay an order.
      const payers = await inLanes(16, Array.from({ length: Math.ceil((PAYMENTS * 2) / 3 / A_PERSON) }), () =>
        world.logIn(),
      )
      const form = (i: number) => ({ amount: `1.${String(i).padStart(2, '0')}`, aliOrWx: '1' as const })
      const recharges = payers.flatMap((payer) =>
        Array.from({ length: A_PERSON }, (_, i) => ({ payer, form: form(i) })),
      )
      const numbers = await inLanes(
        16,
        recharges,
        async ({ payer, form }) => (await payer.do('POST /pay/recPay', form)).payInterSn,
      )
      const deals = await inLanes(8, Array.from({ length: PAYMENTS - numbers.length }), async () =>
        (await Deal.open(world)).place(),
      )
      numbers.push(...(await inLanes(8, deals, (deal) => deal.startQr('2'))))
      const bodies = await inLanes(8, numbers, async (interSn) => {
        await till.pay(interSn)
        return till.notice(interSn)
      })
      const [order = []] = fc.sample(
        fc.shuffledSubarray(
          bodies.flatMap((_, i) => Array<number>(15).fill(i)),
          { minLength: bodies.length * 15 },
        ),
        { seed: 7, numRuns: 1 },
      )
      const answers = await inLanes(450, order, (i) => post(bodies[i] as string))
      expect(answers).toHaveLength(PAYMENTS * 15)
      expect(new Set(answers)).toEqual(new Set(['success']))
      for (const payer of payers) expect((await payer.do('GET /user/userInfo', {})).coin).toBe('21.90')
      for (const deal of deals) expect(await deal.state()).toBe('1 VERIFY')
    },
    proofTimeout('notices', 60_000),
  )

  it(
    'the gateway repeats its callback until it is answered',
    async () => {
      await deliverAll() // Its own callbacks for everything paid above.
      const before = Number(await coin())
      const interSn = await recharge('5.00')
      till.behave = { times: 0 }
      await till.pay(interSn)
      await deliverAll()
      expect(Number(await coin())).toBe(before)
      till.behave = { times: 3 }
      world.pass({ seconds: 2 })
      await deliverAll()
      expect(Number(await coin())).toBe(before + 5)
      expect(await till.trade(interSn)).toMatchObject({ notified: true, notifyTries: 2, notifyAt: null })
    },
    proofTimeout('notices', 60_000),
  )

  const forger = keysOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
  const forged = async (interSn: string) => {
    const { sign: _, ...params } = Object.fromEntries(new URLSearchParams(await till.notice(interSn)))
    return new URLSearchParams({ ...params, sign: forger.sign(signedText(params)) }).toString()
  }
  it.each<[string, (interSn: string) => Promise<string>]>([
    ['signed by somebody else', forged],
    ['without a signature', (interSn) => till.notice(interSn, {}, { sign: '' })],
    ['changed after signing: amount', (interSn) => till.notice(interSn, {}, { total_amount: '8000.00' })],
    [
      'changed after signing: number',
      async (interSn) => till.notice(interSn, {}, { out_trade_no: await recharge('9000.00') }),
    ],
    ['genuine, of another app', (interSn) => till.notice(interSn, { app_id: 'another-app' })],
    ['genuine, for another seller', (interSn) => till.notice(interSn, { seller_id: 'another-seller' })],
    ['genuine, of another tenant', (interSn) => till.notice(interSn, { attach: '2' })],
    ['genuine, of no tenant', (interSn) => till.notice(interSn, { attach: '' })],
    ['genuine, of another sum', (interSn) => till.notice(interSn, { total_amount: '7.99' })],
    ['genuine, over another channel', (interSn) => till.notice(interSn, { channel: '2' })],
    ['genuine, of a number we never gave', (interSn) => till.notice(interSn, { out_trade_no: 'P20261121nobody' })],
    ['genuine, of a trade still waiting', (interSn) => till.notice(interSn, { trade_status: 'WAIT_BUYER_PAY' })],
    ['genuine, of a sum that is no sum', (interSn) => till.notice(interSn, { total_amount: '1e9' })],
    ['nothing at all', async () => ''],
    ['noise', async () => '%%%=\u0000&sign=AAAA'],
  ])('an untrusted payment callback moves nothing: %s', async (_, bodyOf) => {
    const before = await coin()
    const interSn = await recharge('8.00')
    await till.pay(interSn)
    expect(await post(await bodyOf(interSn))).toBe('failure')
    expect(await coin()).toBe(before)
    expect(await post(await till.notice(interSn))).toBe('success')
    expect(Number(await coin())).toBe(Number(before) + 8)
  })

  /**
   * Creates payments of two orders, the first paid, and a callback that gives the second the trade number of the first.
   */
  const sharedTrade = async () => {
    const deals = await Promise.all([Deal.open(world), Deal.open(world)])
    for (const deal of deals) await deal.place()
    const [one, two] = [await deals[0].startQr(), await deals[1].startQr()]
    await till.pay(one)
    const changes = { trade_no: (await till.trade(one)).tradeNo, trade_status: 'TRADE_SUCCESS' }
    return { deals, bodies: [await till.notice(one), await till.notice(two, changes)] as const }
  }

  it('a trade number does not pay a second payment', async () => {
    const { deals, bodies } = await sharedTrade()
    expect([await post(bodies[0]), await post(bodies[1]), await post(bodies[0])]).toEqual([
      'success',
      'failure',
      'success',
    ])
    expect([await deals[0].state(), await deals[1].state()]).toEqual(['1 VERIFY', '0 WAIT_PAY'])
  })

  it('concurrent callbacks with one trade number pay one of two payments', async () => {
    const { deals, bodies } = await sharedTrade()
    await Promise.all(Array.from({ length: 6 }, () => bodies.map(post)).flat())
    expect([await deals[0].state(), await deals[1].state()].sort()).toEqual(['0 WAIT_PAY', '1 VERIFY'])
  })

  it('a closing callback with the trade number of another payment is rejected', async () => {
    const [one, two] = [await recharge('3.00'), await recharge('4.00')]
    await till.pay(one)
    expect(await post(await till.notice(one))).toBe('success')
    const { tradeNo } = await till.trade(one)
    expect(await post(await till.notice(two, { trade_no: tradeNo, trade_status: 'TRADE_CLOSED' }))).toBe('failure')
    await till.pay(two)
    expect(await post(await till.notice(two))).toBe('success')
  })

  it('a closing callback after success is ignored, and success after closing is accepted', async () => {
    const before = Number(await coin())
    const [one, two] = [await recharge('3.00'), await recharge('4.00')]
    await till.pay(one)
    await till.pay(two)
    expect(await post(await till.notice(one))).toBe('success')
    expect(await post(await till.notice(one, { trade_status: 'TRADE_CLOSED' }))).toBe('success')
    expect(await post(await till.notice(two, { trade_status: 'TRADE_CLOSED' }))).toBe('success')
    expect(Number(await coin())).toBe(before + 3)
    expect(await post(await till.notice(two))).toBe('success')
    expect(Number(await coin())).toBe(before + 7)
  })

  it('callbacks after the order was cancelled credit the balance, once', async () => {
    const deal = await (await Deal.open(world)).place()
    const interSn = await deal.startQr()
    await till.pay(interSn)
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })
    const body = await till.notice(interSn)
    expect(new Set(await Promise.all(Array.from({ length: 15 }, () => post(body))))).toEqual(new Set(['success']))
    expect(await deal.state()).toBe('7 CANCELLED')
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
  })

  it('payments without a callback are settled once by two concurrent reconcilers', async () => {
    const before = Number(await coin())
    const numbers = await Promise.all(Array.from({ length: 25 }, () => recharge('2.00')))
    const deals = await Promise.all(Array.from({ length: 5 }, async () => (await Deal.open(world)).place()))
    numbers.push(...(await Promise.all(deals.map((deal) => deal.startQr()))))
    for (const interSn of numbers) await till.pay(interSn)
    expect(await till.reconcile(), 'too early to ask').toBe(0)
    world.pass({ seconds: 16 })
    const counts = await Promise.all([till.reconcile(), till.reconcile()])
    expect(counts[0] + counts[1], 'nobody is asked about twice').toBeLessThanOrEqual(60)
    expect(Number(await coin())).toBe(before + 50)
    for (const deal of deals) expect(await deal.state()).toBe('1 VERIFY')
  })

  it('callbacks do not block the order’s scheduled job', async () => {
    const deal = await (await Deal.open(world)).place()
    const interSn = await deal.startQr()
    await till.pay(interSn)
    world.pass({ minutes: 16 })
    const body = await till.notice(interSn)
    await Promise.all([runClock(world), ...Array.from({ length: 8 }, () => post(body)), till.reconcile()])
    expect(await deal.state()).toBe('1 VERIFY')
  })
})
