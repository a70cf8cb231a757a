import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { World } from '../../support/world'

describe('exports of orders and users', () => {
  const world = new World()
  let deal: Deal
  beforeAll(async () => {
    await world.open()
    deal = await Deal.open(world, { price: '20.00', balance: '50.00' })
    await (await deal.place()).pay()
  })
  afterAll(() => world.close())

  it('orders are exported by their filter, for a reason that is audited with the number of rows', async () => {
    const finance = await world.logIn({ staff: 'finance' })
    const ask = (reason: string, orderSn = deal.orderSn) =>
      finance.ask('POST /console/exportOrders', { orderSn, reason })
    expect((await ask(' ')).name).toBe('INVALID_INPUT')
    const { data } = await ask('月末对账')
    expect(data).toMatchObject({ rows: 1, more: false })
    expect(data?.csv).toContain(`${deal.orderSn},`)
    expect(data?.csv).toContain(',20.00,')
    const { list } = await (await world.logIn({ staff: 'owner' })).do('GET /console/audit', { action: 'order.export' })
    expect(list[0]).toMatchObject({
      reason: '月末对账',
      object: { kind: '列表', name: '订单' },
      changes: [{ name: '行数', before: '', after: '1' }],
    })
  })

  it("a distributor's staff export their own orders only, and no users", async () => {
    const [own, other] = [
      await world.logIn({ staff: 'finance', ofDist: 1 }),
      await world.logIn({ staff: 'finance', ofDist: 2 }, 2),
    ]
    const input = { orderSn: deal.orderSn, reason: '对账' }
    expect((await own.do('POST /console/exportOrders', input)).rows).toBe(1)
    expect((await other.ask('POST /console/exportOrders', input)).name).toBe('NOT_FOUND')
    expect((await own.ask('POST /console/exportUsers', { reason: '对账' })).name).toBe('FORBIDDEN')
  })

  it('users are exported masked, by the owner of the platform', async () => {
    const { buyer } = deal.people
    const input = { query: buyer.phone, reason: '监管要求' }
    expect((await (await world.logIn({ staff: 'risk' })).ask('POST /console/exportUsers', input)).name).toBe(
      'FORBIDDEN',
    )
    const { csv, rows } = await (await world.logIn({ staff: 'owner' })).do('POST /console/exportUsers', input)
    expect(rows).toBe(1)
    expect(csv).toContain(`${buyer.userId},${buyer.nickName},${buyer.phone.replace(/^(\d{3})\d{4}/, '$1****')},正常`)
    expect(csv).not.toContain(buyer.phone)
  })
})
