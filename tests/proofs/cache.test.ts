import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PHONES } from '@/lib/server/db/seed/people/demo-logins'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { type Program, startProgram } from '../support/program'
import { SOON } from '../support/soon'
import { Visitor } from '../support/visitor'

/** Runs against the real server: what one visitor receives never depends on another. */
describe('page cache of the real server', () => {
  let dataDir: string
  let program: Program
  let seller: Visitor
  let sn: string

  beforeAll(async () => {
    await builtPages()
    dataDir = await demoData('cache')
    program = await startProgram({ dataDir })
    seller = await new Visitor(program.origin).logIn(DEMO_PHONES.seller)
    sn = (
      await seller.do('POST /goods/releaseGoods', {
        gameId: '107',
        goodsTypeId: '27',
        areaId: '107001',
        bigTitle: '缓存测试道具',
        price: '77.00',
      })
    ).goodsSn
  })
  afterAll(async () => {
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const get = (
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: string }> =>
    new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port: program.port, path, headers: { host: `localhost:${program.port}`, ...headers } },
        (res) => {
          let body = ''
          res
            .setEncoding('utf8')
            .on('data', (chunk: string) => {
              body += chunk
            })
            .on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }))
        },
      )
        .on('error', reject)
        .end()
    })
  const host = (code: string) => ({ host: `${code}.localhost:${program.port}` })
  const cookies = () => ({
    cookie: [...seller.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
    authorization: seller.cookies.get('token') ?? '',
  })

  it.each(['/', '/wares?gt=1&gid=107', '/login'])(
    '%s: logged-in and anonymous visitors get the same bytes, cold and warm',
    async (path) => {
      const [cold, warm, member] = [await get(path), await get(path), await get(path, cookies())]
      expect(cold.status).toBe(200)
      expect([warm.body, member.body]).toEqual([cold.body, cold.body])
      expect(member.headers['set-cookie']).toBeUndefined()
      expect(cold.body).not.toContain(seller.cookies.get('token'))
      expect(cold.headers['cache-control']).toContain('s-maxage')
    },
  )

  it('a page first rendered for a member contains nothing of the member', async () => {
    const path = `/wares?gt=1&gid=109&page=2`
    const first = await get(path, cookies())
    expect((await get(path)).body).toBe(first.body)
    expect(first.body).not.toContain('秋水无声')
  })

  it('two hosts never share pages, regardless of the headers a visitor sends', async () => {
    const [one, two] = [await get('/'), await get('/', host('songjian'))]
    expect([one.body.includes('松间'), two.body.includes('衡集')]).toEqual([false, false])
    expect(one.headers.etag).not.toBe(two.headers.etag)
    const claims: Record<string, string>[] = [
      { 'x-forwarded-host': `songjian.localhost:${program.port}` },
      { 'x-dist-origin': 'https://songjian.localhost' },
      { 'x-middleware-subrequest': 'middleware' },
      { rsc: '1' },
    ]
    for (const claim of claims) {
      expect((await get('/', claim)).body).toBe(one.body)
    }
    expect((await get('/', { 'if-none-match': String(two.headers.etag) })).status).toBe(200)
    expect((await get('/', { 'if-none-match': String(one.headers.etag) })).status).toBe(304)
  })

  it('unknown parameters do not affect a page', async () => {
    expect((await get('/wares?gt=1&gid=107&evil=<script>')).body).toBe((await get('/wares?gid=107&gt=1')).body)
  })

  it('a price change shows on the item’s next request, and on its list within seconds', async () => {
    const list = `/wares?gt=27&gid=107&keyWord=${encodeURIComponent('缓存测试道具')}`
    expect([(await get(`/detail/${sn}`)).body.includes('77'), (await get(list)).body.includes('77')]).toEqual([
      true,
      true,
    ])
    for (const price of ['78.00', '79.00', '80.00']) {
      await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: sn, price })
      expect((await get(`/detail/${sn}`)).body).toContain(`value="${price}"`)
      await expect.poll(async () => (await get(list)).body, SOON).toContain(`value="${price}"`)
    }
  })

  it('an unlisted item is not shown for sale from the cache', async () => {
    await seller.do('POST /goods/pushOrPullGoods', { goodsSn: sn, onShelf: '0' })
    expect((await get(`/detail/${sn}`)).body).toContain('下架')
  })

  it('an unknown item is a readable 404 on both its pages, cached for seconds only', async () => {
    for (const path of ['/detail/ZHAO9999999', '/JDetail/ZHAO9999999', '/detail/%3Cscript%3E']) {
      const page = await get(path)
      expect([page.status, page.headers['cache-control']], path).toEqual([404, 'public, max-age=0, s-maxage=10'])
      expect(page.body, path).toMatch(/<h1[^>]*>商品不存在或已被删除<\/h1>/)
    }
  })

  it.each(['/news/nothing', '/black/nothing', '/eventCase/detail?code=nothing', '/nowhere'])(
    '%s is a readable 404',
    async (path) => {
      const page = await get(path)
      expect(page.status).toBe(404)
      expect(page.body).toMatch(/<h1[^>]*>[^<]{4,}<\/h1>/)
    },
  )

  it('a distributor that changes its name sees it on the next page despite caches', async () => {
    const admin = await new Visitor(program.origin).logInStaff(DEMO_PHONES.admin)
    const { distBaseConf } = await admin.do('GET /dist/homeConf', {})
    for (const websiteName of ['改名一', '改名二', '改名三']) {
      await admin.do('POST /dist/homeConf', {
        conf: JSON.stringify({ distBaseConf: { ...distBaseConf, websiteName } }),
      })
      expect(/<title>([^<]*)/.exec((await get('/')).body)?.[1]).toMatch(`${websiteName} - `)
      expect((await admin.do('GET /dist/homeConf', {})).distBaseConf.websiteName).toBe(websiteName)
    }
  })

  it('a member page is a shell without personal data, and redirects anonymous visitors', async () => {
    const page = await get('/center', cookies())
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(page.body).not.toContain('秋水无声')
    expect(page.body).not.toContain(seller.cookies.get('token'))
    const away = await get('/center')
    expect([away.status, String(away.headers.location)]).toEqual([
      307,
      expect.stringContaining('/login?returnUrl=%2Fcenter'),
    ])
  })
})
