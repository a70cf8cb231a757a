import { msOf } from '../ms-of'

const START = new Date('2035-03-13T10:00:00+08:00')

/** A clock that a test sets. */
export class Clock {
  #ms = START.getTime()
  now = (): Date => new Date(this.#ms)
  pass(time: Parameters<typeof msOf>[0]): void {
    this.#ms += msOf(time)
  }
}
