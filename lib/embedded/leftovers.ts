import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '@/lib/server/runtime/plain-error'

const GONE_MS = 5_000
/**
 * Leftover processes exit by themselves as soon as they notice that their server is gone; after this many milliseconds
 * they are sent a signal.
 */
const SIGNAL_MS = 500

/**
 * Pid in postmaster.pid, if that process is a running Postgres: not another program that received the pid since, and
 * not a dead process.
 */
export function livePostmaster(dir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0])
    if (!(pid > 0)) return undefined
    if (process.platform === 'linux') return basename(commandOf(pid)) === 'postgres' ? pid : undefined
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

/**
 * Removes what a killed server left behind once none of its processes is alive. Postgres would do this itself, but it
 * takes any process with the old pid for its predecessor, including a dead one that was never reaped, and refuses to
 * start.
 */
export async function clearLeftovers(dir: string, socketDir: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (let waited = 0; ; waited += 50) {
    const { sure, unsure } = childrenOf(dir)
    if (sure.length + unsure.length === 0 || (sure.length === 0 && waited >= GONE_MS)) break
    if (waited >= GONE_MS)
      throw new PlainError(
        `Processes ${sure.join(', ')} of a killed database server still use ${dir}: wait until they end, or stop them.`,
      )
    if (waited === SIGNAL_MS) for (const pid of sure) tellToEnd(pid)
    await sleep(50)
  }
  rmSync(join(dir, 'postmaster.pid'), { force: true })
  if (socketDir)
    for (const name of readdirSync(socketDir))
      if (name.startsWith('.s.PGSQL.')) rmSync(join(socketDir, name), { force: true })
}

function tellToEnd(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {} // exited meanwhile
}

/**
 * Processes of a server have its directory as their working directory; a process that may not be inspected counts as
 * unsure.
 */
function childrenOf(dir: string): { sure: number[]; unsure: number[] } {
  const sure: number[] = []
  const unsure: number[] = []
  for (const pid of readdirSync('/proc')
    .map(Number)
    .filter((n) => n > 0)) {
    if (!commandOf(pid).startsWith('postgres:')) continue
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === dir) sure.push(pid)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EACCES') unsure.push(pid)
    }
  }
  return { sure, unsure }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
  } catch {
    return ''
  }
}
