import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { RenderRequest } from '@/lib/server/front/render'
import { createLog } from '@/lib/server/runtime/log'
import { INNER_CALLS } from '@/lib/shared/site/inner-calls'
import { openFront, page } from './world'

const socketPath = join(tmpdir(), `front-${randomBytes(6).toString('hex')}.sock`)

/** Makes calls as page loaders do; resolves with their response codes. */
const call = (...paths: string[]): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const query = new URLSearchParams(paths.map((path) => ['path', path]))
    request({ socketPath, path: `${INNER_CALLS}?${query}`, headers: { host: 'localhost' } }, (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      res.on('end', () => resolve((JSON.parse(text) as { code: number }[]).map(({ code }) => code)))
    })
      .on('error', reject)
      .end()
  })

it('during an API outage a page that needs it is served from the cache, or as 503; one that does not is rendered', async () => {
  let away = false
  const render = async ({ url }: RenderRequest) => {
    const codes = await call('/api/goods/getGoodsList', '/api/comm/gameList')
    if (codes.every((code) => code === 0)) return page(`<h1>whole ${url}</h1>`)
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
  expect(await front.answerPage('localhost', '/api/comm/gameList')).toMatchObject({ code: 0 })
  await expect(front.answerPage('nobody.example', '/api/comm/gameList')).rejects.toThrow()
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

it('a page that fails to render leaves a line in the log with its address', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const { front, ask } = await openFront({ log, render: async () => page('<h1>Error</h1>', { status: 500 }) })
  onTestFinished(() => front.drain(100))
  expect((await ask('/wares?gid=1')).status).toBe(500)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, url: '/wares?gid=1', status: 500, msg: 'a page failed to render' }),
  ])
})
