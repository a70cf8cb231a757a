import sharp from 'sharp'
import { expect, it } from 'vitest'
import { withSizes } from '@/lib/server/providers/storage/with-sizes'

const unused = () => Promise.reject(new Error('pictures are read and written whole'))

/** Files in memory that are slow to read; records how many originals were open at once. */
async function slowStorage() {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .webp()
    .toBuffer()
  const files = new Map<string, Buffer>()
  let [open, most] = [0, 0]
  const storage = withSizes({
    identity: async () => 'memory',
    async write(key, body) {
      files.set(key, body)
      open -= 1
    },
    async read(key) {
      await new Promise(setImmediate)
      const body = files.get(key)
      if (body) return { body, contentType: 'image/webp', etag: key }
      if (key.startsWith('sized/') || key.includes('missing')) return null
      open += 1
      most = Math.max(most, open)
      return { body: picture, contentType: 'image/webp', etag: key }
    },
    async remove() {},
    writeStream: unused,
    openStream: unused,
    sizeOf: unused,
    parts: { begin: unused, addressOf: () => null, write: unused, list: unused, join: unused, drop: unused },
  })
  return { storage, most: () => most }
}

it('creates few picture sizes at a time, regardless of the number of requests, and answers all', async () => {
  const { storage, most } = await slowStorage()
  const keys = Array.from({ length: 60 }, (_, i) => `sized/160/goods/ab/${i % 20 === 19 ? 'missing' : 'p'}${i}.webp`)
  const found = await Promise.all(keys.map((key) => storage.read(key)))
  expect(found.map((file) => file !== null)).toEqual(keys.map((key) => !key.includes('missing')))
  expect((await sharp(found[0]?.body).metadata()).width).toBe(160)
  expect(most()).toBeLessThanOrEqual(2)
  expect(await storage.read('sized/320/goods/ab/p1.webp')).not.toBeNull()
})
