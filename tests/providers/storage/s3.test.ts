import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import type { StorageProvider } from '@/lib/server/providers/storage/port'
import { bucketOrigin, createS3Storage, isPathStyle } from '@/lib/server/providers/storage/s3'
import { Bucket } from '../../support/open-for-business/bucket'
import { FakeBucket } from '../../support/video/fake-bucket'

const bucket = new FakeBucket()
const { objects } = bucket
let storage: StorageProvider
beforeAll(async () => {
  await bucket.open()
  storage = await createS3Storage({
    endpoint: bucket.endpoint,
    region: 'cn-east-1',
    bucket: 'media',
    accessKeyId: 'me',
    secretAccessKey: 'secret',
  })
})
afterAll(() => bucket.close())
beforeEach(() => objects.clear())

it('a picture is written, read with its type and removed; a missing one returns null', async () => {
  await storage.write('goods/一.webp', Buffer.from('picture'), 'image/webp')
  expect([...objects.keys()]).toEqual(['/media/goods/一.webp'])
  expect(await storage.read('goods/一.webp')).toEqual({
    body: Buffer.from('picture'),
    contentType: 'image/webp',
    etag: 'one',
  })
  await storage.remove('goods/一.webp')
  expect(await storage.read('goods/一.webp')).toBeNull()
})

it('a large file is streamed to and from S3 with its length, and not stored if its source fails', async () => {
  async function* pieces(fails = false) {
    for (let i = 0; i < 20; i++) yield new Uint8Array(100_000).fill(i)
    if (fails) throw new Error('the source broke')
  }
  expect(await storage.writeStream('exports/one.zip', pieces(), 'application/zip')).toBe(2_000_000)
  const found = await storage.openStream('exports/one.zip')
  expect(found?.bytes).toBe(2_000_000)
  const body = Buffer.from(await new Response(found?.body).arrayBuffer())
  expect([body.length, body[0], body[1_999_999]]).toEqual([2_000_000, 0, 19])
  await expect(storage.writeStream('exports/two.zip', pieces(true), 'application/zip')).rejects.toThrow('broke')
  expect(await storage.openStream('exports/two.zip')).toBeNull()
})

it('a bucket that denies access is an error, not a missing file', async () => {
  const stranger = await createS3Storage({
    endpoint: bucket.endpoint,
    region: 'cn-east-1',
    bucket: 'media',
    accessKeyId: 'else',
    secretAccessKey: 'secret',
  })
  await expect(stranger.read('goods/one.webp')).rejects.toThrow()
  await expect(stranger.openStream('exports/one.zip')).rejects.toThrow()
})

it.each([
  ['', false],
  ['http://127.0.0.1:9000', true],
  ['https://minio.example.com', true],
  ['https://oss-cn-shanghai.aliyuncs.com', false],
  ['https://s3.cn-east-1.qiniucs.com', false],
  ['https://cos.ap-guangzhou.myqcloud.com', false],
])('the bucket of endpoint %j stands in the path: %s', (endpoint, isInPath) => {
  expect(isPathStyle(endpoint)).toBe(isInPath)
})

it('a range of an object is read alone; the size of a missing object is null', async () => {
  await storage.write('evidence/one.mp4', Buffer.from('0123456789'), 'video/mp4')
  const found = await storage.openStream('evidence/one.mp4', { from: 2, to: 5 })
  expect([found?.bytes, await new Response(found?.body).text()]).toEqual([4, '2345'])
  expect([await storage.sizeOf('evidence/one.mp4'), await storage.sizeOf('evidence/two.mp4')]).toEqual([10, null])
})

async function* text(words: string) {
  yield new TextEncoder().encode(words)
}

it('parts go to the bucket at signed addresses, or through the program, and are joined by number', async () => {
  const upload = { key: 'evidence/ab/one.mp4', handle: await storage.parts.begin('evidence/ab/one.mp4', 'video/mp4') }
  const put = async (n: number, words: string) =>
    (await fetch(storage.parts.addressOf(upload, { n, bytes: words.length }) ?? '', { method: 'PUT', body: words }))
      .status
  expect([await put(2, 'wrong'), await put(2, 'two '), await put(1, 'one ')]).toEqual([200, 200, 200])
  expect(await storage.parts.write(upload, { n: 3, bytes: 5 }, text('three'))).toBe(true)
  expect(await storage.parts.list(upload)).toEqual([
    { n: 1, bytes: 4 },
    { n: 2, bytes: 4 },
    { n: 3, bytes: 5 },
  ])
  expect(await storage.sizeOf(upload.key)).toBeNull()
  await storage.parts.join(upload)
  await storage.parts.join(upload)
  expect(await storage.read(upload.key)).toMatchObject({
    body: Buffer.from('one two three'),
    contentType: 'video/mp4',
  })
  expect([await put(4, 'late'), await storage.parts.write(upload, { n: 4, bytes: 4 }, text('late'))]).toEqual([
    404,
    false,
  ])
  const other = { key: 'evidence/ab/two.mp4', handle: await storage.parts.begin('evidence/ab/two.mp4', 'video/mp4') }
  await storage.parts.write(other, { n: 1, bytes: 1 }, text('x'))
  await storage.parts.drop(other)
  await storage.parts.drop(other)
  await storage.parts.join(other)
  expect([await storage.parts.list(other), await storage.sizeOf(other.key)]).toEqual([[], null])
})

it('a signed address is taken by a server that this project did not write, for its object, part and size only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'))
  const server = await Bucket.open(folder)
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = server.settings
  const { parts } = await createS3Storage({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
  })
  const key = 'evidence/ab/a (1).mp4'
  const upload = { key, handle: await parts.begin(key, 'video/mp4') }
  const address = parts.addressOf(upload, { n: 1, bytes: 5 }) ?? ''
  const put = async (url: string, body = 'bytes') => (await fetch(url, { method: 'PUT', body })).status
  expect(await put(address)).toBe(200)
  expect(await put(address.replace('partNumber=1', 'partNumber=2'))).toBe(403)
  expect(await put(address, 'many bytes')).toBe(403)
  expect(await put(address.replace('a%20%281%29', 'other'))).toBe(403)
})

it.each([
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['https://oss-cn-shanghai.aliyuncs.com', 'https://media.oss-cn-shanghai.aliyuncs.com'],
  ['', 'https://media.s3.cn-east-1.amazonaws.com'],
])('browsers send parts to the origin of endpoint %j', (endpoint, origin) => {
  expect(bucketOrigin({ endpoint, region: 'cn-east-1', bucket: 'media' })).toBe(origin)
})
