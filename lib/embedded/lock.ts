import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from '@/lib/server/runtime/plain-error'

interface Holder {
  pid: number
  started: string
}

interface Lock {
  /** The file still names this process. */
  isHeld(): boolean
  release(): void
}

/**
 * One process per data directory. The file names its holder by pid and start time, so that a pid given to
 * another program since does not hold it; a stopped process still does.
 */
export function takeLock(dataDir: string): Lock {
  const dir = resolve(dataDir)
  mkdirSync(dir, { recursive: true, mode: 0o711 })
  const file = join(dir, 'lock')
  const me: Holder = { pid: process.pid, started: startTimeOf(process.pid) ?? '' }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(me))
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(draft, file)) {
        const isHeld = () => {
          const holder = readHolder(file)
          return holder?.pid === me.pid && holder.started === me.started
        }
        return {
          isHeld,
          release: () => {
            if (isHeld()) rmSync(file, { force: true })
          },
        }
      }
      const holder = readHolder(file)
      if (holder && isAlive(holder))
        throw new PlainError(
          `Data directory ${dir} is in use by process ${holder.pid}: stop it first, or set DATA_DIR to another directory.`,
        )
      removeStale(file, `${draft}.stale`)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new PlainError(`Data directory ${dir}: cannot take ${file}; delete that file if no other process runs here.`)
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Two may find the same dead holder at once: what one has moved away is looked at again, and put back if it lives. */
function removeStale(file: string, aside: string): void {
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && isAlive(moved)) tryLink(aside, file)
  rmSync(aside, { force: true })
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

const isAlive = (holder: Holder): boolean => startTimeOf(holder.pid) === holder.started

/** Changes whenever the pid goes to another process; undefined when there is none. */
export function startTimeOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
    }
    if (process.platform === 'win32') {
      process.kill(pid, 0)
      return 'running'
    }
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    )
  } catch {
    return undefined
  }
}
