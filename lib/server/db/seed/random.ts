/** Small seeded generator (mulberry32): the same demo data on every machine. */
export class Random {
  constructor(private state: number) {}

  /** 0 <= x < 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** low..high, both included */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** `count` different ones, in random order */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(this.next() * left.length), 1)[0] as T,
    )
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }
}
