import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@/lib/server/runtime/log'
import { livePostmaster } from './leftovers'

const LOOK_MS = 200
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000

interface Supervised {
  /** Data directory of the server. */
  dir: string
  /** False if another process holds the data directory now, so its server must not be touched. */
  isOurs: () => boolean
  revive: () => Promise<void>
  log?: Log
}

/**
 * Restarts a server that was killed, first immediately, then with growing delays. Never starts a second one: it does
 * nothing while one is running, or after another process took the data directory.
 */
export function superviseServer({ dir, isOurs, revive, log }: Supervised): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal })

  const watch = async () => {
    for (let failures = 0; ; ) {
      await pause(failures === 0 ? LOOK_MS : Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))
      if (livePostmaster(dir)) {
        failures = 0
        continue
      }
      if (!isOurs()) {
        log?.fatal('the database server is gone and the data directory is no longer ours: not starting it again')
        return
      }
      log?.error('the database server is gone: starting it again')
      const began = Date.now()
      try {
        await revive()
        log?.warn({ ms: Date.now() - began }, 'the database server is back')
        failures = 0
      } catch (err) {
        failures++
        log?.error({ err, failures }, 'the database server does not start')
      }
    }
  }
  const watching = watch().catch((error: unknown) => {
    if (!stopping.signal.aborted) log?.fatal({ err: error }, 'the database server is no longer watched')
  })
  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
