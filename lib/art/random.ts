/** FNV-1a with a final mix, so that numbers differing in one digit give entirely different hashes. */
export function hash(text: string): number {
  let h = 2_166_136_261
  for (const c of text) {
    h ^= c.codePointAt(0) ?? 0
    h = Math.imul(h, 16_777_619)
  }
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  return (h ^ (h >>> 13)) >>> 0
}

/** Seeded random numbers: the same seed always gives the same sequence, so the order of calls must not change. */
export interface Dice {
  /** From 0 up to, but excluding, 1. */
  next(): number
  /** 0 to n - 1. */
  below(n: number): number
  /** A random integer from `low` to `high`. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

export function dice(seed: string): Dice {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    between: (low, high) => Math.round(low + next() * (high - low)),
    pick: (list) => list[below(list.length)] as never,
  }
}
