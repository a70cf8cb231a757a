import { expect, it } from 'vitest'
import {
  clockText,
  isVideoUrl,
  partCount,
  partSize,
  posterKey,
  posterUrl,
  stemOf,
} from '@/lib/shared/video/video-files'

const MB = 1024 * 1024

it('a file is cut into parts of 5 MB, of which the last is what remains', () => {
  expect([1, 5 * MB, 5 * MB + 1, 100 * MB].map(partCount)).toEqual([1, 1, 2, 20])
  expect([1, 2, 3].map((n) => partSize(12 * MB, n))).toEqual([5 * MB, 5 * MB, 2 * MB])
  expect([0, 4].map((n) => partSize(12 * MB, n))).toEqual([0, 0])
})

it('a video and its poster have the same name, and the same read token', () => {
  expect(posterKey('evidence/ab/one.webm')).toBe('evidence/ab/one.webp')
  expect(posterUrl('/media/evidence/ab/one.mp4?until=1&sign=a')).toBe('/media/evidence/ab/one.webp?until=1&sign=a')
  expect(stemOf('evidence/ab/one.mp4')).toBe(stemOf(posterKey('evidence/ab/one.mp4')))
  expect(['/media/a.mp4?until=1', '/media/a.webp?x=.mp4', '/media/a.png'].map(isVideoUrl)).toEqual([true, false, false])
})

it('a duration reads as minutes and seconds', () => {
  expect([400, 59_600, 95_000, 3_600_000].map(clockText)).toEqual(['0:00', '1:00', '1:35', '60:00'])
})
