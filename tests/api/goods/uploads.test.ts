import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '@/lib/server/db/schema/listings/media'
import type { Answer, Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('picture uploads', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
  async function upload(
    visitor: Visitor,
    bytes: Uint8Array,
    ticket?: { uploadId: string; token: string },
  ): Promise<Answer<{ key: string; url: string; width: number }>> {
    const { uploadId, token } = ticket ?? (await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' }))
    return visitor.upload('POST /comm/uploadImage', { uploadId, token }, new Blob([bytes as BlobPart]))
  }

  it('an avatar must be an own picture uploaded for that purpose, and is shown from then on', async () => {
    const [visitor, other] = [await world.logIn(), await world.logIn()]
    const of = async (owner: Visitor, purpose: 'avatar' | 'goods') => {
      const token = await owner.do('GET /comm/imagesTempUploadToken', { purpose })
      return (await upload(owner, await (await picture()).png().toBuffer(), token)).data.key
    }
    const key = await of(visitor, 'avatar')
    const { actor } = await visitor.do('POST /user/changeUserUsualInfo', { actor: key })
    expect(actor).toBe(`/media/${key}`)
    expect(decodeURIComponent(visitor.cookies.get('actor') as string)).toBe(actor)
    const foreign = await of(other, 'avatar')
    expect((await visitor.ask('POST /user/changeUserUsualInfo', { actor: foreign })).name).toBe('INVALID_INPUT')
    const goods = await of(visitor, 'goods')
    expect((await visitor.ask('POST /user/changeUserUsualInfo', { actor: goods })).name).toBe('INVALID_INPUT')
    expect((await visitor.do('GET /user/userInfo', {})).actor).toBe(actor)
  })

  it('an uploaded picture is re-encoded without metadata and served as stored', async () => {
    const visitor = await world.logIn()
    const bytes = await picture()
      .withMetadata({ exif: { IFD0: { Copyright: 'home address' } } })
      .jpeg()
      .toBuffer()
    const { data } = await upload(visitor, bytes)
    const stored = await world.app.storage.read(data.key)
    const meta = await sharp(stored?.body).metadata()
    expect([stored?.contentType, meta.format, meta.width, meta.exif]).toEqual(['image/webp', 'webp', 60, undefined])
  })

  it('an upload token works once, for its owner, for ten minutes; a rejected file does not use it up', async () => {
    const [visitor, thief] = [await world.logIn(), await world.logIn()]
    const token = await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' })
    const png = await picture().png().toBuffer()
    expect((await upload(thief, png, token)).name).toBe('UPLOAD_TOKEN')
    expect((await upload(visitor, Buffer.from('not a picture'), token)).name).toBe('BAD_IMAGE_TYPE')
    expect((await upload(visitor, png, token)).code).toBe(0)
    expect((await upload(visitor, png, token)).name).toBe('UPLOAD_TOKEN')
    const late = await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' })
    world.pass({ minutes: 11 })
    expect((await upload(visitor, png, late)).name).toBe('UPLOAD_TOKEN')
  })

  it('qiniuToken returns the same upload token, and its file is checked and re-encoded as well', async () => {
    const [visitor, thief] = [await world.logIn(), await world.logIn()]
    const { action, types, maxBytes, ...token } = await visitor.do('GET /comm/qiniuToken', { purpose: 'evidence' })
    expect({ action, types, maxBytes }).toEqual({
      action: '/api/comm/uploadImage',
      types: ['image/png', 'image/jpeg'],
      maxBytes: 10 * 1024 * 1024,
    })
    const png = await picture().png().toBuffer()
    expect((await upload(thief, png, token)).name).toBe('UPLOAD_TOKEN')
    expect((await upload(visitor, Buffer.from('<svg/>'), token)).name).toBe('BAD_IMAGE_TYPE')
    const { key } = (await upload(visitor, png, token)).data
    expect(key).toMatch(/^evidence\//)
    expect((await world.app.storage.read(key))?.contentType).toBe('image/webp')
    expect((await upload(visitor, png, token)).name, 'once').toBe('UPLOAD_TOKEN')
    const late = await visitor.do('GET /comm/qiniuToken', { purpose: 'goods' })
    world.pass({ minutes: 11 })
    expect((await upload(visitor, png, late)).name).toBe('UPLOAD_TOKEN')
  })

  it('an upload token allows three attempts at most', async () => {
    const visitor = await world.logIn()
    const token = await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' })
    for (let i = 0; i < 3; i++)
      expect((await upload(visitor, Buffer.from('not a picture'), token)).name).toBe('BAD_IMAGE_TYPE')
    expect((await upload(visitor, await picture().png().toBuffer(), token)).name).toBe('UPLOAD_TOKEN')
  })

  it('many concurrent uploads of one member do not block other members', async () => {
    const [flooder, ...others] = await Promise.all(Array.from({ length: 9 }, () => world.logIn()))
    const heavy = (await picture(6000, 6000).png({ compressionLevel: 1 }).toBuffer()).subarray(0, 60_000)
    const png = await picture().png().toBuffer()
    const flood = Promise.all(Array.from({ length: 12 }, () => upload(flooder as Visitor, heavy)))
    const answers = await Promise.all(others.map((other) => upload(other, png)))
    expect(answers.map(({ code }) => code)).toEqual(others.map(() => 0))
    expect(new Set((await flood).map(({ name }) => name))).toEqual(new Set(['BAD_IMAGE_TYPE']))
  })

  it('the daily upload quota is checked when a token is used', async () => {
    const visitor = await world.logIn()
    const tokens = [
      await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' }),
      await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' }),
    ] as const
    const png = await picture().png().toBuffer()
    expect((await upload(visitor, png, tokens[0])).code).toBe(0)
    const bytes = 300 * 1024 * 1024 + 1
    await world.services.db.update(uploads).set({ bytes }).where(eq(uploads.id, tokens[0].uploadId))
    expect(await upload(visitor, png, tokens[1])).toMatchObject({
      name: 'TOO_MANY',
      msg: '今日上传图片已达上限，请明天再试',
    })
  })

  it.each([
    ['an SVG', /格式不对/, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', /格式不对/, async () => picture().gif().toBuffer()],
    [
      'HTML that begins like a PNG',
      /格式不对/,
      async () =>
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
          Buffer.from('<script>alert(1)</script>'),
        ]),
    ],
    ['a truncated picture', /已损坏/, async () => (await picture(400, 400).png().toBuffer()).subarray(0, 200)],
    ['nothing', /格式不对/, async () => Buffer.alloc(0)],
  ])('rejects the upload of %s with its own message', async (_, msg, make) => {
    const answer = await upload(await world.logIn(), await make())
    expect(answer).toMatchObject({ name: 'BAD_IMAGE_TYPE', msg: expect.stringMatching(msg) })
  })

  it.each([
    ['goods', [16_000, 16_000], '图片像素过多：16000×16000，约25600万像素，最多4000万像素，请缩小后再上传'],
    ['evidence', [5000, 3600], '图片像素过多：5000×3600，约1800万像素，最多1600万像素，请缩小后再上传'],
  ] as const)('rejects a PNG for %s that exceeds its pixel limit', async (purpose, [width, height], msg) => {
    const visitor = await world.logIn()
    const token = await visitor.do('GET /comm/imagesTempUploadToken', { purpose })
    const bytes = await picture(width, height).png({ compressionLevel: 9 }).toBuffer()
    expect(await upload(visitor, bytes, token)).toMatchObject({ name: 'IMAGE_TOO_LARGE', msg })
  })

  it('a 48-megapixel photo is scaled down and rotated upright', async () => {
    const visitor = await world.logIn()
    const token = await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'evidence' })
    const bytes = await picture(8064, 6048).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await upload(visitor, bytes, token)).data).toMatchObject({ width: 2000, height: 2666 })
  })

  it('a long screenshot keeps its width', async () => {
    const bytes = await picture(1080, 9000).png().toBuffer()
    expect((await upload(await world.logIn(), bytes)).data).toMatchObject({ width: 1080, height: 9000 })
  })

  it('rejects a picture above 10 MB with its own message', async () => {
    expect(await upload(await world.logIn(), Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      name: 'IMAGE_TOO_LARGE',
      msg: '图片大小不能超过10M',
    })
  })
})
