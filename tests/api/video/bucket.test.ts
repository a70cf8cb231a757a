import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { videos } from '@/lib/server/db/schema/listings/media'
import { pruneUploads } from '@/lib/server/modules/listings/media/prune-uploads'
import { FakeBucket } from '../../support/video/fake-bucket'
import { ascii, mp4File } from '../../support/video/mp4-file'
import { beginVideo, fileOf, partOf, sendPart } from '../../support/video/send-video'
import { World } from '../../support/world'

describe('videos in a bucket', () => {
  const world = new World()
  const bucket = new FakeBucket()
  beforeAll(async () => {
    await bucket.open()
    await world.open({
      env: {
        STORAGE_PROVIDER: 's3',
        S3_ENDPOINT: bucket.endpoint,
        S3_REGION: 'cn-east-1',
        S3_BUCKET: 'media',
        S3_ACCESS_KEY: 'me',
        S3_SECRET_KEY: 'secret',
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await bucket.close()
  })
  const objectOf = (key: string) => bucket.objects.get(`/media/${key}`)

  it('parts go straight to the bucket, or through the API, and the file is checked as the bucket has it', async () => {
    const visitor = await world.logIn()
    const file = fileOf(11)
    const { uploadId, isDirect } = await beginVideo(visitor, file.length)
    expect(isDirect).toBe(true)
    const addressOf = (part: number) => visitor.ask('POST /video/partAddress', { uploadId, part: String(part) })
    for (const n of [2, 1]) {
      const { url } = (await addressOf(n)).data
      expect(url).toContain('X-Amz-Signature=')
      expect((await fetch(url, { method: 'PUT', body: partOf(file, n) as BodyInit })).status).toBe(200)
    }
    expect((await visitor.do('GET /video/state', { uploadId })).parts).toEqual([1, 2])
    expect((await addressOf(4)).name).toBe('BAD_PART')
    expect((await sendPart(visitor, uploadId, 3, partOf(file, 3))).code).toBe(0)
    const { key } = await visitor.do('POST /video/finish', { uploadId })
    expect(objectOf(key)?.body.equals(file)).toBe(true)
    expect(objectOf(key)?.type).toBe('video/mp4')
  })

  it('a file that the bucket has and that is no video is removed from it', async () => {
    const visitor = await world.logIn()
    const file = ascii('<script>alert(1)</script>')
    const { uploadId } = await beginVideo(visitor, file.length)
    const { url } = await visitor.do('POST /video/partAddress', { uploadId, part: '1' })
    await fetch(url, { method: 'PUT', body: file as BodyInit })
    const count = bucket.objects.size
    expect((await visitor.ask('POST /video/finish', { uploadId })).name).toBe('BAD_VIDEO')
    expect([bucket.objects.size, bucket.unfinished]).toEqual([count, 0])
  })

  it('a part of another size does not count, and what was not completed in a day is removed from the bucket', async () => {
    const visitor = await world.logIn()
    const file = mp4File()
    const { uploadId } = await beginVideo(visitor, file.length)
    const { url } = await visitor.do('POST /video/partAddress', { uploadId, part: '1' })
    await fetch(url, { method: 'PUT', body: file.subarray(1) as BodyInit })
    expect((await visitor.do('GET /video/state', { uploadId })).parts).toEqual([])
    expect((await visitor.ask('POST /video/finish', { uploadId })).name).toBe('BAD_PART')
    expect(bucket.unfinished).toBe(1)
    world.pass({ hours: 25 })
    await pruneUploads(world.services)
    expect(bucket.unfinished).toBe(0)
    expect(await world.services.db.$count(videos, eq(videos.id, uploadId))).toBe(0)
  })
})
