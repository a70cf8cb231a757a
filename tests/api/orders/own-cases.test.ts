import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import { World } from '../../support/world'

describe('own disputes', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('an open dispute is listed before a later one that is closed; both are counted whatever state is asked for', async () => {
    const buyer = await world.person({ balance: '200.00' })
    const disputed = async () => {
      const deal = await Deal.open(world, { buyer })
      await (await deal.place()).pay()
      await deal.deliver()
      const pictures = JSON.stringify([await ownPicture(world, buyer)])
      const statement = '商品写红武六把，上号只有四把'
      const input = { orderSn: deal.orderSn, kind: 'mismatch', want: 'full', statement, pictures } as const
      return { deal, ...(await deal.buyer.do('POST /dispute/open', input)) }
    }
    const [open, closed] = [await disputed(), await disputed()]
    await closed.deal.buyer.do('POST /dispute/act', { disputeSn: closed.disputeSn, action: 'withdraw' })
    const list = async (input: object = {}, by = open.deal.buyer) => {
      const { list: rows, counts, total } = await by.do('GET /dispute/list', input)
      return { rows: rows.map(({ disputeSn }) => disputeSn), counts, total }
    }
    const counts = { open: 1, closed: 1 }
    expect(await list()).toEqual({ rows: [open.disputeSn, closed.disputeSn], counts, total: 2 })
    expect(await list({ state: 'open' })).toEqual({ rows: [open.disputeSn], counts, total: 1 })
    expect(await list({ state: 'closed' })).toEqual({ rows: [closed.disputeSn], counts, total: 1 })
    expect(await list({}, closed.deal.seller)).toEqual({
      rows: [closed.disputeSn],
      counts: { open: 0, closed: 1 },
      total: 1,
    })
    expect(await open.deal.buyer.ask('GET /dispute/list', { state: 'all' as 'open' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '没有符合条件的售后',
    })
  })
})
