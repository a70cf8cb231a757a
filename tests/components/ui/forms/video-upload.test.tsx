// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { ImageUpload } from '@/components/ui/forms/image-upload'
import { Toaster } from '@/components/ui/overlays/toast'
import { VideoPlayer } from '@/components/ui/video/video-player'
import { deferred } from '../../../support/deferred'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { mp4File } from '../../../support/video/mp4-file'
import { STORED, uploadOf } from '../../../support/video/upload-answer'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockReturnValue('probably')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
vi.mock('@/lib/client/video/make-poster', () => ({ makePoster: async () => null }))

const video = (name = '交付.mp4', bytes = mp4File()) => new File([bytes as BlobPart], name, { type: 'video/mp4' })
const pick = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('证据', { selector: 'input' }), { target: { files } })
const upload = (part: Partial<Output<'GET /video/state'>> = {}) => uploadOf({ bytes: mp4File().length, ...part })
const DONE = upload(STORED)
const finished = { ...DONE, state: 'done' as const }

test('a video is chosen like a picture, sent, and reported by its key', async () => {
  server.use(
    mockCall('POST /video/create', upload()),
    mockCall('POST /video/uploadPart', null),
    mockCall('POST /video/finish', finished),
  )
  const onChange = vi.fn()
  render(<EvidenceField id="f" label="证据" hint="说明" max={9} videos onChange={onChange} />)
  expect(screen.getByText(/视频 MP4\/WebM，最多 2 段/)).toBeTruthy()
  pick(video())
  expect(await screen.findByAltText('视频 交付.mp4')).toHaveProperty('src', expect.stringContaining('a.webp?sign=1'))
  expect(onChange).toHaveBeenLastCalledWith(['evidence/ab/a.mp4'])
  expect(onChange.mock.calls[0], 'it counts as not ready meanwhile').toEqual([['']])
})

test('a video that is sent can be paused and goes on, and still counts as not ready meanwhile', async () => {
  const waiting = deferred<null>()
  server.use(
    mockCall('POST /video/create', upload()),
    mockCall('POST /video/uploadPart', () => waiting.promise),
  )
  const onChange = vi.fn()
  render(<EvidenceField id="f" label="证据" hint="说明" max={9} videos onChange={onChange} />)
  pick(video())
  fireEvent.click(await screen.findByText(/暂停$/))
  await screen.findByText(/已暂停/)
  expect(onChange).toHaveBeenLastCalledWith([''])
  waiting.resolve(null)
  server.use(
    mockCall('GET /video/state', upload()),
    mockCall('POST /video/uploadPart', null),
    mockCall('POST /video/finish', finished),
  )
  fireEvent.click(screen.getByText('继续'))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['evidence/ab/a.mp4']))
})

test('removing a video that is not complete cancels its upload', async () => {
  const cancel = mockCall('POST /video/cancel', null)
  server.use(
    mockCall('POST /video/create', upload()),
    mockCall('POST /video/uploadPart', { refuse: 'SERVER_ERROR' }),
    cancel,
  )
  const onChange = vi.fn()
  render(<EvidenceField id="f" label="证据" hint="说明" max={9} videos onChange={onChange} />)
  pick(video())
  await screen.findByText('重试')
  fireEvent.click(screen.getByLabelText('移除第 1 张'))
  await waitFor(() => expect(cancel.inputs).toEqual([{ uploadId: 'one' }]))
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('says why a video cannot be sent before anything of it is', async () => {
  vi.mocked(HTMLVideoElement.prototype.canPlayType).mockReturnValue('')
  const create = mockCall('POST /video/create', upload())
  server.use(create)
  render(
    <>
      <EvidenceField id="f" label="证据" hint="说明" max={9} videos onChange={() => {}} />
      <Toaster />
    </>,
  )
  pick(video('a.mp4', mp4File({ codec: 'hvc1' })))
  expect(await screen.findByText(/HEVC（H\.265）编码/)).toBeTruthy()
  pick(video('b.mp4'), video('c.mp4'))
  expect(await screen.findByText('视频最多 2 段，多选的没有加入')).toBeTruthy()
  expect(create.inputs).toEqual([])
})

test('where only pictures belong, a video is refused like any other file', async () => {
  render(
    <>
      <ImageUpload label="证据" upload={async () => ''} />
      <Toaster />
    </>,
  )
  pick(video())
  expect(await screen.findByText('图片格式不对，请上传JPEG/JPG/PNG格式图片')).toBeTruthy()
})

test('a player shows the poster, loads the video only when it is wanted, and offers a download if it fails', () => {
  const { container } = render(<VideoPlayer url="/media/evidence/ab/a.mp4?sign=1" label="卖家的凭证 1" />)
  const poster = container.querySelector('img')
  expect(poster?.getAttribute('src')).toBe('/media/evidence/ab/a.webp?sign=1')
  expect(container.querySelector('video')).toBeNull()
  fireEvent.error(poster as Element)
  expect(container.querySelector('img')).toBeNull()
  fireEvent.click(screen.getByLabelText('播放视频：卖家的凭证 1'))
  const playing = container.querySelector('video')
  expect(playing?.getAttribute('src')).toBe('/media/evidence/ab/a.mp4?sign=1')
  fireEvent.error(playing as Element)
  expect(screen.getByRole('alert').textContent).toBe('视频放不出来，可下载后用播放器打开')
  expect(screen.getByLabelText('下载视频：卖家的凭证 1').getAttribute('href')).toBe('/media/evidence/ab/a.mp4?sign=1')
})

test('a video before the pictures takes none of their places: the first picture is the cover', () => {
  const value = ['/media/goods/ab/a.mp4?sign=1', '/media/goods/ab/b.webp']
  const videos = { most: 1, purpose: 'goods' } as const
  render(<ImageUpload label="图片" value={value} places={['封面', '资料']} upload={vi.fn()} videos={videos} />)
  expect([...document.querySelectorAll('.upload-place')].map(({ textContent }) => textContent)).toEqual([
    '视频',
    '封面',
  ])
  expect(screen.getByText('资料')).toBeTruthy()
})
