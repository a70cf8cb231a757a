import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { openWorld } from '../../support/world'

it('console orders are listed by the time of ordering, and reading on after an order neither repeats nor omits one', async () => {
  const world = await openWorld()
  const deals: Deal[] = []
  for (let index = 0; index < 5; index++)
    deals.push(await (await Deal.open(world, { price: '10.00', balance: '10.00' })).place())
  const [first, second, third, fourth, fifth] = deals.map(({ orderSn }) => orderSn)
  // the oldest order has the last id; three have the same time to the microsecond
  const at = async (sn: string | undefined, time: string) =>
    world.services.db.execute(sql`update orders set created_at = ${time}::timestamptz where sn = ${sn}`)
  for (const sn of [first, second, third]) await at(sn, '2026-11-01T08:00:00.123456Z')
  await at(fourth, '2026-11-02T08:00:00Z')
  await at(fifth, '2026-10-31T08:00:00Z')
  const finance = await world.logIn({ staff: 'finance' })
  const read = async (more: object) =>
    (await finance.do('GET /console/orders', more)).list.map(({ orderSn }) => orderSn)
  const all = [fourth, third, second, first, fifth]
  expect(await read({})).toEqual(all)
  const walked: string[] = []
  for (let page = await read({ pageSize: '1' }); page.length > 0; ) {
    walked.push(...page)
    page = await read({ pageSize: '1', after: walked.at(-1) })
  }
  expect(walked).toEqual(all)
  expect(await read({ pageSize: '2', after: third, from: '2026-11-01', to: '2026-11-01' })).toEqual([second, first])
  const { csv } = await finance.do('POST /console/exportOrders', { reason: '月度对账' })
  expect(all.map((sn) => csv.indexOf(`${sn}`))).toEqual(all.map((sn) => csv.indexOf(`${sn}`)).toSorted((a, b) => a - b))
})
