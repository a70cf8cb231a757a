import { type ChildProcess, spawn } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repairLinks } from '@/lib/embedded/binaries'
import { livePostmaster } from '@/lib/embedded/leftovers'
import { acquireLock, startTimeOf } from '@/lib/embedded/lock'
import { SOON } from '../support/soon'

interface Held {
  child: ChildProcess
  url: string
  ownerUrl: string
  pid: number
  adopted: boolean
  /** Returns what it wrote to stderr. */
  errors: () => string
}
interface Failed {
  code: number | null
  stderr: string
}

const base = mkdtempSync(join(tmpdir(), 'storefront-test-'))
const dataDir = join(base, 'data')
const children = new Set<ChildProcess>()

function run(dir = dataDir): Promise<Held | Failed> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'hold-database.ts'), dir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => resolve({ child, errors: () => stderr, ...JSON.parse(String(chunk)) }))
    child.once('close', (code) => {
      children.delete(child)
      resolve({ code, stderr })
    })
  })
}

/**
 * Returns the processes started as a server of this directory. A child it has just forked looks the same until it sets
 * its own title, and does not count.
 */
function serversOf(dir: string): string[] {
  const found = readdirSync('/proc').flatMap((pid) => {
    try {
      const [command, flag, of] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      if (!command?.endsWith('/postgres') || flag !== '-D' || of !== dir) return []
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ pid, parent }]
    } catch {
      return []
    }
  })
  return found.flatMap(({ pid, parent }) => (found.some((one) => one.pid === parent) ? [] : [pid]))
}

async function hold(dir?: string): Promise<Held> {
  const held = await run(dir)
  if (!('child' in held)) throw new Error(`did not open: ${held.stderr}`)
  return held
}

const end = (held: Held, signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    held.child.once('close', resolve)
    held.child.kill(signal)
  })
const isRunning = (pid: number) => startTimeOf(pid) !== undefined

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // The query itself reports the error.
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

let held: Held
beforeAll(async () => {
  held = await hold()
}, 300_000)
afterAll(async () => {
  for (const child of children) if (child !== held.child) child.kill('SIGKILL')
  if (held.child.exitCode === null && held.child.signalCode === null) await end(held, 'SIGTERM')
  rmSync(base, { recursive: true, force: true })
})

