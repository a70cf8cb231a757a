import type { UserId } from '@/lib/shared/ids'

/** Limits the concurrent work of one user; further calls wait in order of arrival. In this process only. */
export class UserSlots {
  readonly #users = new Map<number, { running: number; waiting: (() => void)[] }>()

  constructor(
    readonly each: number,
    readonly waitMs: number,
  ) {}

  /** Runs `work` when a slot is free. `busy` creates the error for a call that waited too long. */
  async hold<T>(userId: UserId, work: () => Promise<T>, busy: () => Error): Promise<T> {
    await this.#enter(userId, busy)
    try {
      return await work()
    } finally {
      this.#leave(userId)
    }
  }

  async #enter(userId: UserId, busy: () => Error): Promise<void> {
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

  /** The longest waiting call takes over the slot. */
  #leave(userId: UserId): void {
    const user = this.#users.get(userId)
    if (!user) return
    const next = user.waiting.shift()
    if (next) next()
    else if (--user.running === 0) this.#users.delete(userId)
  }
}
