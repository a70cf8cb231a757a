import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Work that one process at a time may do; `path` names it. The others wait, and then do it themselves: it should be quick where it was done. */
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

/** False: somebody else has it. */
function claim(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