describe('embedded database', () => {
  it('the database is durable and UTF-8, and the application role is neither superuser nor owner', async () => {
    const [row] = await query(
      held.url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS sync, current_setting('jit') AS jit, pg_encoding_to_char(encoding) AS enc,
      datcollate AS collate, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super FROM pg_database WHERE datname = current_database()`,
    )
    expect(row).toEqual({ fsync: 'on', sync: 'on', jit: 'off', enc: 'UTF8', collate: 'C.UTF-8', super: false })
  })

  it('the database passwords are readable by their owner only, and required', async () => {
    for (const name of ['pg-password', 'pg-app-password', 'pg-admin-password'])
      expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0)
    await expect(query(held.url.replace(/:[^:@/]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/)
  })

  it('a second opener fails with one line that names the first, and changes nothing', async () => {
    const second = (await run()) as Failed
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(`in use by process ${held.child.pid}`)
    expect(second.stderr.trim().split('\n')).toHaveLength(1)
    expect(await query(held.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('a stopped first process still holds the data directory', async () => {
    held.child.kill('SIGSTOP')
    const second = (await run()) as Failed
    held.child.kill('SIGCONT')
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(`process ${held.child.pid}`)
  })

  it('a database server left by a killed process is adopted, with its committed rows', async () => {
    await query(held.ownerUrl, 'CREATE TABLE kept (n int)')
    await query(held.ownerUrl, 'INSERT INTO kept VALUES (42)')
    const orphan = held.pid
    await end(held, 'SIGKILL')
    expect(isRunning(orphan)).toBe(true)
    held = await hold()
    expect([held.adopted, held.pid]).toEqual([true, orphan])
    expect(await query(held.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('an adopted database server is stopped, and starts again with all data', async () => {
    const server = held.pid
    expect(await end(held, 'SIGTERM')).toBe(0)
    expect(isRunning(server)).toBe(false)
    held = await hold()
    expect(held.adopted).toBe(false)
    expect(await query(held.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('starts after process and server were both killed, even if their pids were reused', async () => {
    const server = held.pid
    await end(held, 'SIGKILL')
    process.kill(server, 'SIGKILL')
    await expect.poll(() => isRunning(server), SOON).toBe(false)
    writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, started: 'an earlier life' }))
    const pidFile = join(dataDir, 'pg', 'postmaster.pid')
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))
    held = await hold()
    expect(held.adopted).toBe(false)
    expect(await query(held.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  /** Resolves when a server other than `dead` responds. */
  const comesBack = (dead: number) =>
    vi.waitFor(async () => {
      expect(livePostmaster(join(dataDir, 'pg'))).not.toBe(dead)
      expect(await query(held.ownerUrl, 'SELECT n FROM kept')).toHaveLength(1)
    }, SOON)
  const kill = (pid: number, signal: NodeJS.Signals) => {
    process.kill(pid, signal)
    return pid
  }

  it.each<NodeJS.Signals>(['SIGKILL', 'SIGINT'])(
    'the database restarts after %s at the same address during queries, with its committed rows',
    async (signal) => {
      const busy = query(held.url, 'SELECT pg_sleep(30)').catch((error: Error) => error)
      const running = "SELECT FROM pg_stat_activity WHERE state = 'active' AND query = 'SELECT pg_sleep(30)'"
      await expect.poll(() => query(held.url, running), SOON).toHaveLength(1)
      await comesBack(kill(livePostmaster(join(dataDir, 'pg')) as number, signal))
      expect(await busy).toBeInstanceOf(Error)
      expect(held.child.exitCode).toBe(null)
    },
  )

  it('repeated kills never leave two database servers running', async () => {
    for (let round = 0; round < 5; round++) {
      await comesBack(kill(livePostmaster(join(dataDir, 'pg')) as number, 'SIGKILL'))
      expect(serversOf(join(dataDir, 'pg'))).toHaveLength(1)
    }
  })

  it('the database is not restarted by a process that lost the data directory, which stays untouched', async () => {
    const lock = readFileSync(join(dataDir, 'lock'), 'utf8')
    const another = JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) })
    writeFileSync(join(dataDir, 'lock'), another)
    kill(livePostmaster(join(dataDir, 'pg')) as number, 'SIGKILL')
    await expect.poll(() => held.errors(), SOON).toContain('not starting it again')
    expect(livePostmaster(join(dataDir, 'pg'))).toBe(undefined)
    expect(await end(held, 'SIGTERM')).toBe(0)
    expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toBe(another)
    expect(lock).not.toBe(another)
    rmSync(join(dataDir, 'lock'))
    held = await hold()
    expect(await query(held.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('an older data directory gets an application role', async () => {
    const admin = new URL(held.url)
    admin.username = 'postgres'
    admin.password = readFileSync(join(dataDir, 'pg-admin-password'), 'utf8')
    await query(admin.toString(), 'DROP OWNED BY storefront_app')
    await query(admin.toString(), 'DROP ROLE storefront_app')
    rmSync(join(dataDir, 'pg-app-password'))
    await end(held, 'SIGTERM')
    held = await hold()
    const roles = [
      await query(held.url, 'SELECT current_user AS me'),
      await query(held.ownerUrl, 'SELECT current_user AS me'),
    ]
    expect(roles).toEqual([[{ me: 'storefront_app' }], [{ me: 'storefront' }]])
  })

  it('a first start that was killed half-way does not block the next one', async () => {
    const dir = join(base, 'half')
    mkdirSync(join(dir, 'pg.new'), { recursive: true })
    writeFileSync(join(dir, 'pg.new', 'PG_VERSION'), '18')
    const opened = await hold(dir)
    expect(await query(opened.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await end(opened, 'SIGTERM')).toBe(0)
  })
})

it('the lock is taken while held, and free after release', () => {
  const dir = join(base, 'lock-only')
  const lock = acquireLock(dir)
  expect(() => acquireLock(dir)).toThrow(`in use by process ${process.pid}`)
  lock.release()
  acquireLock(dir).release()
})

it('missing library symlinks are created, once', () => {
  const root = join(base, 'package')
  mkdirSync(join(root, 'native', 'lib'), { recursive: true })
  writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), 'x')
  writeFileSync(
    join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  )
  for (let i = 0; i < 2; i += 1) repairLinks(root)
  const link = join(root, 'native', 'lib', 'libpq.so.5')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readlinkSync(link)).toBe('libpq.so.5.18')
})
