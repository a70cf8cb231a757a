import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 600

/** Asks a server that is starting until it answers. */
export async function untilAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES; ; left--)
    try {
      await ask()
      return
    } catch (error) {
      if (left === 0) throw error
      await sleep(100)
    }
}
