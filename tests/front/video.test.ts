import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rangeOf } from '@/lib/server/front/send-video'
import { createDiskStorage } from '@/lib/server/providers/storage/disk'
import { openFront } from './world'

const KEY = 'evidence/ab/one.mp4'
const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251))
const ETAG = '"one"'

describe('videos', () => {
  const folder = mkdtempSync(join(tmpdir(), 'videos-'))
  const storage = createDiskStorage(join(folder, 'media'))
  let shop: Awaited<ReturnType<typeof openFront>>
  let isDown = false
  beforeAll(async () => {
    await storage.write(KEY, BYTES, 'video/mp4')
    await storage.write('goods/ab/two.webm', BYTES, 'video/webm')
    shop = await openFront({
      storage: {
        read: () => Promise.reject(new Error('a video is never read whole')),
        openStream: storage.openStream,
        sizeOf: async (key) => {
          if (isDown) throw new Error('connect ECONNREFUSED')
          return storage.sizeOf(key)
        },
      },
      readersOf: async (key, query) => (key.startsWith('goods/') ? 'all' : query === 'sign=right' ? 'holder' : 'none'),
    })
  })
  afterAll(async () => {
    await shop.front.drain(100)
    rmSync(folder, { recursive: true, force: true })
  })
  const ask = (headers: Record<string, string> = {}, method = 'GET', path = `/media/${KEY}?sign=right`) =>
    shop.ask(path, { method, headers })

  it('a whole video is sent as a download with a fixed type that nothing can run in', async () => {
    const { status, headers, body } = await ask()
    expect([status, body.equals(BYTES)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'content-disposition': 'attachment; filename="one.mp4"',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=600',
      etag: ETAG,
    })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-499', 0, 499],
    ['bytes=500-', 500, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-5000', 990, 999],
  ])('range %s is sent as such', async (range, from, to) => {
    const { status, headers, body } = await ask({ range })
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${from}-${to}/1000`,
      String(to - from + 1),
    ])
    expect(body.equals(BYTES.subarray(from, to + 1))).toBe(true)
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('range %s is not there', async (range) => {
    const { status, headers, body } = await ask({ range })
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */1000', 0])
  })

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'bytes=a-b', 'bytes=-', 'lines=0-5', 'bytes'])(
    'range %s is answered with the whole video',
    async (range) => {
      const { status, body } = await ask({ range })
      expect([status, body.length]).toEqual([200, 1000])
    },
  )

  it('a range of another version is answered with the whole video', async () => {
    expect((await ask({ range: 'bytes=0-9', 'if-range': ETAG })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
    expect((await ask({ range: 'bytes=0-9', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' })).status).toBe(200)
  })

  it('HEAD states size and range without a body, and a known video is not sent again', async () => {
    const whole = await ask({}, 'HEAD')
    expect([whole.status, whole.headers['content-length'], whole.body.length]).toEqual([200, '1000', 0])
    const part = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect([part.status, part.headers['content-range'], part.body.length]).toEqual([206, 'bytes 0-9/1000', 0])
    expect((await ask({ 'if-none-match': ETAG })).status).toBe(304)
  })

  it('only who may read it gets a video; a public one may be cached', async () => {
    for (const query of ['', '?sign=wrong']) expect((await ask({}, 'GET', `/media/${KEY}${query}`)).status).toBe(404)
    expect((await ask({}, 'GET', '/media/evidence/ab/none.mp4?sign=right')).status).toBe(404)
    const open = await ask({}, 'GET', '/media/goods/ab/two.webm')
    expect([open.status, open.headers['content-type'], open.headers['cache-control']]).toEqual([
      200,
      'video/webm',
      'public, max-age=600',
    ])
  })

  it('a storage that does not respond is a fault to try again later', async () => {
    isDown = true
    const { status, headers } = await ask()
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    isDown = false
    expect((await ask()).status).toBe(200)
  })

  it('a range never leaves the file', () => {
    for (const header of ['bytes=0-', 'bytes=3-999999999999999', 'bytes=-7', 'bytes=4-4']) {
      const range = rangeOf(header, 5)
      if (typeof range === 'string') throw new Error(header)
      expect(range.from >= 0 && range.from <= range.to && range.to < 5).toBe(true)
    }
  })
})
