import type { UserId } from '@/lib/shared/ids'
import { type Refusal, refuse } from '../../../../runtime/refusal'

interface Piece {
  userId: UserId
  /** Decoded pixels: counted against the concurrent limit, and a measure of the duration. */
  cost: number
}
interface Waiting extends Piece {
  round: number
  start: () => void
  drop: (reason: Refusal) => void
}

/**
 * Queue for CPU-heavy work: a few pieces run at once, at most one per user; the others wait in rounds. A round has one
 * piece per user, smallest first. If the queue is full, the user with most pieces in it loses the last one: TOO_MANY.
 */
export class Turns {
  readonly #running = new Map<number, Piece>()
  /** Round of each user's latest piece. */
  readonly #rounds = new Map<number, number>()
  #round = 0
  #line: Waiting[] = []

  constructor(private readonly most: { running: number; cost: number; waiting: number; ofUser: number }) {}

  async take<T>(piece: Piece, work: () => Promise<T>): Promise<T> {
    await this.#enter(piece)
    try {
      return await work()
    } finally {
      this.#running.delete(piece.userId)
      this.#next()
    }
  }

  #enter(piece: Piece): Promise<void> {
    const tooMany = refuse('TOO_MANY', '上传人数较多，请稍后重试')
    if (this.#waitingOf(piece.userId) >= this.most.ofUser) throw tooMany
    if (this.#line.length >= this.most.waiting && !this.#dropFor(piece.userId, tooMany)) throw tooMany
    const last = this.#rounds.get(piece.userId)
    const round = last === undefined ? this.#round : Math.max(this.#round, last + 1)
    this.#rounds.set(piece.userId, round)
    return new Promise((start, drop) => {
      this.#line.push({ ...piece, round, start, drop })
      this.#next()
    })
  }

  #waitingOf(userId: UserId): number {
    return this.#line.filter((one) => one.userId === userId).length
  }

  /** Drops a piece of the user with most pieces, to make room for a user with fewer. */
  #dropFor(userId: UserId, reason: Refusal): boolean {
    const [greediest] = this.#line.map((one) => one.userId).sort((a, b) => this.#waitingOf(b) - this.#waitingOf(a))
    if (greediest === undefined || this.#waitingOf(greediest) <= this.#waitingOf(userId) + 1) return false
    const dropped = this.#line.findLast((one) => one.userId === greediest)
    this.#line = this.#line.filter((one) => one !== dropped)
    dropped?.drop(reason)
    return true
  }

  #next(): void {
    const [first] = this.#line
      .filter((one) => !this.#running.has(one.userId))
      .sort((a, b) => a.round - b.round || a.cost - b.cost)
    if (!first || !this.#hasRoomFor(first)) return
    this.#line = this.#line.filter((one) => one !== first)
    this.#running.set(first.userId, first)
    this.#round = Math.max(this.#round, first.round)
    for (const [userId, round] of this.#rounds) if (round < this.#round) this.#rounds.delete(userId)
    first.start()
    this.#next()
  }

  #hasRoomFor({ cost }: Piece): boolean {
    const used = [...this.#running.values()].reduce((sum, one) => sum + one.cost, 0)
    return this.#running.size === 0 || (this.#running.size < this.most.running && used + cost <= this.most.cost)
  }
}
