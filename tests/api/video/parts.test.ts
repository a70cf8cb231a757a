import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads, videos } from '@/lib/server/db/schema/listings/media'
import { pruneUploads } from '@/lib/server/modules/listings/media/prune-uploads'
import { MB, PART_BYTES, partCount } from '@/lib/shared/video/video-files'
import { oneCard } from '../../support/one-person'
import { ascii, bigMp4, joined, mp4File } from '../../support/video/mp4-file'
import { beginVideo, fileOf, partOf, sendPart, sendVideo, uploadVideo } from '../../support/video/send-video'
import { recordedWebm } from '../../support/video/webm-file'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('videos in parts', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const finish = (visitor: Visitor, uploadId: string) => visitor.ask('POST /video/finish', { uploadId })
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  it('a file of 100 MB arrives although its connection is cut ten times', async () => {
    const visitor = await world.logIn()
    const size = 100 * MB
    const { uploadId, parts, partBytes, isDirect } = await beginVideo(visitor, size, { name: '交付录屏.mp4' })
    expect([parts, partBytes, isDirect]).toEqual([[], PART_BYTES, false])
    const hash = createHash('sha256')
    let cuts = 0
    let n = 1
    let rest = new Uint8Array(0)
    for (const piece of bigMp4(size)) {
      hash.update(piece)
      rest = joined(rest, piece) as Uint8Array<ArrayBuffer>
      while (rest.length >= PART_BYTES || (n === partCount(size) && rest.length === size - (n - 1) * PART_BYTES)) {
        const part = rest.slice(0, PART_BYTES)
        rest = rest.slice(PART_BYTES)
        if (n % 2 === 0) {
          expect((await sendCut(visitor, uploadId, n, part)).code).not.toBe(0)
          cuts++
          const state = await visitor.do('GET /video/state', { uploadId })
          expect(state.parts, 'what arrived is kept, the cut part is not').toEqual(
            Array.from({ length: n - 1 }, (_, i) => i + 1),
          )
        }
        expect((await sendPart(visitor, uploadId, n, part)).code).toBe(0)
        n++
      }
    }
    expect([cuts, n - 1, rest.length]).toEqual([10, 20, 0])
    const { data } = await finish(visitor, uploadId)
    expect(data).toMatchObject({ state: 'done', bytes: size, durationMs: 12_000, name: '交付录屏.mp4' })
    expect(await world.app.storage.sizeOf(data.key)).toBe(size)
    const [row] = await world.services.db.select().from(uploads).where(eq(uploads.key, data.key))
    expect([row?.sha256, row?.bytes, row?.userId]).toEqual([hash.digest('hex'), size, visitor.userId])
  })

  it('parts may come in any order and more than once; the last one of a number counts', async () => {
    const visitor = await world.logIn()
    const file = fileOf(11)
    const { uploadId } = await beginVideo(visitor, file.length, { sha256: sha256(file) })
    await sendPart(visitor, uploadId, 2, new Uint8Array(PART_BYTES).fill(99))
    for (const n of [3, 1, 2]) expect((await sendPart(visitor, uploadId, n, partOf(file, n))).code).toBe(0)
    const { key } = await visitor.do('POST /video/finish', { uploadId })
    expect((await world.app.storage.read(key))?.body.equals(file)).toBe(true)
  })

  it('a missing, a short, a long and an unknown part are refused, and nothing is lost', async () => {
    const visitor = await world.logIn()
    const file = fileOf(6)
    const { uploadId } = await beginVideo(visitor, file.length)
    await sendPart(visitor, uploadId, 1, partOf(file, 1))
    expect(await finish(visitor, uploadId)).toMatchObject({ name: 'BAD_PART', msg: '视频没有传完整，请继续上传' })
    const bad: [number, Uint8Array][] = [
      [2, partOf(file, 2).subarray(1)],
      [2, joined(partOf(file, 2), ascii('x'))],
      [1, new Uint8Array(PART_BYTES + 1)],
      [3, ascii('x')],
      [0, ascii('x')],
    ]
    for (const [n, bytes] of bad) expect((await sendPart(visitor, uploadId, n, bytes)).name).toBe('BAD_PART')
    expect((await visitor.do('GET /video/state', { uploadId })).parts).toEqual([1])
    await sendPart(visitor, uploadId, 2, partOf(file, 2))
    expect((await finish(visitor, uploadId)).code).toBe(0)
  })

  it('only its owner may see, continue, complete and cancel an upload', async () => {
    const [visitor, thief] = [await world.logIn(), await world.logIn()]
    const file = mp4File()
    const uploadId = await sendVideo(visitor, file)
    expect((await thief.ask('GET /video/state', { uploadId })).name).toBe('VIDEO_GONE')
    expect((await sendPart(thief, uploadId, 1, file)).name).toBe('VIDEO_GONE')
    expect((await thief.ask('POST /video/partAddress', { uploadId, part: '1' })).name).toBe('VIDEO_GONE')
    expect((await finish(thief, uploadId)).name).toBe('VIDEO_GONE')
    await thief.do('POST /video/cancel', { uploadId })
    expect((await finish(visitor, uploadId)).code).toBe(0)
  })

  it('two tabs that complete the same upload get one video; completing it again returns the same', async () => {
    const visitor = await world.logIn()
    const uploadId = await sendVideo(visitor, mp4File())
    const answers = await Promise.all([finish(visitor, uploadId), finish(visitor, uploadId), finish(visitor, uploadId)])
    for (const { name } of answers) expect(['OK', 'VIDEO_BUSY']).toContain(name)
    const { data } = await finish(visitor, uploadId)
    for (const answer of answers) if (answer.code === 0) expect(answer.data.key).toBe(data.key)
    expect(await world.services.db.$count(uploads, eq(uploads.userId, visitor.userId))).toBe(1)
    expect((await sendPart(visitor, uploadId, 1, mp4File())).name, 'it is complete').toBe('VIDEO_BUSY')
  })

  it('completing goes on after an instance died between joining and checking', async () => {
    const visitor = await world.logIn()
    const file = mp4File()
    const uploadId = await sendVideo(visitor, file)
    const mine = eq(videos.id, uploadId)
    const [row] = await world.services.db.update(videos).set({ checkingAt: world.now() }).where(mine).returning()
    await world.app.storage.parts.join(row as typeof videos.$inferSelect)
    expect((await finish(visitor, uploadId)).name).toBe('VIDEO_BUSY')
    world.pass({ minutes: 11 })
    expect(await finish(visitor, uploadId)).toMatchObject({ code: 0, data: { state: 'done' } })
  })

  it.each([
    ['a page', ascii('<!doctype html><script>alert(1)</script>'), 'mp4', /格式不对/],
    ['a video with a page after it', joined(mp4File(), ascii('<script>alert(1)</script>')), 'mp4', /夹带/],
    ['a webm file named mp4', recordedWebm(), 'mp4', /不一致/],
    ['an mp4 file named webm', mp4File(), 'webm', /不一致/],
    ['a video that was cut', mp4File().subarray(0, 1500), 'mp4', /不完整/],
  ] as const)('refuses %s, and keeps nothing of it', async (_, file, type, msg) => {
    const visitor = await world.logIn()
    const uploadId = await sendVideo(visitor, file, { type })
    const [{ key } = { key: '' }] = await world.services.db.select().from(videos).where(eq(videos.id, uploadId))
    expect(await finish(visitor, uploadId)).toMatchObject({ name: 'BAD_VIDEO', msg: expect.stringMatching(msg) })
    expect(await world.app.storage.sizeOf(key)).toBeNull()
    expect((await visitor.ask('GET /video/state', { uploadId })).name).toBe('VIDEO_GONE')
    expect(await world.services.db.$count(uploads, eq(uploads.userId, visitor.userId))).toBe(0)
  })

  it('a file that is not the announced one is refused; HEVC is stored, and its codec recorded', async () => {
    const visitor = await world.logIn()
    const uploadId = await sendVideo(visitor, mp4File(), { sha256: '0'.repeat(64) })
    expect((await finish(visitor, uploadId)).name).toBe('BAD_VIDEO')
    const key = await uploadVideo(visitor, mp4File({ codec: 'hvc1' }))
    const [row] = await world.services.db.select().from(videos).where(eq(videos.key, key))
    expect(row?.codec).toBe('hvc1.1.6.L93.B0')
  })

  it('refuses a file above 100 MB, an empty one and another type before anything is sent', async () => {
    const visitor = await world.logIn()
    const create = (bytes: number, type = 'mp4') =>
      visitor.ask('POST /video/create', { purpose: 'evidence', bytes: String(bytes), type: type as 'mp4' })
    expect(await create(100 * MB + 1)).toMatchObject({ name: 'VIDEO_TOO_LARGE', msg: expect.stringContaining('100M') })
    expect((await create(0)).name).toBe('BAD_VIDEO')
    expect((await create(9, 'avi')).name).toBe('INVALID_INPUT')
  })

  it('videos of a day have a budget per person, also for uploads that begin at once; a cancelled one gives it back', async () => {
    const owner = await world.person()
    const visitor = await world.logIn(owner)
    const create = () =>
      visitor.ask('POST /video/create', { purpose: 'evidence', bytes: String(100 * MB), type: 'mp4' })
    const answers = await Promise.all(Array.from({ length: 12 }, create))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      name: 'TOO_MANY',
      msg: '24 小时内最多上传 1000M 视频，现在还能传 0M，请明天再传或压缩视频',
    })
    const [first] = answers.filter(({ code }) => code === 0)
    await visitor.do('POST /video/cancel', { uploadId: first?.data.uploadId ?? '' })
    expect((await create()).code).toBe(0)
    const other = await world.person()
    await oneCard(world, 'card of one', owner, other)
    const video = { purpose: 'evidence', bytes: '1000', type: 'mp4' } as const
    const ofOther = () => world.logIn(other).then((own) => own.ask('POST /video/create', video))
    expect((await ofOther()).name, 'another account of the person').toBe('TOO_MANY')
    world.pass({ hours: 25 })
    expect((await ofOther()).code).toBe(0)
    expect((await create()).code).toBe(0)
  })

  it('the poster of a complete video is stored once, and is a picture', async () => {
    const visitor = await world.logIn()
    const uploadId = await sendVideo(visitor, mp4File())
    const picture = (background: string) =>
      sharp({ create: { width: 64, height: 36, channels: 3, background } })
        .jpeg()
        .toBuffer()
    const poster = (bytes: Uint8Array) =>
      visitor.upload('POST /video/uploadPoster', { uploadId }, new Blob([bytes as BlobPart]))
    expect((await poster(await picture('#123456'))).name).toBe('VIDEO_BUSY')
    const { key } = await visitor.do('POST /video/finish', { uploadId })
    expect((await poster(ascii('<svg/>'))).name).toBe('BAD_IMAGE_TYPE')
    expect((await poster(await picture('#123456'))).code).toBe(0)
    const stored = async () => (await world.app.storage.read(key.replace('.mp4', '.webp')))?.body
    const first = await stored()
    expect((await sharp(first).metadata()).width).toBe(64)
    await poster(await picture('#ffffff'))
    expect((await stored())?.equals(first as Buffer)).toBe(true)
    expect((await visitor.do('GET /video/state', { uploadId })).hasPoster).toBe(true)
  })

  it('what was not completed in a day is removed with its parts; a complete video stays', async () => {
    const visitor = await world.logIn()
    const key = await uploadVideo(visitor)
    const open = await sendVideo(visitor, fileOf(6))
    const [row] = await world.services.db.select().from(videos).where(eq(videos.id, open))
    const upload = row as typeof videos.$inferSelect
    world.pass({ hours: 23 })
    await pruneUploads(world.services)
    expect(await world.app.storage.parts.list(upload)).toHaveLength(2)
    world.pass({ hours: 2 })
    expect((await finish(visitor, open)).name).toBe('VIDEO_GONE')
    await pruneUploads(world.services)
    expect(await world.app.storage.parts.list(upload)).toEqual([])
    expect(await world.services.db.$count(videos, eq(videos.id, open))).toBe(0)
    expect(await world.app.storage.sizeOf(key)).toBeGreaterThan(0)
  })
})

/** Sends a part whose connection breaks in its middle. */
async function sendCut(visitor: Visitor, uploadId: string, part: number, bytes: Uint8Array) {
  const form = new FormData()
  form.set('uploadId', uploadId)
  form.set('part', String(part))
  form.set('file', new Blob([bytes as BlobPart]), 'file')
  const whole = new Request(visitor.origin, { method: 'POST', body: form })
  const type = whole.headers.get('content-type') ?? ''
  const body = new Uint8Array(await whole.arrayBuffer()).subarray(0, bytes.length / 2)
  let isSent = false
  const stream = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('the connection broke'))
      else controller.enqueue(body)
      isSent = true
    },
  })
  const headers = {
    'content-type': type,
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    authorization: visitor.cookies.get('token') ?? '',
    'x-csrf-token': visitor.cookies.get('csrf') ?? '',
  }
  const request = new Request(`${visitor.origin}/api/video/uploadPart`, {
    method: 'POST',
    headers,
    body: stream,
    duplex: 'half',
  } as RequestInit)
  return (await (await visitor.send(request)).json()) as { code: number }
}
