import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { runClock } from '../../support/fixtures/deal'
import { Rental } from '../../support/fixtures/rental'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

/** An unpaid order reserves goods without payment, so their number is limited. */
describe('unpaid order limits', () => {
  const world = new World()
  let seller: Person
  beforeAll(async () => {
    await world.open()
    seller = await world.person()
  })
  afterAll(() => world.close())

  const items = (count: number, stock = 1) =>
    Promise.all(Array.from({ length: count }, () => world.goods({ seller, price: '10.00', goodsTypeId: 27, stock })))
  const place = (visitor: Visitor, { sn }: { sn: string }) =>
    visitor.ask('POST /order/placeOrder', { goodsSn: sn, price: '10.00', agree: '1' })
  const cancel = (visitor: Visitor, orderSn: string) =>
    visitor.do('POST /order/act', { orderSn, action: 'cancel' }) as Promise<unknown>
  const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).sort((a, b) => a - b)

  it('a member can have five unpaid orders, also under concurrency; a rejected one reserves nothing', async () => {
    const buyer = await world.logIn()
    const all = await items(20)
    const answers = await Promise.all(all.map((item) => place(buyer, item)))
    expect(codes(answers)).toEqual([...Array(5).fill(0), ...Array(15).fill(1209)])
    expect(answers.find(({ name }) => name === 'UNPAID_LIMIT')?.msg).toBe('你有5笔订单未付款，请先付款或取消后再下单')
    const rows = await Promise.all(all.map(({ sn }) => world.goodsRow(sn)))
    expect(rows.reduce((held, row) => held + row.reserved, 0)).toBe(5)
    expect(await faultsOf(world)).toEqual([])
  })

  it('all accounts of one identity card share the limit of unpaid orders, also under concurrency', async () => {
    const people = [await world.person(), await world.person()]
    const ids = people.map(({ userId }) => userId)
    await world.services.db.update(users).set({ idCardHash: 'one-person' }).where(inArray(users.id, ids))
    const [one, two] = (await Promise.all(people.map((person) => world.logIn(person)))) as [Visitor, Visitor]
    const all = await items(12)
    const answers = await Promise.all(all.map((item, i) => place(i % 2 ? one : two, item)))
    expect(codes(answers)).toEqual([...Array(5).fill(0), ...Array(7).fill(1209)])
    expect((await place(await world.logIn(), (await items(1))[0] as { sn: string })).code, 'another person').toBe(0)
  })

  it('unpaid rentals count towards the limit, and paid orders do not', async () => {
    const person = await world.person({ balance: '100.00' })
    const buyer = await world.logIn(person)
    const orders = []
    for (const item of await items(5)) orders.push((await place(buyer, item)).data.orderSn)
    const { goodsSn, hour } = await Rental.open(world)
    const rent = () => buyer.ask('POST /rental/place', { goodsSn, unit: 'hour', num: '2', price: hour, agree: '1' })
    expect((await rent()).name).toBe('UNPAID_LIMIT')
    await buyer.do('POST /pay/balancePay', { orderSn: orders[0] as string, payPassword: '246810' })
    expect((await rent()).code).toBe(0)
  })

  it('a buyer who cancelled an unpaid order cannot order the item for a quarter of an hour; others can', async () => {
    const [buyer, other] = [await world.logIn(), await world.logIn()]
    const [[item], [more]] = [await items(1), await items(1)] as [{ sn: string }[], { sn: string }[]]
    if (!item || !more) throw new Error('no items')
    await cancel(buyer, (await place(buyer, item)).data.orderSn)
    expect(await place(buyer, item)).toMatchObject({
      name: 'UNPAID_LIMIT',
      msg: '你刚取消过这件商品的订单，15分钟内不能再次下单',
    })
    expect((await place(buyer, more)).code).toBe(0)
    const theirs = await place(other, item)
    expect(theirs.code).toBe(0)
    world.pass({ minutes: 16 })
    await runClock(world)
    expect((await place(buyer, item)).code).toBe(0)
  })

  it('a buyer can have ten orders end unpaid a day, cancelled or timed out', async () => {
    const buyer = await world.logIn()
    const all = await items(12)
    for (const item of all.slice(0, 6)) await cancel(buyer, (await place(buyer, item)).data.orderSn)
    for (const item of all.slice(6, 10)) expect((await place(buyer, item)).code).toBe(0)
    world.pass({ minutes: 16 })
    await runClock(world)
    const refused = await place(buyer, all[10] as { sn: string })
    expect(refused).toMatchObject({ name: 'UNPAID_LIMIT', msg: '你24小时内取消或超时未付款的订单过多，请稍后再试' })
    world.pass({ hours: 24 })
    expect((await place(buyer, all[11] as { sn: string })).code).toBe(0)
  })

  it('the limit of unpaid orders is set by the platform rules', async () => {
    const own = await new World().open()
    try {
      await own.rule({ mostUnpaid: 1 })
      const [buyer, from] = [await own.logIn(), await own.person()]
      const [one, two] = [
        await own.goods({ seller: from, price: '10.00', goodsTypeId: 27 }),
        await own.goods({ seller: from, price: '10.00', goodsTypeId: 27 }),
      ]
      expect([(await place(buyer, one)).code, (await place(buyer, two)).code]).toEqual([0, 1209])
    } finally {
      await own.close()
    }
  })
})
