import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ERRORS } from '@/lib/contract/errors'
import { Deal, runClock } from '../support/fixtures/deal'
import { Till } from '../support/fixtures/till'
import { inLanes } from '../support/in-lanes'
import { faultsOf } from '../support/ledger'
import { proofSize, proofTimeout } from '../support/proof-size'
import { sandboxSimulator } from '../support/vendors/payment-simulator'
import type { Answer, Visitor } from '../support/visitor'
import { World } from '../support/world'
import { RACES } from './order-races'

/** Concurrent orders of one item; each buyer tries four times. */
const ORDERS = proofSize('race')
const EACH = 4
const SENDERS = 500
/** Response to requests that waited too long for a lock on a slow machine. */
const BUSY = ERRORS.BUSY.code
const isChinese = (text: string) => /[\u4e00-\u9fff]/.test(text)
const tally = (answers: Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map((a) => a.code))]
      .sort((a, b) => a - b)
      .map((code) => [code, answers.filter((a) => a.code === code).length]),
  )

describe('concurrent orders and payments', () => {
  const world = new World()
  let till: Till
  let crowd: Visitor[]
  beforeAll(
    async () => {
      await world.open()
      await world.placeAtWill()
      till = await Till.open(world)
      crowd = await inLanes(16, Array.from({ length: Math.ceil(ORDERS / EACH) }), () => world.logIn())
    },
    proofTimeout('race', 120_000),
  )
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())

  const rush = (goods: { sn: string; price: string }) => {
    const asking = Array.from({ length: ORDERS }, (_, i) => crowd[i % crowd.length] as Visitor)
    return inLanes(SENDERS, asking, (visitor) =>
      visitor.ask('POST /order/placeOrder', { goodsSn: goods.sn, price: goods.price, agree: '1' }),
    )
  }

  it.each([
    [1, 1, 1],
    [100, 27, 100],
  ])(
    `${ORDERS} concurrent orders for a stock of %i: exactly that many succeed`,
    async (stock, goodsTypeId, sold) => {
      const goods = await world.goods({ seller: await world.person(), stock, goodsTypeId })
      const answers = await rush(goods)
      expect(answers).toHaveLength(ORDERS)
      expect(answers.filter((answer) => answer.code === 0)).toHaveLength(sold)
      for (const answer of answers) {
        expect(answer.status).toBe(200)
        if (answer.code !== 0)
          expect([answer.code, isChinese(answer.msg)]).toEqual([expect.toBeOneOf([1202, 1203]), true])
      }
      expect(await world.goodsRow(goods.sn)).toMatchObject({ stock, reserved: sold })
      world.pass({ minutes: 16 })
      await runClock(world)
      expect(await world.goodsRow(goods.sn)).toMatchObject({ stock, reserved: 0, status: 1 })
    },
    proofTimeout('race', 60_000),
  )

  it('200 concurrent payments of one order with one key make one payment and return one response', async () => {
    const deal = await (await Deal.open(world, { balance: '1000.00' })).place()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key })),
    )
    const paid = { code: 0, name: 'OK', msg: '', data: { orderSn: deal.orderSn, coin: '900.00' }, status: 200 }
    expect(answers).toContainEqual(paid)
    expect(answers.filter(({ code }) => code !== BUSY && code !== 0)).toEqual([])
    for (const answer of answers) if (answer.code === 0) expect(answer).toEqual(paid)
    expect(await world.balance(deal.people.buyer)).toBe('900.00')
  })

  it('200 concurrent payments of one order with different keys make one payment and 199 refusals', async () => {
    const deal = await (await Deal.open(world, { balance: '1000.00' })).place()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key: randomUUID() })),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => ![0, ERRORS.ORDER_STATE.code, BUSY].includes(code))).toEqual([])
    expect(await world.balance(deal.people.buyer)).toBe('900.00')
  })

  it('concurrent orders above the balance are paid only as far as it covers them', async () => {
    const person = await world.person({ balance: '350.00' })
    const visitor = await world.logIn(person)
    const seller = await world.person()
    const sns = await Promise.all(
      Array.from(
        { length: 8 },
        async () =>
          (
            await visitor.do('POST /order/placeOrder', {
              goodsSn: (await world.goods({ seller })).sn,
              price: '100.00',
              agree: '1',
            })
          ).orderSn,
      ),
    )
    expect(
      tally(
        await Promise.all(
          sns.map((orderSn) => visitor.ask('POST /pay/balancePay', { orderSn, payPassword: '246810' })),
        ),
      ),
    ).toEqual({ 0: 3, 1303: 5 })
    expect(await world.balance(person)).toBe('50.00')
  })

  it.each(RACES)('%s: one operation wins, and the ledger is correct', async (_, set) => {
    for (let round = 0; round < 6; round++) {
      const { deal, moves, ends } = await set({ world, simulator: sandboxSimulator(till), rival: crowd[0] as Visitor })
      const turned = round % 2 ? [...moves].reverse() : moves
      const answers = (await Promise.all(turned.map((move) => move()))).filter((answer) => answer !== undefined)
      for (const answer of answers) expect(answer.status).toBeLessThan(500)
      expect(ends).toContain(await deal.state())
      expect(await faultsOf(world)).toEqual([])
    }
  })

  it('concurrent deals between the same goods, buyers and sellers never deadlock', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => world.person({ balance: '5000.00' })))
    const visitors = await Promise.all(people.map((person) => world.logIn(person)))
    const shelf = await Promise.all(
      people.map((seller) => world.goods({ seller, goodsTypeId: 27, stock: 500, price: '1.00' })),
    )
    const bad: Answer[] = []
    const keep = <T extends Answer>(answer: T): T => {
      if (answer.status >= 500) bad.push(answer)
      return answer
    }
    await Promise.all(
      visitors.flatMap((visitor, v) =>
        [0, 1, 2, 3].map(async (lane) => {
          for (let i = 0; i < 12; i++) {
            const goods = shelf[(v + 1 + ((i + lane) % 3)) % 4] as { sn: string; price: string }
            const { orderSn } = keep(
              await visitor.ask('POST /order/placeOrder', { goodsSn: goods.sn, price: goods.price, agree: '1' }),
            ).data
            if (i % 3 === 0) {
              const { payInterSn } = keep(
                await visitor.ask('POST /pay/recPay', {
                  amount: '1.00',
                  aliOrWx: lane % 2 ? '1' : '2',
                  orderId: orderSn,
                }),
              ).data
              await till.settle(payInterSn)
            } else keep(await visitor.ask('POST /pay/balancePay', { orderSn, payPassword: '246810' }))
            if (i % 2 === 0) keep(await visitor.ask('POST /order/act', { orderSn, action: 'refund' }))
          }
        }),
      ),
    )
    expect(bad).toEqual([])
    expect(await faultsOf(world)).toEqual([])
  })
})
