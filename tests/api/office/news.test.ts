import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leagueMatches, NEWS_TYPE, news } from '@/lib/server/db/schema/listings/content'
import { seedMatches } from '@/lib/server/db/seed/goods/seed-matches'
import { seedNews } from '@/lib/server/db/seed/goods/seed-news'
import { Random } from '@/lib/server/db/seed/random'
import { saveNewsViews } from '@/lib/server/modules/listings/content/save-news-views'
import { WECHAT_COMPLAINTS } from '@/lib/shared/site/news'
import { formatDate } from '@/lib/shared/time'
import { openWorld, World } from '../../support/world'

const HOUR = 3_600_000

describe('news', () => {
  const world = new World()
  const article = (code: string, hours: number, more: Partial<typeof news.$inferInsert> = {}) => ({
    code,
    type: NEWS_TYPE.news,
    category: 'guide',
    title: `标题${code}`,
    html: '<p>正文</p>',
    publishedAt: new Date(world.now().getTime() - hours * HOUR),
    ...more,
  })
  const codes = async (input: object, distId = 1) =>
    (await world.visitor(distId).do('GET /comm/getNews', input as { type?: string })).list.map(
      (row: { code: string }) => row.code,
    )

  beforeAll(async () => {
    await world.open()
    await world.services.db.insert(news).values([
      article('a', 5),
      article('b', 4, { gameId: 107, category: 'game', views: 9 }),
      article('c', 3, { type: NEWS_TYPE.announcement, category: '' }),
      article('d', 2, { pinned: true, views: 5 }),
      article('own', 1, { distId: 2 }),
      article('later', -1),
      article('doc', 9, { type: NEWS_TYPE.document, category: '' }),
      article('old', 24 * 100, { views: 999 }),
      article('evil', 6, {
        title: '<script>alert(1)</script>',
        html: '<h2>一</h2><img src=x onerror=alert(1)><script>alert(1)</script><form><input></form>',
      }),
    ])
  })
  afterAll(() => world.close())

  it('lists pinned news first, then the newest; excludes documents, scheduled articles and other distributors’ articles', async () => {
    expect(await codes({})).toEqual(['d', 'c', 'b', 'a', 'evil', 'old'])
    expect(await codes({}, 2)).toEqual(['d', 'own', 'c', 'b', 'a', 'evil', 'old'])
    expect(await codes({ type: '0' })).toEqual(['doc'])
    expect(await codes({ type: '1' })).toEqual(['c'])
    expect(await codes({ category: 'game' })).toEqual(['b'])
    expect(await codes({ gid: '107' })).toEqual(['b'])
    expect(await codes({ pageSize: '2', page: '2' })).toEqual(['b', 'a'])
    expect((await world.visitor().ask('GET /comm/getNews', { category: 'other' as 'game' })).name).toBe('INVALID_INPUT')
  })

  it('sorts news of the last 90 days by views', async () => {
    expect((await codes({ sort: 'hot' })).slice(0, 2)).toEqual(['b', 'd'])
    expect(await codes({ sort: 'hot' })).not.toContain('old')
  })

  it('an article contains its previous and next article of the same type', async () => {
    const visitor = world.visitor()
    const b = await visitor.do('GET /comm/newsInfo2', { newsId: 'b' })
    expect([b.prev?.code, b.next?.code, b.game]).toEqual(['a', 'd', { gameId: 107, gameName: '王者荣耀' }])
    const d = await visitor.do('GET /comm/newsInfo2', { newsId: 'd' })
    expect([d.prev?.code, d.next]).toEqual(['b', null])
    expect(d.related.map((row) => row.code)).toEqual(['a', 'evil', 'old'])
    const doc = await visitor.do('GET /comm/newsInfo2', { newsId: 'doc' })
    expect([doc.prev, doc.next, doc.related]).toEqual([null, null, []])
    expect(await visitor.do('GET /comm/newsInfo', { newsId: 'a' })).toMatchObject({
      code: 'a',
      html: '<p>正文</p>',
      toc: [],
    })
  })

  it.each(['nope', 'later', 'own', '../x', "'; drop table news"])('article %s is not found', async (newsId) => {
    expect(await world.visitor().ask('GET /comm/newsInfo2', { newsId })).toMatchObject({ status: 404, code: 404 })
  })

  it('stored article HTML is sanitized on read', async () => {
    const { html, title, toc } = await world.visitor().do('GET /comm/newsInfo', { newsId: 'evil' })
    expect(html).toBe('<h2 id="s1">一</h2>')
    expect(toc).toEqual([{ id: 's1', title: '一' }])
    expect(title).toBe('<script>alert(1)</script>')
  })

  it('counts article views', async () => {
    const visitor = world.visitor()
    await visitor.do('POST /comm/recordNewsView', { newsId: 'a' })
    await visitor.do('POST /comm/recordNewsView', { newsId: 'a' })
    await visitor.do('POST /comm/recordNewsView', { newsId: 'nope' })
    await visitor.do('POST /comm/recordNewsView', { newsId: 'own' })
    await saveNewsViews(world.services)
    expect((await visitor.do('GET /comm/newsInfo', { newsId: 'a' })).views).toBe(1)
    expect((await world.visitor(2).do('GET /comm/newsInfo', { newsId: 'own' })).views).toBe(0)
  })
})

