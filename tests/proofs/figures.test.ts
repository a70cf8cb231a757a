import { type SQL, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedIfEmpty } from '@/lib/server/db/seed/seed'
import { processDueOrders } from '@/lib/server/modules/orders/trading/flow/process-due-orders'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { fenToYuan } from '@/lib/shared/money/money'
import { TEST_SECRET } from '../support/database'
import { faultsOf } from '../support/ledger'
import { World } from '../support/world'

const SALE = sql`o.mode in ('account', 'props', 'currency', 'code', 'topUp')`
/** A deal as the pages count it, in SQL: paid, and not cancelled since. */
/** A dispute returned at least half of the price, or of currency more than half was not paid for. */
const MOSTLY_REFUNDED = sql`(coalesce((o.terms #>> '{sale,ruled}')::bigint + coalesce((o.terms #>> '{sale,ruledDiscount}')::bigint, 0) >= o.goods_fen, false)
  or o.terms -> 'coin' is not null and o.goods_fen * 2 < o.unit_price_fen)`
const DEAL = sql`${SALE} and o.paid_at is not null and o.status in (1, 2, 3) and not ${MOSTLY_REFUNDED}`
/** Midnight in Beijing, this many days ago. */
const midnight = (now: string, days: number) =>
  sql`(date_trunc('day', ${now}::timestamptz at time zone 'Asia/Shanghai') - make_interval(days => ${days})) at time zone 'Asia/Shanghai'`

