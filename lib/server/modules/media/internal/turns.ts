import { refuse } from '../../../runtime/refusal'

interface Waiting {
  userId: number
  start: () => void
}

/**
 * Work that takes a core: a few pieces at once, one of each user, the others wait in line. Whoever floods waits behind
 * himself: a user's next piece is passed over while one of his runs. Refuses TOO_MANY when the line is full.
 */
export class Turns {
  readonly #running = new Set<number>()
  #line: Waiting[] = []

  constructor(private readonly most: { running: number; waiting: number; ofUser: number }) {}

  async take<T>(userId: number, work: () => Promise<T>): Promise<T> {
    await this.#enter(userId)
    try {
      return await work()
    } finally {
      this.#running.delete(userId)
      this.#next()
    }
  }

  #enter(userId: number): Promise<void> {
    const own = this.#line.filter((one) => one.userId === userId).length
    if (own >= this.most.ofUser || this.#line.length >= this.most.waiting)
      throw refuse('TOO_MANY', '上传人数较多，请稍后重试')
    return new Promise((start) => {
      this.#line.push({ userId, start })
      this.#next()
    })
  }

  #next(): void {
    if (this.#running.size >= this.most.running) return
    const first = this.#line.find((one) => !this.#running.has(one.userId))
    if (!first) return
    this.#line = this.#line.filter((one) => one !== first)
    this.#running.add(first.userId)
    first.start()
  }
}
