import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createAliyunCdn } from '@/lib/server/providers/cdn/aliyun'
import { createHttpCdn, createRefreshCdn } from '@/lib/server/providers/cdn/http'
import { jsonServer } from '../../support/json-server'

const PAGES = [
  { host: 'www.example.com', url: '/' },
  { host: 'a.example.com', url: '/wares?gt=1' },
]

it('Aliyun receives the addresses, at most a thousand a call', async () => {
  const calls: { action: string; query?: Record<string, string> }[] = []
  const cdn = createAliyunCdn(async (call) => {
    calls.push(call)
    return {}
  })
  await cdn.purge(PAGES, ['goods:1'])
  expect(calls).toEqual([
    {
      action: 'RefreshObjectCaches',
      version: '2018-05-10',
      query: { ObjectPath: 'https://www.example.com/\nhttps://a.example.com/wares?gt=1', ObjectType: 'File' },
    },
  ])
  await cdn.purge(
    Array.from({ length: 1001 }, (_, i) => ({ host: 'a.example.com', url: `/${i}` })),
    [],
  )
  expect(calls).toHaveLength(3)
})

it('a service of one’s own gets addresses and tags, and silence is an error', async () => {
  const server = await jsonServer(() => ({}))
  const cdn = createHttpCdn({ url: `${server.origin}/purge`, token: 'secret' })
  await cdn.purge(PAGES, ['goods:1'])
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
    urls: ['https://www.example.com/', 'https://a.example.com/wares?gt=1'],
    tags: ['goods:1'],
  })
  const closed = createHttpCdn({ url: 'http://127.0.0.1:1/purge', token: 'secret' })
  await expect(closed.purge(PAGES, [])).rejects.toThrow()
})

it('a cache that can only be refreshed is asked for each page, in each encoding, under its host', async () => {
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push([req.headers.host, req.url, req.headers['accept-encoding'], req.headers['x-cdn-refresh']].join(' '))
    res.statusCode = req.url === '/broken' ? 502 : 200
    res.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const cdn = createRefreshCdn({ url, token: 'secret' })
  await cdn.purge(PAGES.slice(0, 1), [])
  expect(asked.sort()).toEqual(['br', 'gzip', 'identity'].map((name) => `www.example.com / ${name} secret`))
  await expect(cdn.purge([{ host: 'a.example.com', url: '/broken' }], [])).rejects.toThrow('status 502')
})
