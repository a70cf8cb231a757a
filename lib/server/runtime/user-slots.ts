/** How many pieces of work one user may have under way; the rest wait their turn, in the order they came. In this process. */
export class UserSlots {
  readonly #users = new Map<number, { running: number; waiting: (() => void)[] }>()

  constructor(
    readonly each: number,
    readonly waitMs: number,
  ) {}

  /** Runs `work` when there is room. `busy` makes the error of one that waited too long. */
  async hold<T>(userId: number, work: () => Promise<T>, busy: () => Error): Promise<T> {
    await this.#enter(userId, busy)
    try {
      return await work()
    } finally {
      this.#leave(userId)
    }
  }

  async #enter(userId: number, busy: () => Error): Promise<void> {
    const user = this.#users.get(userId) ?? { running: 0, waiting: [] }
    this.#users.set(userId, user)
    if (user.running < this.each) {
      user.running++
      return
    }
    await new Promise<void>((enter, refuse) => {
      const next = () => {
        clearTimeout(tooLong)
        enter()
      }
      const tooLong = setTimeout(() => {
        user.waiting.splice(user.waiting.indexOf(next), 1)
        refuse(busy())
      }, this.waitMs)
      user.waiting.push(next)
    })
  }

  /** Who waits longest takes the place as it is. */
  #leave(userId: number): void {
    const user = this.#users.get(userId)
    if (!user) return
    const next = user.waiting.shift()
    if (next) next()
    else if (--user.running === 0) this.#users.delete(userId)
  }
}
