import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { RenderRequest } from '@/lib/server/front/render'
import { openFront, page } from './world'

const socketPath = join(tmpdir(), `front-${randomBytes(6).toString('hex')}.sock`)

/** As a loader asks. */
const call = (): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ socketPath, path: '/api/goods/getGoodsList', headers: { host: 'localhost' } }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })

it('while the API cannot answer, a page that needs it is what was kept of it, else a plain 503; one that does not is shown', async () => {
  let away = false
  const render = async ({ url }: RenderRequest) => {
    const status = await call()
    if (status === 200) return page(`<h1>whole ${url}</h1>`)
    return url.startsWith('/kfyz') ? page(`<h1>part of ${url}</h1>`) : page('<h1>Error</h1>', { status: 500 })
  }
  const api = {
    fetch: async () => Response.json({ code: away ? 503 : 0, msg: '', data: {} }, { status: away ? 503 : 200 }),
  }
  const { front, ask, purge } = await openFront({ render, api })
  const close = await front.listenToPages(socketPath)
  onTestFinished(async () => {
    await front.drain(100)
    await close()
  })
  await ask('/wares?gid=1')
  away = true
  purge.publish([], ['goods'])

  const refused = await ask('/wares?gid=2')
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '3',
    'no-store',
  ])
  expect(refused.text).toContain('请稍候几秒后刷新')
  expect((await ask('/wares?gid=1')).text).toContain('whole /wares?gid=1')
  expect(await ask('/kfyz')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })

  away = false
  expect((await ask('/wares?gid=2')).text).toContain('whole /wares?gid=2')
  expect((await ask('/kfyz')).text).toContain('whole /kfyz')
})