describe('demo articles', () => {
  it('demo articles exist for every footer and account link, and their links work', async () => {
    const world = await openWorld()
    await seedNews(world.services.db, world.now())
    const rows = await world.services.db.select().from(news)
    const known = new Set(rows.map((row) => row.code))
    const footer = [
      'about',
      'partners',
      'cooperation',
      'complaints',
      'disclaimer',
      'careers',
      'joining',
      'new-games',
      'security',
      WECHAT_COMPLAINTS,
    ]
    expect(footer.filter((code) => !known.has(code))).toEqual([])
    const linked = rows.flatMap((row) =>
      [...row.html.matchAll(/href="\/news\/([\w-]+)"/g)].map((found) => found[1] as string),
    )
    expect(linked.filter((code) => !known.has(code))).toEqual([])
    for (const row of rows) {
      const { html } = await world.visitor().do('GET /comm/newsInfo', { newsId: row.code })
      expect(html.replace(/<[^>]+>/g, '').length, row.code).toBeGreaterThan(120)
    }
    expect(rows.length).toBeGreaterThanOrEqual(30)
  })
})

describe('league matches', () => {
  const match = (world: World, hours: number, more: Partial<typeof leagueMatches.$inferInsert> = {}) => ({
    gameId: 107,
    league: '城市邀请赛',
    stage: '小组赛',
    bestOf: 3,
    homeTeam: '甲',
    awayTeam: '乙',
    startsAt: new Date(world.now().getTime() + hours * HOUR),
    ...more,
  })

  it('each match is reported as live, upcoming, finished or awaiting its result', async () => {
    const world = await openWorld()
    await world.services.db
      .insert(leagueMatches)
      .values([
        match(world, -1),
        match(world, -30, { endedAt: new Date(world.now().getTime() - 27 * HOUR), homeScore: 2, awayScore: 1 }),
        match(world, -40),
        match(world, 50, { gameId: 177 }),
        match(world, 60),
        match(world, 24 * 40),
        match(world, 1, { distId: 2 }),
        match(world, 2, { gameId: 9999 }),
      ])
    const ask = (input: object = {}, distId = 1) => world.visitor(distId).do('GET /goods/getLeagueMatchList', input)
    const all = await ask()
    expect(all.list.map((one) => one.state)).toEqual(['awaiting', 'finished', 'live', 'upcoming', 'upcoming'])
    expect(all.next).toMatchObject({ gameId: 177, gameName: '穿越火线' })
    expect(all.games).toEqual([
      { gameId: 107, gameName: '王者荣耀', count: 4 },
      { gameId: 177, gameName: '穿越火线', count: 1 },
    ])
    expect((await ask({}, 2)).list).toHaveLength(6)
    const day = formatDate(new Date(world.now().getTime() - 30 * HOUR))
    expect((await ask({ day })).list.every((one) => one.startTime.startsWith(day))).toBe(true)
    expect((await ask({ gid: '177' })).list.map((one) => one.gameId)).toEqual([177])
    const far = formatDate(new Date(world.now().getTime() + 24 * 40 * HOUR))
    expect((await ask({ day: far })).list).toHaveLength(1)
    expect((await ask({ day: '2020-01-01' })).list).toEqual([])
    expect((await world.visitor().ask('GET /goods/getLeagueMatchList', { day: '2026-13-01' })).name).toBe(
      'INVALID_INPUT',
    )
  })

  it('the match list is valid without current matches, also long after the demo data was created', async () => {
    const world = await openWorld()
    await seedMatches(world.services.db, world.now(), new Random(1))
    const first = await world.visitor().do('GET /goods/getLeagueMatchList', {})
    const states = new Set(first.list.map((one) => one.state))
    expect([...states].sort()).toEqual(['finished', 'live', 'upcoming'])
    expect(first.list.every((one) => one.homeTeam !== one.awayTeam)).toBe(true)
    world.pass({ days: 60 })
    expect(await world.visitor().do('GET /goods/getLeagueMatchList', {})).toMatchObject({
      list: [],
      games: [],
      days: [],
      next: null,
    })
  })
})

describe('removed goods', () => {
  it('an unknown goods number is not found, removed goods are gone, and sold goods are still shown', async () => {
    const world = await openWorld()
    const seller = await world.person()
    const status = async (goodsSn: string) => (await world.visitor().ask('GET /goods/goodsInfo', { goodsSn })).status
    const [removed, sold, off] = await Promise.all(
      ([4, 3, 2] as const).map((state) => world.goods({ seller, status: state })),
    )
    expect([
      await status(removed?.sn ?? ''),
      await status(sold?.sn ?? ''),
      await status(off?.sn ?? ''),
      await status('ZHWZ9999999'),
    ]).toEqual([410, 200, 200, 404])
  })
})
