import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dists, platformRules } from '@/lib/server/db/schema/core/tenancy'
import { news } from '@/lib/server/db/schema/listings/content'
import { seedNews } from '@/lib/server/db/seed/goods/seed-news'
import { withoutVerification } from '@/lib/server/modules/core/tenancy/rules-promises'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import { World } from '../../support/world'

/** JSON with the texts in addresses of generated pictures decoded. */
const readable = (value: unknown): string =>
  JSON.stringify(value).replace(/(?:%[0-9A-F]{2})+/g, (encoded) => decodeURIComponent(encoded))

const PROMISE = /验号|验过|陪同|先验|在群内核对/

describe('a site mentions staff verification of accounts only if its rules require it', () => {
  const world = new World()
  const conf = (distId: number) => world.visitor(distId).do('GET /dist/homeConf', {})
  const isVerified = async (distId: number, gameId = '107') =>
    (await world.visitor(distId).do('GET /dist/tradeTerms', { mode: 'account', gameId })).isVerified
  const change = async (rule: Partial<typeof platformRules.$inferInsert>) => {
    await world.services.db
      .insert(platformRules)
      .values({ key: 'staffSteps', mode: 'account', value: 'optional', ...rule })
    world.pass({ seconds: 11 })
    await world.restart()
  }
  const articles = async (distId: number) => {
    const visitor = world.visitor(distId)
    const codes = (await world.services.db.select({ code: news.code }).from(news)).map(({ code }) => code)
    return Promise.all([
      visitor.do('GET /comm/getNews', { type: '0' }),
      visitor.do('GET /comm/getNews', {}),
      ...codes.map((newsId) => visitor.do('GET /comm/newsInfo', { newsId })),
      ...codes.map((newsId) => visitor.do('GET /comm/newsInfo2', { newsId })),
    ])
  }

  beforeAll(async () => {
    await world.open({ hasDefaultRules: true })
    await seedNews(world.services.db, world.now())
    await change({ distId: 2 })
  })
  afterAll(() => world.close())

  it('the texts of a distributor with optional verification lose the promise, other sites keep it', async () => {
    expect([await isVerified(1), await isVerified(2)]).toEqual([true, false])
    expect(await conf(1)).not.toHaveProperty('isUnverified')
    const second = await conf(2)
    expect(second.isUnverified).toBe(true)
    expect(JSON.stringify([second.home, second.distBaseConf])).not.toMatch(PROMISE)
  })

  it('the platform’s articles lose the promise on that site', async () => {
    expect(readable(await articles(2))).not.toMatch(PROMISE)
    const security = await world.visitor(1).do('GET /comm/newsInfo', { newsId: 'security' })
    expect(security.html).toContain('陪同验号')
  })

  it('one game with optional verification removes the general promise from sites that sell it', async () => {
    await change({ gameId: 107 })
    expect([await isVerified(1, '107'), await isVerified(1, '111')]).toEqual([false, true])
    expect((await conf(1)).isUnverified).toBe(true)
    expect((await conf(1)).home.title).toBe('确认收货，才放款')
    const show = async (gameIds: number[]) => {
      await world.services.db.update(dists).set({ gameIds }).where(eq(dists.distId, 1))
      await world.app.hosts.reload()
    }
    await show([111, 177])
    expect(await conf(1)).not.toHaveProperty('isUnverified')
    await show([107, 111])
    expect((await conf(1)).isUnverified).toBe(true)
    await show([])
    await change({ gameId: 107, value: 'required' })
    expect(await conf(1)).not.toHaveProperty('isUnverified')
  })
})

it('removing the verification promise leaves the sentences of a site intact', () => {
  const { home, distBaseConf } = withoutVerification(DEFAULT_HOME_CONF)
  expect(home.title).toBe('确认收货，才放款')
  expect(home.text).toBe('货款托管，确认收货才放款')
  expect(distBaseConf.websiteDesc).toBe('游戏账号、租号、道具、游戏币、代练与回收，平台托管货款。')
  const songjian = withoutVerification({
    ...DEFAULT_HOME_CONF,
    distBaseConf: {
      ...DEFAULT_HOME_CONF.distBaseConf,
      websiteDesc: '松间游戏交易：账号、道具与游戏币，先验号后放款，全程客服陪同。',
    },
  })
  expect(songjian.distBaseConf.websiteDesc).toBe('松间游戏交易：账号、道具与游戏币，确认收货才放款。')
})
