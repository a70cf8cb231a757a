import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dists } from '@/lib/server/db/schema/core/tenancy'
import type { CrawlSource } from '@/lib/server/front/crawl-handler'
import { SITEMAP_CHUNK } from '@/lib/server/modules/listings/catalog/lists/queries-sitemap'
import { World } from '../support/world'
import { openFront } from './world'

const NOW = new Date('2026-11-20T08:00:00Z')

function fakeSource() {
  const source: CrawlSource = {
    news: vi.fn(async () => [{ path: '/news/a&b', changed: NOW }]),
    games: vi.fn(async () => [{ path: '/wares?gt=1&gid=107', changed: new Date('2026-11-19T00:00:00Z') }]),
    shops: vi.fn(async () => [{ path: '/shop/abcdefgh23', changed: new Date('2026-11-20T00:00:00Z') }]),
    goodsChunks: vi.fn(async () => [1, 3]),
    goods: vi.fn(async (distId, chunk) =>
      chunk === 2 || chunk > 999 ? [] : [{ path: `/detail/D${distId}C${chunk}`, changed: NOW }],
    ),
    sharePicture: vi.fn(async () => Buffer.from('png')),
    goodsPicture: vi.fn(async (_, sn) => (sn === 'ZHWZ1070931' ? Buffer.from('item') : null)),
  }
  return source
}

describe('robots.txt and sitemaps', () => {
  it('robots.txt contains the host’s own sitemap, and the index every part of it', async () => {
    const { front, ask } = await openFront({ crawl: fakeSource() })
    const robots = await ask('/robots.txt', { headers: { host: 'two.localhost' } })
    expect(robots.text).toContain('Sitemap: https://two.localhost/sitemap.xml')
    expect(robots.text).toContain('Disallow: /center')
    expect(robots.text).not.toMatch(/Disallow: \/(?:login|wares)?$/m)
    const index = await ask('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map((m) => m[1])).toEqual([
      'http://localhost/sitemap-pages.xml',
      'http://localhost/sitemap-games.xml',
      'http://localhost/sitemap-news.xml',
      'http://localhost/sitemap-shops.xml',
      'http://localhost/sitemap-goods-1.xml',
      'http://localhost/sitemap-goods-3.xml',
    ])
    expect((await ask('/sitemap-shops.xml')).text).toContain('<loc>http://localhost/shop/abcdefgh23</loc>')
    expect(index.text).toContain('<loc>http://localhost/sitemap-news.xml</loc><lastmod>2026-11-20T08:00:00Z</lastmod>')
    await front.drain(100)
  })

  it('a sitemap escapes URLs, contains lastmod, and returns 404 for an empty or unknown part', async () => {
    const crawl = fakeSource()
    const { front, ask, seen } = await openFront({ crawl })
    expect((await ask('/sitemap-news.xml')).text).toContain(
      '<loc>http://localhost/news/a&amp;b</loc><lastmod>2026-11-20T08:00:00Z</lastmod>',
    )
    expect((await ask('/sitemap-goods-2.xml')).status).toBe(404)
    for (const path of [
      '/sitemap-goods-0.xml',
      '/sitemap-goods-99999999.xml',
      '/sitemap-goods-x.xml',
      '/sitemap-users.xml',
    ])
      expect((await ask(path)).status, path).toBe(404)
    expect(seen).toEqual([])
    // Missing parts do not evict existing ones: the cache of 8 MB / 16 would hold about 200 of these.
    await ask('/share.png')
    for (let i = 0; i < 300; i++) await ask(`/sitemap-goods-${1000 + i}.xml`)
    await ask('/share.png')
    expect(crawl.sharePicture).toHaveBeenCalledTimes(1)
    await front.drain(100)
  })

  it('a sitemap part is cached per distributor, built once, and purged by its tag', async () => {
    const crawl = fakeSource()
    const { front, ask, purge } = await openFront({ crawl })
    const first = await ask('/sitemap-goods-1.xml')
    await ask('/sitemap-goods-1.xml')
    expect((await ask('/sitemap-goods-1.xml', { headers: { host: 'two.localhost' } })).text).toContain(
      'https://two.localhost/detail/D2C1',
    )
    expect(crawl.goods).toHaveBeenCalledTimes(2)
    expect(
      (await ask('/sitemap-goods-1.xml', { headers: { 'if-none-match': String(first.headers.etag) } })).status,
    ).toBe(304)
    await ask('/sitemap-news.xml')
    purge.publish(['news'])
    await ask('/sitemap-news.xml')
    expect(crawl.news).toHaveBeenCalledTimes(2)
    await front.drain(100)
  })

  it('the sitemap lists implemented public pages without noindex', async () => {
    const { front, ask } = await openFront({ crawl: fakeSource() })
    const pages = (await ask('/sitemap-pages.xml')).text
    for (const path of [
      '/</loc>',
      '/wares?gt=1</loc>',
      '/news</loc>',
      '/news?type=1</loc>',
      '/news?category=guide</loc>',
      '/competition</loc>',
    ])
      expect(pages).toContain(`http://localhost${path}`)
    for (const path of ['/login', '/register', '/center', '/chatSystem', '/wares/myBrowseGoods', '/h'])
      expect(pages).not.toContain(`http://localhost${path}<`)
    expect(pages).not.toMatch(/[{}]/)
    await front.drain(100)
  })

  it('the share picture is served as PNG', async () => {
    const { front, ask } = await openFront({ crawl: fakeSource() })
    const picture = await ask('/share.png')
    expect([picture.headers['content-type'], picture.text]).toEqual(['image/png', 'png'])
    await front.drain(100)
  })
})

