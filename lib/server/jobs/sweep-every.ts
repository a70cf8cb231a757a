import type { Logger } from 'pino'
import { recordJob } from './job-figures'

interface Sweep {
  stop(): Promise<void>
}

/**
 * Runs `work` repeatedly, never twice at the same time; immediately again while it finds something, else after
 * `seconds`. A failure is logged and retried.
 */
export function sweepEvery(seconds: number, name: string, log: Logger, work: () => Promise<number>): Sweep {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const turn = async () => {
    let found = 0
    try {
      found = await recordJob(name, work)
    } catch (err) {
      log.error({ err, job: name }, 'sweep failed; trying again')
    }
    if (!stopped) timer = setTimeout(go, found > 0 ? 50 : seconds * 1000)
  }
  const go = () => {
    running = turn()
  }
  go()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
