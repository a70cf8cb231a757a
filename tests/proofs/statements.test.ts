import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Deal } from '../support/fixtures/deal'
import { PAY_PASSWORD, World } from '../support/world'

const world = new World()
beforeAll(async () => {
  await world.open()
  await world.person({ staff: 'service' })
})
afterAll(() => world.close())

/**
 * Records the statements sent to Postgres meanwhile, each a round trip; notifications of other instances use another
 * connection.
 */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }]
    sent.push(typeof statement === 'string' ? statement : statement.text)
    return Reflect.apply(query, this, args)
  } as never)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return sent
    .filter((text) => !text.includes('pg_notify'))
    .map((text) =>
      text
        .replace(/[\s"]+/g, ' ')
        .trim()
        .split(' ')
        .slice(0, 3)
        .join(' '),
    )
}

/** A budget: another statement on this path is another round trip for every order. */
it('placing and paying an order takes twenty-three SQL statements', async () => {
  const deal = await (await (await Deal.open(world, { balance: '900.00' })).place()).pay()
  const item = await world.goods({ seller: deal.people.seller })
  let orderSn = ''
  const placed = await statementsOf(async () => {
    const form = { goodsSn: item.sn, price: item.price, agree: '1' } as const
    orderSn = (await deal.buyer.do('POST /order/placeOrder', form, { key: randomUUID() })).orderSn
  })
  const paid = await statementsOf(() =>
    deal.buyer.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() }),
  )
  // One reads the seller's hours, one records the terms that the buyer agreed to; the last one, about the buyer's traffic source, follows after the order is placed.
  expect(placed, placed.join('\n')).toHaveLength(11)
  // three read the seller's hours, and after the money moved what claims ask of the buyer and what is held
  expect(paid, paid.join('\n')).toHaveLength(12)
})