describe('the picture of an item', () => {
  it('is served as PNG, drawn once, and drawn again after the item changed', async () => {
    const crawl = fakeSource()
    const { front, ask, purge } = await openFront({ crawl })
    const picture = await ask('/share/ZHWZ1070931.png')
    expect([picture.status, picture.headers['content-type'], picture.text]).toEqual([200, 'image/png', 'item'])
    await ask('/share/ZHWZ1070931.png')
    expect(crawl.goodsPicture).toHaveBeenCalledTimes(1)
    purge.publish(['goods:ZHWZ1070931'])
    await ask('/share/ZHWZ1070931.png')
    expect(crawl.goodsPicture).toHaveBeenCalledTimes(2)
    expect((await ask('/share/ZHWZ1070932.png')).status).toBe(404)
    await front.drain(100)
  })
})

describe('sitemaps of many goods', () => {
  const world = new World()
  /** Every fifth is unlisted, sold, in review or removed; the third chunk contains no listed item. */
  const COUNT = 120_000
  const FIRST_EMPTY = SITEMAP_CHUNK * 2

  beforeAll(async () => {
    await world.open()
    const seller = await world.person()
    await world.services.db.execute(sql`
      insert into goods (sn, game_id, goods_type_id, title, price_fen, seller_id, dist_id, status, updated_at)
      select 'ZHWZ' || (2000000 + n), case when n % 2 = 0 then 107 else 177 end, case when n % 3 = 0 then 22 else 1 end, '商品', 100, ${seller.userId}, 1,
        case when n > ${FIRST_EMPTY} and n <= ${FIRST_EMPTY + SITEMAP_CHUNK} then 4 when n % 5 = 0 then (array[0, 2, 3, 4])[1 + n / 5 % 4] else 1 end,
        ${NOW.toISOString()}::timestamptz
      from generate_series(1, ${COUNT}) as n`)
  })
  afterAll(() => world.close())

  it('the sitemap contains each listed item once, in chunks that never grow', async () => {
    const { crawl } = world.app
    const chunks = await crawl.goodsChunks(1)
    expect(chunks).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const found = new Set<string>()
    for (const chunk of chunks) {
      const entries = await crawl.goods(1, chunk)
      expect(entries.length).toBeLessThanOrEqual(SITEMAP_CHUNK)
      for (const { path, changed } of entries) {
        expect(changed).toEqual(NOW)
        found.add(path)
      }
    }
    expect(found.size).toBe((COUNT - SITEMAP_CHUNK) * 0.8)
    expect(found.has('/detail/ZHWZ2000001')).toBe(true)
    expect(found.has('/JDetail/ZHWZ2000003')).toBe(true)
    expect(found.has('/detail/ZHWZ2000005')).toBe(false)
    expect(await crawl.goods(1, 3)).toEqual([])
    expect(await crawl.goods(1, 9999)).toEqual([])
  })

  it('a sitemap chunk is queried by index', async () => {
    await world.asOwner('analyze goods')
    const plan = await world.services.db.execute<Record<string, string>>(
      sql`explain select sn, goods_type_id, updated_at from goods where id > 50000 and id <= 60000 and status = 1 order by id`,
    )
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using goods_pkey/)
  })

  it('the sitemap contains one list per game and type, with the time of its newest item', async () => {
    const lists = await world.app.crawl.games(1)
    expect(lists.map(({ path }) => path)).toEqual([
      '/wares?gt=1&gid=107',
      '/wares?gt=22&gid=107',
      '/wares?gt=1&gid=177',
    ])
    expect(lists.every(({ changed }) => changed instanceof Date && !Number.isNaN(changed.getTime()))).toBe(true)
  })

  it('the sitemap contains only games of the distributor', async () => {
    await world.services.db
      .update(dists)
      .set({ gameIds: [177] })
      .where(sql`dist_id = 2`)
    await world.app.hosts.reload()
    const entries = await world.app.crawl.goods(2, 1)
    expect(entries.length).toBe(SITEMAP_CHUNK * 0.8 * 0.5)
    expect((await world.app.crawl.games(2)).map(({ path }) => path)).toEqual(['/wares?gt=1&gid=177'])
  })
})
