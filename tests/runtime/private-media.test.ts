import { expect, it } from 'vitest'
import { readersOf, storedUrl } from '@/lib/server/runtime/private-media'
import { createVault } from '@/lib/server/runtime/vault'

const vault = createVault('a secret of the tests, long enough')
const at = (minutes: number) => ({ vault, now: () => new Date(1_800_000_000_000 + minutes * 60_000) })
const query = (url: string) => url.split('?')[1] ?? ''

it('goods pictures are public, and evidence is readable with its signed URL for ten minutes', () => {
  expect(storedUrl(at(0), 'goods/ab/a.webp')).toBe('/media/goods/ab/a.webp')
  expect(readersOf(at(0), 'goods/ab/a.webp', '')).toBe('all')
  const url = storedUrl(at(0), 'evidence/ab/a.webp')
  expect(readersOf(at(9), 'evidence/ab/a.webp', query(url))).toBe('holder')
  expect(readersOf(at(11), 'evidence/ab/a.webp', query(url))).toBe('none')
})

it('a signed URL is not valid for another picture, a longer time, or without a signature', () => {
  const signed = query(storedUrl(at(0), 'evidence/ab/a.webp'))
  expect(readersOf(at(0), 'evidence/ab/b.webp', signed)).toBe('none')
  expect(readersOf(at(0), 'evidence/ab/a.webp', signed.replace(/until=\d+/, 'until=9999999999999'))).toBe('none')
  for (const bad of ['', 'until=&sign=', 'until=NaN&sign=x', signed.slice(0, -1)])
    expect(readersOf(at(0), 'evidence/ab/a.webp', bad)).toBe('none')
})

it('a video is private wherever it belongs, and its token also opens its poster', () => {
  for (const key of ['evidence/ab/a.mp4', 'evidence/ab/a.webm']) {
    const signed = query(storedUrl(at(0), key))
    expect([readersOf(at(9), key, signed), readersOf(at(11), key, signed), readersOf(at(0), key, '')]).toEqual([
      'holder',
      'none',
      'none',
    ])
  }
  for (const key of ['chat/ab/a.mp4', 'goods/ab/a.webm']) {
    const long = query(storedUrl(at(0), key))
    expect([11, 719, 721].map((minutes) => readersOf(at(minutes), key, long))).toEqual(['holder', 'holder', 'none'])
  }
  const signed = query(storedUrl(at(0), 'evidence/ab/a.mp4'))
  expect(readersOf(at(0), 'evidence/ab/a.webp', signed)).toBe('holder')
  expect(readersOf(at(0), 'evidence/ab/b.webp', signed)).toBe('none')
})

it('parts of a file that is not complete are never served', () => {
  expect(readersOf(at(0), 'parts/evidence/ab/a.mp4/1', '')).toBe('none')
})
