import { describe, expect, it } from 'vitest'
import { LocalLimiter } from '@/lib/server/runtime/rate-limit'

describe('in-process rate limiter', () => {
  const hits = (limiter: LocalLimiter, key: string, times: readonly number[]) =>
    times.map((now) => limiter.hit(key, 2, 10, now))

  it('the rate limiter allows exactly its points per window, and all of them again in the next', () => {
    expect(hits(new LocalLimiter(), 'a', [0, 1, 2, 9_999, 10_000, 10_001, 10_002])).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
      false,
    ])
  })

  it('the rate limiter counts keys separately', () => {
    const limiter = new LocalLimiter()
    expect(hits(limiter, 'a', [0, 0, 0])).toEqual([true, true, false])
    expect(hits(limiter, 'b', [0, 0, 0])).toEqual([true, true, false])
  })

  it('the rate limiter stores at most the given number of keys and evicts the oldest window first', () => {
    const limiter = new LocalLimiter(2)
    hits(limiter, 'a', [0, 0])
    hits(limiter, 'b', [0, 0])
    expect(limiter.hit('a', 2, 10, 1), 'two fit').toBe(false)
    limiter.hit('c', 2, 10, 1)
    expect(limiter.hit('b', 2, 10, 1)).toBe(false)
    expect(limiter.hit('a', 2, 10, 1), 'forgotten').toBe(true)
  })

  it('the rate limiter treats a restarted window as the newest', () => {
    const limiter = new LocalLimiter(2)
    hits(limiter, 'a', [0])
    hits(limiter, 'b', [5_000, 5_000])
    hits(limiter, 'a', [10_000, 10_000])
    limiter.hit('c', 2, 10, 10_000)
    expect(limiter.hit('a', 2, 10, 10_000)).toBe(false)
  })
})
