import { expect, it } from 'vitest'
import { changedRatio, isBetterRatio, isJump } from '@/lib/shared/trade/coin-ratios'

it('a share changes the own ratio, whatever rivals offer', () => {
  const own = { kind: 'sell', ratio: 2_000_000n, best: null } as const
  expect(changedRatio(own, { way: 'percent', bp: 150 })).toBe(2_030_000n)
  expect(changedRatio(own, { way: 'percent', bp: -1 })).toBe(1_999_800n)
})

it('next to the best: fewer coins for a yuan when selling, more when buying; nothing without a rival', () => {
  const best = 2_100_000n
  expect(changedRatio({ kind: 'sell', ratio: 1n, best }, { way: 'best', bp: 100 })).toBe(2_079_000n)
  expect(changedRatio({ kind: 'recycle', ratio: 1n, best }, { way: 'best', bp: 100 })).toBe(2_121_000n)
  expect(changedRatio({ kind: 'sell', ratio: 1n, best }, { way: 'best', bp: 0 })).toBe(best)
  expect(changedRatio({ kind: 'sell', ratio: 1n, best: null }, { way: 'best', bp: 0 })).toBeNull()
})

it('more coins are better from a seller, fewer for a buyer', () => {
  expect([isBetterRatio('sell', 2n, 1n), isBetterRatio('recycle', 2n, 1n)]).toEqual([true, false])
  expect([isBetterRatio('sell', 1n, 1n), isBetterRatio('recycle', 1n, 1n)]).toEqual([false, false])
})

it('half of a ratio is the largest change at once', () => {
  expect([isJump(100n, 150n), isJump(100n, 151n), isJump(100n, 50n), isJump(100n, 49n)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})
