import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { World } from '../../support/world'

describe('distributors', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const admin = async (distId: number) => {
    return world.logIn({ staff: 'owner', ofDist: distId }, distId)
  }

  it('each host gets its own site configuration', async () => {
    const names = await Promise.all(
      [1, 2, 3].map(async (id) => (await world.visitor(id).do('GET /dist/homeConf', {})).distBaseConf.websiteName),
    )
    expect(names).toEqual(['衡集游戏交易', '松间游戏交易', '赤鉴游戏交易'])
  })

  it('a configuration change shows on the next request, purges the site’s pages and notifies other instances', async () => {
    const visitor = await admin(2)
    const purged: string[] = []
    world.app.purge.subscribe(({ gone }) => purged.push(...gone))
    const { distBaseConf } = await visitor.do('GET /dist/homeConf', {})
    const write = (websiteName: string) =>
      visitor.do('POST /dist/homeConf', { conf: JSON.stringify({ distBaseConf: { ...distBaseConf, websiteName } }) })
    onTestFinished(async () => {
      await write(distBaseConf.websiteName)
    })
    await write('松间改名')
    expect(purged).toEqual(['dist:2'])
    expect((await world.visitor(2).do('GET /dist/homeConf', {})).distBaseConf.websiteName).toBe('松间改名')
    expect((await world.visitor(1).do('GET /dist/homeConf', {})).distBaseConf.websiteName).toBe('衡集游戏交易')
  })

  it('an admin of one distributor cannot configure another', async () => {
    const person = await world.person({ staff: 'owner', ofDist: 2 })
    expect((await (await world.logIn(person, 1)).ask('POST /dist/homeConf', { conf: '{}' })).name).toBe('FORBIDDEN')
  })

  it.each([
    ['an unreadable brand', (c: Conf) => ({ brand: { ...c.brand, primary: '#FFFFFF' } }), '对比度'],
    [
      'a script address',
      (c: Conf) => ({ notifBits: [{ title: '关于', url: 'javascript:alert(1)' }], pictArea: c.pictArea }),
      '链接要以 / 或 https:// 开头',
    ],
    [
      'a data picture',
      (c: Conf) => ({ pictArea: { ...c.pictArea, logo: 'data:image/svg+xml,<svg onload=alert(1)>' } }),
      '链接要以 / 或 https:// 开头',
    ],
    [
      'another host by //',
      (c: Conf) => ({ treeMenuButMap: { pc1: [{ id: 1, title: '首页', htUrl: '//evil.example' }] }, brand: c.brand }),
      '链接要以 / 或 https:// 开头',
    ],
    ['a colour that is css', (c: Conf) => ({ brand: { ...c.brand, accent: 'red;}body{display:none' } }), '强调色'],
    ['a radius out of range', (c: Conf) => ({ brand: { ...c.brand, radius: 99 } }), '圆角'],
    [
      'too many logos',
      (c: Conf) => ({
        botQuals: Array.from({ length: 10 }, () => ({ url: '', htUrl: '/', tarAtt: '', caption: 'x' })),
        brand: c.brand,
      }),
      '资质图标',
    ],
  ])('rejects a site configuration with %s', async (_, change, why) => {
    const visitor = await admin(3)
    const conf = await visitor.do('GET /dist/homeConf', {})
    const answer = await visitor.ask('POST /dist/homeConf', { conf: JSON.stringify(change(conf)) })
    expect(answer).toMatchObject({ name: 'INVALID_INPUT', msg: expect.stringContaining(why) })
    expect(await visitor.do('GET /dist/homeConf', {})).toEqual(conf)
  })

  it.each(['', 'not json', '[]', '"x"', 'null'])('rejects %j as a site configuration', async (conf) => {
    expect((await (await admin(3)).ask('POST /dist/homeConf', { conf })).name).toBe('INVALID_INPUT')
  })

  it('unknown hosts show the default distributor in demo, and nothing in production', async () => {
    const { loadHostMap } = await import('@/lib/server/modules/core/tenancy/load-host-map')
    const originOf = (host: string) => `https://${host}`
    const demo = await loadHostMap(world.services.db, { fallback: 1, originOf })
    const production = await loadHostMap(world.services.db, { fallback: null, originOf })
    expect([
      demo.resolve('unknown.example')?.distId,
      production.resolve('unknown.example'),
      production.resolve('SongJian.localhost.:8080')?.distId,
    ]).toEqual([1, undefined, 2])
  })
})

type Conf = Awaited<ReturnType<ReturnType<World['visitor']>['do']>> &
  Record<'brand' | 'pictArea', Record<string, unknown>>
