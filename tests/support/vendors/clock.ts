const START = new Date('2035-03-13T10:00:00+08:00')

/** A clock that a test sets. */
export class Clock {
  #ms = START.getTime()
  now = (): Date => new Date(this.#ms)
  pass({ minutes = 0, hours = 0, seconds = 0 }: { minutes?: number; hours?: number; seconds?: number }): void {
    this.#ms += ((hours * 60 + minutes) * 60 + seconds) * 1000
  }
}