/** Compares every public statistic with its sum over the rows of the demo data. */
describe('public statistics of the demo data', () => {
  const world = new World()
  let now = ''
  const rowsOf = async <T extends Record<string, unknown>>(query: SQL): Promise<T[]> =>
    (await world.services.db.execute(query)).rows as T[]
  const one = async (query: SQL): Promise<number> => Number(Object.values((await rowsOf(query))[0] ?? {})[0])

  beforeAll(async () => {
    await world.open({ hasDefaultRules: true })
    await world.asOwner('truncate dists, dist_hosts, games, game_areas, game_servers cascade')
    await seedIfEmpty(world.database.ownerUrl, pino({ level: 'silent' }), {
      goods: 5000,
      secret: TEST_SECRET,
      now: world.now(),
    })
    now = world.now().toISOString()
  })
  afterAll(() => world.close())

  it('the ledger of the demo data has no errors', async () => {
    expect(await faultsOf(world)).toEqual([])
  })

  it('demo rows have no future dates, and order timestamps are in sequence', async () => {
    const columns = await rowsOf<{ t: string; c: string }>(sql`
      select table_name as t, column_name as c from information_schema.columns where table_schema = 'public'
      and column_name in ('created_at', 'updated_at', 'paid_at', 'shipped_at', 'completed_at', 'closed_at', 'sold_at', 'listed_at', 'viewed_at', 'sent_at', 'used_at')
      and table_name not in ('uploads')`)
    expect(columns.length).toBeGreaterThan(20)
    for (const { t, c } of columns)
      expect([
        t,
        c,
        await one(sql.raw(`select count(*) from "${t}" where "${c}" > '${now}'::timestamptz + interval '1 second'`)),
      ]).toEqual([t, c, 0])
    const askew =
      await rowsOf(sql`select * from (select o.sn, o.mode, case when o.paid_at < o.created_at then 'paid before it was placed'
        when o.shipped_at < o.paid_at then 'shipped before it was paid' when o.completed_at < o.shipped_at then 'complete before it was shipped'
        when (o.snapshot->>'publishedAt')::timestamptz > o.created_at then 'placed before it was listed' when o.buyer_id = o.seller_id then 'own goods'
        when u.created_at > o.created_at then 'placed by nobody yet' end as fault from orders o join users u on u.id = o.buyer_id) f where fault is not null limit 5`)
    expect(askew).toEqual([])
    expect(
      await one(
        sql`select count(*) from (select created_at < lag(created_at) over (partition by order_id order by id) as back from order_events) e where back`,
      ),
    ).toBe(0)
  })

  it('the demo sales history has one line for each sale that was paid out, of a pair of people the latest', async () => {
    const unmatched = sql`with o as (
        select *, row_number() over (partition by buyer_id, seller_id, game_id, goods_type_id order by entered_at desc) as nth
        from orders o where ${SALE} and o.status = 3 and o.sub_status = 'RELEASED' and o.tie is null and o.terms->>'redeemed' is null
      )
      select o.sn, s.goods_sn, o.sub_status from o full join sales s on s.goods_sn = o.goods_sn and s.sold_at = o.entered_at and s.price_fen = o.unit_price_fen
      where o.id is null or (s.id is null and o.nth = 1 and not exists (select 1 from disputes d where d.order_id = o.id))`
    expect(await rowsOf(unmatched)).toEqual([])
    expect(await one(sql`select count(*) from sales`)).toBeGreaterThan(5000)
  })

  it.each(['1', '7', '30'] as const)('the deal list counts the deals of %s days', async (days) => {
    const since = midnight(now, Number(days) - 1)
    for (const gid of [undefined, '107', '131']) {
      const ofGame = gid ? sql`and o.game_id = ${Number(gid)}` : sql``
      const count = await one(sql`select count(*) from orders o where ${DEAL} ${ofGame} and o.paid_at >= ${since}`)
      const today = await one(
        sql`select count(*) from orders o where ${DEAL} ${ofGame} and o.paid_at >= ${midnight(now, 0)}`,
      )
      const figures = await world.visitor().do('GET /order/distCount', { days, gid })
      expect({ count: figures.count, today: figures.today }).toEqual({ count, today })
      const list = await world.visitor().do('GET /order/everydayDealOrderList', { days, gid })
      expect(list.more ? Math.min(count, list.total) : list.total).toBe(list.more ? list.total : count)
      const perGame = await rowsOf<{ id: number; n: string }>(
        sql`select o.game_id as id, count(*) as n from orders o where ${DEAL} and o.paid_at >= ${since} group by 1 order by 2 desc, 1 limit 12`,
      )
      expect(figures.games.map(({ gameId, count: n }) => [gameId, n])).toEqual(
        perGame.map(({ id, n }) => [id, Number(n)]),
      )
    }
  })

  it('valuation and recycling statistics are the account sales paid out, all of which are in the deal list', async () => {
    const sold = (gameId: number, days: number) =>
      sql`from sales s where s.goods_type_id = 1 and s.game_id = ${gameId} and s.sold_at >= ${now}::timestamptz - make_interval(days => ${days})`
    for (const gid of [107, 111, 135]) {
      const model = await world.visitor().do('GET /evaluation/model', { gid: String(gid) })
      expect(model.sampleSize).toBe(await one(sql`select count(*) ${sold(gid, 90)}`))
      expect(model.sampleSize).toBeGreaterThan(model.minSample)
      expect(model.fields.length).toBeLessThanOrEqual(4)
    }
    const { list } = await world.visitor().do('GET /evaluation/market', {})
    expect(list.length).toBe(28)
    for (const { gameId, count, medianPrice } of list) {
      expect(count).toBe(await one(sql`select count(*) ${sold(gameId, 30)}`))
      const median = await one(sql`select percentile_cont(0.5) within group (order by s.price_fen) ${sold(gameId, 30)}`)
      expect(Number(medianPrice)).toBe(Math.round(median / 100))
      const wall = await one(
        sql`select count(*) from orders o where ${DEAL} and o.game_id = ${gameId} and o.paid_at >= ${midnight(now, 60)}`,
      )
      expect(count).toBeLessThanOrEqual(wall)
    }
  })

  it("a seller's statistics match their sales and listed goods, with a plausible distribution", async () => {
    const sellers = await rowsOf<{ id: string; sn: string }>(
      sql`select distinct on (seller_id) seller_id as id, sn from goods where status = 1 order by seller_id, goods_type_id desc, sn`,
    )
    expect(sellers.length).toBeGreaterThan(100)
    for (const { id, sn } of sellers.filter((_, i) => i % 9 === 0)) {
      const { seller } = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })
      expect(seller).toMatchObject({
        sold: await one(sql`select count(*) from orders o where ${DEAL} and o.seller_id = ${Number(id)}`),
        onSale: await one(sql`select count(*) from goods where status = 1 and seller_id = ${Number(id)}`),
      })
      expect(seller.sold).toBeGreaterThan(0)
      expect(seller.onSale / seller.sold).toBeLessThan(12)
    }
    const lowest = await one(
      sql`select min(stars) from (select avg(e.stars) as stars from order_evals e join orders o on o.id = e.order_id group by o.seller_id having count(*) > 20) s`,
    )
    expect(lowest).toBeGreaterThan(4)
  })

  it.each([1, 2, 3])('leaderboards are sums of orders, on site %i', async (distId) => {
    const within = (kind: string) => sql`from orders o join leaderboards b on b.dist_id = o.dist_id and b.kind = ${kind}
      and o.completed_at >= b.starts_at and o.completed_at < b.ends_at and (cardinality(b.modes) = 0 or o.mode = any (b.modes))`
    const lists = {
      '1': sql`select count(distinct u.id) as n, sum(o.goods_fen) as fen ${within('acquisition')} join users u on u.id = o.buyer_id
        where o.status = 3 and o.dist_id = ${distId} and u.registered_dist_id = ${distId} and u.created_at >= b.starts_at and u.invited_by is not null group by u.invited_by`,
      '2': sql`select count(*) as n, sum(o.goods_fen) as fen ${within('statement')} where o.status = 3 and o.dist_id = ${distId} group by o.seller_id`,
    }
    for (const type of ['1', '2'] as const) {
      const { list } = await world.visitor(distId).do('GET /activity/lottery/getPHBUser', { type, period: 'all' })
      const rows = (await rowsOf<{ n: string; fen: string }>(lists[type])).map(
        (row) => `${row.n} ${fenToYuan(BigInt(row.fen))}`,
      )
      expect(list.length).toBeGreaterThan(2)
      expect(list.map(({ count, amount }) => `${count} ${amount}`).sort()).toEqual(rows.sort())
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
  })

  it('review statistics match the ratings of buyers per star', async () => {
    const sellers = await rowsOf<{ id: string; sn: string }>(
      sql`select distinct on (seller_id) seller_id as id, sn from goods where status = 1 order by seller_id, sn`,
    )
    let bad = 0
    for (const { id, sn } of sellers.filter((_, i) => i % 9 === 0)) {
      const countOf = (stars: number) =>
        one(sql`select count(*) from order_evals e join orders o on o.id = e.order_id
          where o.status = 3 and o.seller_id = ${Number(id)} and e.stars = ${stars}`)
      const spread = await Promise.all([5, 4, 3, 2, 1].map(countOf))
      const { seller } = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })
      const found = await world.visitor().do('GET /shop/reviews', { code: seller.shop, band: 'bad' })
      const written = await one(sql`select count(*) from order_evals e join orders o on o.id = e.order_id
          where o.status = 3 and o.seller_id = ${Number(id)} and e.stars <= 2 and e.text <> ''`)
      expect(found).toMatchObject({ spread, total: written })
      expect(found.list.every(({ stars }) => stars <= 2)).toBe(true)
      bad += found.total
    }
    expect(bad).toBeGreaterThan(0)
  })

  it('the home page counts listed goods', async () => {
    const { modes, games } = await world.visitor().do('GET /goods/getAvGoodsList', {})
    for (const mode of modes) {
      const here = sql`from goods where status = 1 and goods_type_id = ${mode.goodsTypeId}`
      expect(mode).toMatchObject({
        count: await one(sql`select count(*) ${here}`),
        today: await one(sql`select count(*) ${here} and created_at >= ${midnight(now, 0)}`),
        week: await one(sql`select count(*) ${here} and created_at >= ${midnight(now, 6)}`),
        rentCount: await one(sql`select count(rent_hour_fen) ${here}`),
        from: fenToYuan(BigInt(await one(sql`select min(price_fen) ${here}`))),
      })
    }
    const perGame = await rowsOf<{ id: number; n: string }>(
      sql`select game_id as id, count(*) as n from goods where status = 1 and goods_type_id in (1, 27, 22) group by 1`,
    )
    for (const { id, n } of perGame)
      expect(games.find(({ gameId }) => gameId === id)?.count).toBeGreaterThanOrEqual(Number(n))
    for (const game of games) {
      const here = sql`from goods where status = 1 and game_id = ${game.gameId}`
      expect(game.rentCount).toBe(await one(sql`select count(rent_hour_fen) ${here}`))
      expect(game.from).toBe(fenToYuan(BigInt(await one(sql`select min(price_fen) ${here} and goods_type_id = 1`))))
    }
  })

  it('currency market statistics are sums of the orders of seven days', async () => {
    const { list } = await world.visitor().do('GET /quickCoin/coinMarket', {})
    const { list: scales } = await world.visitor().do('GET /dist/getScaleConf', {})
    expect(list.length).toBeGreaterThan(3)
    for (const row of list) {
      const sold = sql`from orders o left join goods g on g.sn = o.goods_sn where o.paid_at is not null
        and o.status in (1, 2, 3) and o.mode in ('currency', 'fastGold')
        and o.game_id = ${row.gameId} and o.paid_at >= ${midnight(now, 6)}`
      expect(row.deals).toBe(await one(sql`select count(*) ${sold}`))
      const scale = await one(sql`
        select sum(coalesce(o.terms #>> '{coin,delivered}', o.terms #>> '{coin,amount}', (g.coin_amount * o.goods_num)::text)::numeric)
          / sum(o.goods_fen) * 100 ${sold}`)
      expect(row.averageScale).toBeCloseTo(scale, 1)
      expect(row.week).toHaveLength(7)
      expect(row.week.filter((ratio) => ratio !== null)).toHaveLength(
        await one(sql`select count(distinct (o.paid_at at time zone 'Asia/Shanghai')::date) ${sold}`),
      )
    }
    for (const { gameId, stock } of scales)
      expect(stock).toBe(
        await one(
          sql`select sum(coin_amount * (stock - reserved)) from goods where status = 1 and game_id = ${gameId} and coin_amount is not null`,
        ),
      )
  })

  it('favourite counts match the number of members', async () => {
    expect(
      await one(
        sql`select count(*) from goods g left join (select goods_id, count(*) as people from favourites group by goods_id) f
          on f.goods_id = g.id where g.favourites <> coalesce(f.people, 0)`,
      ),
    ).toBe(0)
    expect(
      await one(
        sql`select count(*) from favourites where created_at < (select created_at from goods where id = goods_id)`,
      ),
    ).toBe(0)
    expect(
      await one(sql`select count(*) from favourites f join users u on u.id = f.user_id where u.phone = '13800000001'`),
    ).toBeGreaterThan(10)
  })

  it('statistics stay correct after the last sales are paid out to their sellers', async () => {
    // Delivered orders are confirmed automatically first. Those of a frozen member wait for staff.
    for (const days of [4, 8]) {
      world.pass({ days })
      while ((await processDueOrders(systemCtx(world.services, NO_DIST), { limit: 200 })) > 0);
    }
    expect(
      await one(
        sql`select count(*) from orders o where ${SALE} and sub_status = 'HOLD' and dispute_id is null and claim_id is null and frozen_at is null`,
      ),
    ).toBe(0)
    expect(await faultsOf(world)).toEqual([])
  })
})
