// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkVideo } from '@/lib/client/video/check-video'
import { MOST_VIDEO_BYTES } from '@/lib/shared/video/video-files'
import { mp4File } from '../../support/video/mp4-file'
import { recordedWebm } from '../../support/video/webm-file'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockImplementation((type) => {
    asked.push(type)
    return type.includes('hvc1') ? '' : 'probably'
  })
})
afterEach(() => vi.restoreAllMocks())

const fileOf = (bytes: Uint8Array, name = 'a.mp4') => new File([bytes as BlobPart], name)

it('tells the type by the content, whatever the name', async () => {
  expect(await checkVideo(fileOf(mp4File()))).toEqual({ type: 'mp4' })
  expect(await checkVideo(fileOf(recordedWebm(), 'a.mp4'))).toEqual({ type: 'webm' })
  expect(asked).toEqual(['video/mp4; codecs="avc1.4D401F"', 'video/webm; codecs="vp8"'])
})

it('says what to do about HEVC that this browser cannot show, and lets one pass that can', async () => {
  const answer = await checkVideo(fileOf(mp4File({ codec: 'hvc1' })))
  expect(answer).toMatchObject({ fault: expect.stringMatching(/HEVC（H\.265）.*兼容性最佳/) })
  vi.mocked(HTMLVideoElement.prototype.canPlayType).mockReturnValue('maybe')
  expect(await checkVideo(fileOf(mp4File({ codec: 'hvc1' })))).toEqual({ type: 'mp4' })
})

it('refuses what is too large or no video before anything is sent', async () => {
  const large = Object.defineProperty(fileOf(mp4File()), 'size', { value: MOST_VIDEO_BYTES + 1 })
  expect(await checkVideo(large)).toMatchObject({ fault: expect.stringContaining('100M') })
  expect(await checkVideo(fileOf(new TextEncoder().encode('just words, no video')))).toMatchObject({
    fault: expect.stringContaining('格式不对'),
  })
})
