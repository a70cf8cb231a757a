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

  /** low..high, both inclusive */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** `count` different ones, in random order */
  some<T>(list: readonly T[], count: number): T[] {
    if (count * 2 > list.length) return this.#shuffled(list).slice(0, count)
    const found: T[] = []
    while (found.length < count) {
      const one = this.pick(list)
      if (!found.includes(one)) found.push(one)
    }
    return found
  }

  #shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    for (let i = left.length - 1; i > 0; i--) {
      const j = this.int(0, i)
      const one = left[i] as T
      left[i] = left[j] as T
      left[j] = one
    }
    return left
  }

  /** A generator of its own: what is drawn from it does not change what is drawn here. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 4_294_967_296) | 0)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }
}
