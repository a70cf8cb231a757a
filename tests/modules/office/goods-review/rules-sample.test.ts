import { expect, test } from 'vitest'
import { isSampled } from '@/lib/server/modules/office/goods-review/rules-sample'
import type { UserId } from '@/lib/shared/ids'

const userId = 7 as UserId
const hashes = Array.from({ length: 2000 }, (_, n) => n.toString(16).padStart(64, '0'))

test('about the set share of pictures is drawn, always the same ones for a seller', () => {
  const drawn = hashes.filter((hash) => isSampled(hash, { userId, shareBp: 1000 }))
  expect(drawn.length).toBeGreaterThan(150)
  expect(drawn.length).toBeLessThan(250)
  expect(hashes.filter((hash) => isSampled(hash, { userId, shareBp: 1000 }))).toEqual(drawn)
  expect(hashes.filter((hash) => isSampled(hash, { userId: 8 as UserId, shareBp: 1000 }))).not.toEqual(drawn)
})

test('a share of zero draws no picture, a whole one every picture with a hash', () => {
  expect(hashes.some((hash) => isSampled(hash, { userId, shareBp: 0 }))).toBe(false)
  expect(hashes.every((hash) => isSampled(hash, { userId, shareBp: 10_000 }))).toBe(true)
  expect(isSampled('', { userId, shareBp: 10_000 })).toBe(false)
})
