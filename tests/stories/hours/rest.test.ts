import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { loginRecords, sessions } from '@/lib/server/db/schema/people/identity'
import { notifyUnconfirmed } from '@/lib/server/modules/listings/hours/notify-unconfirmed'
import { withholdRested } from '@/lib/server/modules/listings/hours/withhold-rested'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { GoodsSn } from '@/lib/shared/ids'
import { Deal } from '../../support/fixtures/deal'
import { storyWorld } from '../../support/ledger'

describe('goods that are not confirmed', () => {
  const world = storyWorld()
  const ctx = () => systemCtx(world.services, world.dist())
  const run = async () => {
    await notifyUnconfirmed(ctx())
    await withholdRested(ctx(), { limit: 100 })
  }
  /** An item whose seller confirmed it now, and has no session or login to be seen by. */
  const open = async (goodsTypeId: number) => {
    const deal = await Deal.open(world, { goodsTypeId, price: '10.00', stock: 9, balance: '100.00' })
    await world.services.db
      .update(goods)
      .set({ confirmedAt: world.now() })
      .where(eq(goods.sn, deal.goods.sn as GoodsSn))
    const forget = async () => {
      const { userId } = deal.people.seller
      const long = new Date(world.now().getTime() - 100 * 86_400_000)
      await world.services.db.update(sessions).set({ usedAt: long }).where(eq(sessions.userId, userId))
      await world.services.db.delete(loginRecords).where(eq(loginRecords.userId, userId))
    }
    await forget()
    return { deal, forget, status: async () => (await world.goodsRow(deal.goods.sn)).status }
  }

  it('currency rests after three days, with a notice two days before', async () => {
    const { deal, status, forget } = await open(22)
    world.pass({ days: 1, minutes: 1 })
    await run()
    expect(await status()).toBe(1)
    world.pass({ days: 1, hours: 23 })
    await run()
    expect(await status()).toBe(1)
    world.pass({ hours: 2 })
    await run()
    expect(await status()).toBe(7)
    const [first] = await deal.bellOf('seller')
    expect(first).toBe('1 件游戏币商品已转为待确认在售')
    const place = { goodsSn: deal.goods.sn, price: '10.00', agree: '1' } as const
    expect((await deal.buyer.ask('POST /order/placeOrder', place)).name).toBe('GOODS_GONE')
    await forget()
    expect(await deal.seller.do('POST /goods/confirmGoods', {})).toEqual({ confirmed: 1, returned: 1 })
    expect(await status()).toBe(1)
    expect((await deal.buyer.ask('POST /order/placeOrder', place)).code).toBe(0)
  })

  it('accounts rest after fourteen days', async () => {
    const { status } = await open(1)
    world.pass({ days: 12, minutes: 1 })
    await run()
    world.pass({ days: 1 })
    await run()
    expect(await status()).toBe(1)
    world.pass({ days: 1 })
    await run()
    expect(await status()).toBe(7)
  })

  it('a login within the days keeps the goods for sale', async () => {
    const { deal, status } = await open(22)
    world.pass({ days: 1, minutes: 1 })
    await run()
    world.pass({ days: 1 })
    await world.logIn(deal.people.seller)
    world.pass({ days: 1, hours: 1 })
    await run()
    expect(await status()).toBe(1)
  })

  it('a confirmation, an edit of the price and a move up in lists keep the goods for sale', async () => {
    for (const confirm of [
      (deal: Deal) => deal.seller.do('POST /goods/confirmGoods', {}),
      (deal: Deal) =>
        deal.seller.do('POST /goods/bulkPrice', {
          changes: JSON.stringify([{ goodsSn: deal.goods.sn, price: '11.00' }]),
        }),
      (deal: Deal) => deal.seller.do('POST /goods/bulkRefresh', { goodsSns: JSON.stringify([deal.goods.sn]) }),
    ]) {
      const { deal, status, forget } = await open(22)
      world.pass({ days: 2 })
      await run()
      await confirm(deal)
      await forget()
      world.pass({ days: 2, hours: 1 })
      await run()
      expect(await status()).toBe(1)
    }
  })

  it('what an unpaid order holds does not rest until it is free', async () => {
    const { deal, status } = await open(22)
    world.pass({ days: 2 })
    await run()
    world.pass({ days: 1, hours: 23, minutes: 59 })
    await deal.place()
    world.pass({ minutes: 2 })
    await run()
    expect(await status()).toBe(1)
  })

  it('two instances notify and rest once, and a confirmation at the same time wins or restores', async () => {
    const { deal, status } = await open(22)
    world.pass({ days: 2 })
    await Promise.all([notifyUnconfirmed(ctx()), notifyUnconfirmed(ctx())])
    const notices = await deal.bellOf('seller')
    expect(notices.filter((title) => title.includes('待你确认在售'))).toHaveLength(1)
    world.pass({ days: 2, minutes: 1 })
    await Promise.all([
      withholdRested(ctx(), { limit: 100 }),
      withholdRested(ctx(), { limit: 100 }),
      deal.seller.do('POST /goods/confirmGoods', {}),
    ])
    const rested = (await deal.bellOf('seller')).filter((title) => title.includes('已转为待确认在售'))
    expect(rested.length).toBeLessThan(2)
    expect([1, 7]).toContain(await status())
    await deal.seller.do('POST /goods/confirmGoods', {})
    expect(await status()).toBe(1)
    await run()
    expect(await status()).toBe(1)
  })

  it('lists can be limited to what was confirmed lately, and sorted by it', async () => {
    const [old, late] = [await open(27), await open(27)]
    world.pass({ days: 4 })
    await late.deal.seller.do('POST /goods/confirmGoods', {})
    const gid = String((await world.goodsRow(old.deal.goods.sn)).gameId)
    const list = async (more: object) =>
      (await world.visitor().do('GET /goods/getGoodsList', { gt: '27', gid, ...more })).list.map(
        ({ goodsSn }) => goodsSn,
      )
    const filtered = await list({ confirmed: '1' })
    expect(filtered).toContain(late.deal.goods.sn)
    expect(filtered).not.toContain(old.deal.goods.sn)
    expect((await list({ sort: 'confirmed' }))[0]).toBe(late.deal.goods.sn)
  })
})
