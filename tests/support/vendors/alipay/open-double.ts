import { onTestFinished } from 'vitest'
import { AlipayDouble } from './alipay-double'

/** Short, for answers that never come; on a busy machine a real answer must be faster than that. */
export const SHORT_MS = 1500
const START = new Date('2035-03-13T10:00:00+08:00')

export interface Logged {
  facts: Record<string, string>
  text: string
}

/** A clock that a test sets. */
export class Clock {
  #ms = START.getTime()
  now = (): Date => new Date(this.#ms)
  pass({ minutes = 0, hours = 0, seconds = 0 }: { minutes?: number; hours?: number; seconds?: number }): void {
    this.#ms += ((hours * 60 + minutes) * 60 + seconds) * 1000
  }
}

/** Records what an adapter logs as an error or warning. */
export class LogRecorder {
  readonly lines: Logged[] = []
  readonly #record = (facts: unknown, text = ''): void =>
    void this.lines.push({ facts: facts as Record<string, string>, text })
  readonly log = { error: this.#record, warn: this.#record }
  get texts(): string[] {
    return this.lines.map(({ text }) => text)
  }
}

/** Alipay's double for one test, with clock and log. */
export async function openDouble(mode: 'key' | 'certificate' = 'certificate') {
  const clock = new Clock()
  const recorder = new LogRecorder()
  const alipay = await AlipayDouble.open({ now: clock.now, mode })
  onTestFinished(() => alipay.close())
  const app = { ...alipay.credentials, now: clock.now, log: recorder.log }
  return { alipay, clock, recorder, app }
}
