import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from '@/lib/server/runtime/plain-error'

interface Holder {
  pid: number
  started: string
}

interface Lock {
  /** True while the file still contains this process. */
  isHeld(): boolean
  release(): void
}

/**
 * Takes the lock of a data directory: one process per directory. The file identifies its holder by pid and start time,
 * so that a reused pid does not hold it; a stopped (suspended) process still does.
 */
export function acquireLock(dataDir: string): Lock {
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

/**
 * Removes the lock of a dead holder. Two processes may find it at the same time, so the file that one moved away is
 * checked again, and put back if its holder is alive.
 */
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

/** Changes whenever the pid is reused by another process; undefined when there is none. */
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
