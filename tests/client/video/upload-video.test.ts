// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { cancelVideo, uploadVideo } from '@/lib/client/video/upload-video'
import type { VideoUpload } from '@/lib/contract/site/video'
import { PART_BYTES } from '@/lib/shared/video/video-files'
import { server } from '../../support/mock-server'
import { mockCall } from '../../support/msw'
import { STORED, uploadOf } from '../../support/video/upload-answer'

vi.mock('@/lib/client/video/make-poster', () => ({ makePoster: async () => new Blob(['poster']) }))

const BYTES = 2 * PART_BYTES + 10
const file = () => new File([new Uint8Array(BYTES)], '交付.mp4', { type: 'video/mp4', lastModified: 7 })
const upload = (part: Partial<VideoUpload> = {}) => uploadOf({ bytes: BYTES, ...part })
const DONE = upload({ state: 'done', ...STORED })

const send = (signal = new AbortController().signal, onPercent: (percent: number) => void = () => {}) =>
  uploadVideo(file(), { purpose: 'evidence', type: 'mp4', signal, onPercent })

beforeEach(() => localStorage.clear())

it('all parts are sent, then the video is completed and gets its poster', async () => {
  const part = mockCall('POST /video/uploadPart', null)
  const poster = mockCall('POST /video/uploadPoster', null)
  const create = mockCall('POST /video/create', upload())
  server.use(create, part, poster, mockCall('POST /video/finish', DONE))
  const percents: number[] = []
  expect(await send(undefined, (percent) => percents.push(percent))).toEqual({ key: DONE.key, url: DONE.url })
  expect(create.inputs).toEqual([{ purpose: 'evidence', type: 'mp4', name: '交付.mp4', bytes: String(BYTES) }])
  expect(part.inputs.map((input) => input.part)).toEqual(['1', '2', '3'])
  expect(poster.inputs).toEqual([{ uploadId: 'one' }])
  expect([percents[0], percents.at(-1)]).toEqual([0, 100])
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('video-upload:'))).toEqual([])
})

it('a cut upload goes on with the same file after a reload, and sends only what is missing', async () => {
  server.use(
    mockCall('POST /video/create', upload()),
    mockCall('POST /video/uploadPart', ({ input }) => (input.part === '2' ? { refuse: 'SERVER_ERROR' } : null)),
  )
  await expect(send()).rejects.toMatchObject({ reason: 'SERVER_ERROR' })
  const create = mockCall('POST /video/create', upload({ uploadId: 'two' }))
  const part = mockCall('POST /video/uploadPart', null)
  const state = mockCall('GET /video/state', upload({ parts: [1] }))
  server.use(create, part, state, mockCall('POST /video/finish', DONE), mockCall('POST /video/uploadPoster', null))
  await send()
  expect(state.inputs).toEqual([{ uploadId: 'one' }])
  expect(part.inputs.map((input) => input.part)).toEqual(['2', '3'])
  expect(create.inputs).toEqual([])
})

it('an upload that is over begins from its first part', async () => {
  server.use(mockCall('POST /video/create', upload()), mockCall('POST /video/uploadPart', { refuse: 'SERVER_ERROR' }))
  await expect(send()).rejects.toThrow()
  const create = mockCall('POST /video/create', upload({ uploadId: 'two' }))
  server.use(
    mockCall('GET /video/state', { refuse: 'VIDEO_GONE' }),
    create,
    mockCall('POST /video/uploadPart', null),
    mockCall('POST /video/finish', DONE),
    mockCall('POST /video/uploadPoster', null),
  )
  await send()
  expect(create.inputs).toHaveLength(1)
})

it('a paused upload stops and keeps what arrived; a cancelled one is removed', async () => {
  const running = new AbortController()
  const cancel = mockCall('POST /video/cancel', null)
  const part = mockCall('POST /video/uploadPart', () => {
    running.abort()
    return null
  })
  server.use(mockCall('POST /video/create', upload()), part, cancel)
  await expect(send(running.signal)).rejects.toBeTruthy()
  expect([part.inputs.length, cancel.inputs.length]).toEqual([1, 0])
  await cancelVideo(file(), 'evidence')
  await cancelVideo(file(), 'evidence')
  expect(cancel.inputs).toEqual([{ uploadId: 'one' }])
})

it('a video that is refused is not tried again from its stored upload', async () => {
  server.use(
    mockCall('POST /video/create', upload()),
    mockCall('POST /video/uploadPart', null),
    mockCall('POST /video/finish', { refuse: 'BAD_VIDEO' }),
  )
  await expect(send()).rejects.toMatchObject({ reason: 'BAD_VIDEO' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('video-upload:'))).toEqual([])
})

it('parts go to the bucket, and through this site as soon as the bucket is out of reach', async () => {
  const address = mockCall('POST /video/partAddress', { url: 'https://bucket.example/one' })
  const part = mockCall('POST /video/uploadPart', null)
  server.use(
    mockCall('POST /video/create', upload({ isDirect: true })),
    address,
    part,
    mockCall('POST /video/finish', DONE),
    mockCall('POST /video/uploadPoster', null),
  )
  const sent: number[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!String(url).startsWith('https://bucket.example')) return real(url, init)
    sent.push((init.body as Blob).size)
    if (sent.length === 2) throw new TypeError('Failed to fetch')
    return new Response()
  })
  await send()
  vi.unstubAllGlobals()
  expect(sent).toEqual([PART_BYTES, PART_BYTES])
  expect(address.inputs.map((input) => input.part)).toEqual(['1', '2'])
  expect(part.inputs.map((input) => input.part)).toEqual(['2', '3'])
})
