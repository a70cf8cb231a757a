import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { StorageProvider } from '@/lib/server/providers/storage/port'
import { createS3Storage, isPathStyle } from '@/lib/server/providers/storage/s3'

interface StoredObject {
  body: Buffer
  type: string
}

/** A fake bucket like a compatible store: requires signed requests and a length, and returns XML errors. */
const objects = new Map<string, StoredObject>()
async function answer(request: IncomingMessage, response: ServerResponse) {
  const fail = (status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname)
  if (!/^AWS4-HMAC-SHA256 Credential=me\/\d{8}\/cn-east-1\/s3\//.test(request.headers.authorization ?? ''))
    return fail(403, 'AccessDenied')
  if (request.method === 'PUT') {
    const length = Number(request.headers['content-length'])
    if (!Number.isInteger(length)) return fail(411, 'MissingContentLength')
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    if (body.length !== length) return fail(400, 'IncompleteBody')
    objects.set(key, { body, type: request.headers['content-type'] ?? '' })
    return response.writeHead(200, { etag: '"one"' }).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  const found = objects.get(key)
  if (!found) return fail(404, 'NoSuchKey')
  return response
    .writeHead(200, { 'content-type': found.type, 'content-length': found.body.length, etag: '"one"' })
    .end(found.body)
}

const server = createServer((request, response) => void answer(request, response))
let storage: StorageProvider
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  storage = await createS3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'cn-east-1',
    bucket: 'media',
    accessKeyId: 'me',
    secretAccessKey: 'secret',
  })
})
afterAll(() => new Promise((done) => server.close(done)))
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
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
