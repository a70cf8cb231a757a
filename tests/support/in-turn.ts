import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs work that only one process at a time may do, identified by `path`. The others wait and then run it themselves,
 * so it should be fast when already done.
 */
export async function inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`
  mkdirSync(dirname(lock), { recursive: true })
  while (!claim(lock)) await sleep(200)
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true })
  }
}

/** Returns false if another process has the lock. */
function claim(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
