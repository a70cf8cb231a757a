import { expect, it } from 'vitest'
import { openFront, picturesOnly } from './world'

it('a picture is answered with 503 and a time to retry while the storage is down', async () => {
  let isDown = true
  const read = async () => {
    if (isDown) throw new Error('connect ECONNREFUSED')
    return { body: Buffer.from('picture'), contentType: 'image/webp', etag: 'e1' }
  }
  const shop = await openFront({ storage: picturesOnly(read) })
  const answer = await shop.ask('/media/goods/a.webp')
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  isDown = false
  expect((await shop.ask('/media/goods/a.webp')).status).toBe(200)
  await shop.front.drain(100)
})
