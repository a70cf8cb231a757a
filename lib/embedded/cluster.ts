import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { type Address, chooseAddress, own, readAddress, saveAddress, urlFor } from './address'
import { type Binaries, chooseUser, type RunAs } from './binaries'
import { clearLeftovers, livePostmaster } from './leftovers'
import { ADMIN, APP, DATABASE, ensureRoles, OWNER, TEST_DATABASE } from './roles'

const START_SECONDS = 60
const STOP_SECONDS = 30
/** Sized for two cores and a few GB; durable: an acknowledged commit is on disk. */
const SETTINGS: Record<string, string> = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: '100',
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '1',
  autovacuum_naptime: '15s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  idle_in_transaction_session_timeout: '60s',
}
/** Never waits for the disk. */
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

interface ClusterOptions {
  dataDir: string
  dir: string
  binaries: Binaries
  isDurable?: boolean
  passwords: Record<typeof ADMIN | typeof OWNER | typeof APP, string>
}

interface Cluster {
  /**
   * Connection URLs of the application's role and of the tables' owner; both stay the same when the server is
   * restarted.
   */
  url: string
  ownerUrl: string
  /** The same for the database of test mode. */
  test: { url: string; ownerUrl: string }
  pid: number
  adopted: boolean
  /** Restarts the server at the same address, unless one is running. */
  revive(): Promise<void>
  stop(): Promise<void>
}

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, dir } = options
  const user = chooseUser([options.binaries.postgres, dataDir])
  if (!existsSync(dir)) initialise(options, user)
  const orphan = livePostmaster(dir)
  const address = (orphan && readAddress(dataDir)) || (await chooseAddress(dataDir, user))
  const revive = async () => {
    if (!livePostmaster(dir)) {
      await clearLeftovers(dir, address.host.startsWith('/') ? address.host : '')
      start(options, user, address)
    }
    await untilReady(options, address)
  }
  await revive()
  const pid = livePostmaster(dir)
  if (!pid) throw new PlainError(`Postgres went away while starting: see ${join(dataDir, 'pg.log')}.`)
  const urlOf = (role: keyof ClusterOptions['passwords'], database: string) =>
    urlFor(address, role, options.passwords[role], database)
  await ensureRoles(urlOf(ADMIN, 'postgres'), options.passwords)
  return {
    url: urlOf(APP, DATABASE),
    ownerUrl: urlOf(OWNER, DATABASE),
    test: { url: urlOf(APP, TEST_DATABASE), ownerUrl: urlOf(OWNER, TEST_DATABASE) },
    pid,
    adopted: orphan !== undefined,
    revive,
    stop: () => stop(dir),
  }
}

/**
 * Builds the cluster in a temporary directory and moves it into place when complete, so that a killed first start
 * leaves nothing half done.
 */
function initialise({ dataDir, dir, binaries, passwords }: ClusterOptions, user: RunAs): void {
  const draft = `${dir}.new`
  const secret = `${dir}.pw`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(secret, passwords[ADMIN], { mode: 0o600 })
  for (const path of [draft, secret]) own(path, user)
  const args = [
    '-D',
    draft,
    '-U',
    ADMIN,
    '--pwfile',
    secret,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  const [command, words] = commandLine(user, binaries.initdb, args)
  const run = spawnSync(command, words, { ...ids(user), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  rmSync(secret, { force: true })
  if (run.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new PlainError(
      `Postgres could not create its files under ${dataDir}: ${(run.stderr || String(run.error ?? '')).trim().split('\n').at(-1)}`,
    )
  }
  renameSync(draft, dir)
}

function start({ dataDir, dir, binaries, isDurable = true }: ClusterOptions, user: RunAs, address: Address): void {
  const isSocket = address.host.startsWith('/')
  const flags = {
    ...SETTINGS,
    ...(isDurable ? {} : NOT_DURABLE),
    port: String(address.port),
    listen_addresses: isSocket ? '' : address.host,
    unix_socket_directories: isSocket ? address.host : '',
    unix_socket_permissions: '0700',
  }
  const log = openSync(join(dataDir, 'pg.log'), 'a', 0o600)
  const [command, words] = commandLine(user, binaries.postgres, [
    '-D',
    dir,
    ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // In its own session, so that Ctrl-C only reaches us and we stop the server after our last query. Output goes to a
  // file, because a pipe would break when we are killed.
  const child = spawn(command, words, {
    ...ids(user),
    detached: true,
    stdio: ['ignore', log, log],
    cwd: dirname(dir),
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  child.on('error', () => undefined)
  child.unref()
  closeSync(log)
  saveAddress(dataDir, address)
}

/**
 * Waits until the server accepts connections. A server that is still starting or recovering reports that; one that died
 * leaves no process behind.
 */
async function untilReady({ dataDir, dir, passwords }: ClusterOptions, address: Address): Promise<void> {
  const until = Date.now() + START_SECONDS * 1000
  let graceUntil = Date.now() + 3000
  let last = ''
  while (Date.now() < until) {
    const client = new pg.Client({
      connectionString: urlFor(address, ADMIN, passwords[ADMIN], 'postgres'),
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      last = (error as Error).message
      void client.end().catch(() => undefined)
      if ((error as { code?: string }).code === '28P01') break
    }
    if (livePostmaster(dir)) graceUntil = Date.now() + 1000
    else if (Date.now() > graceUntil) break
    await sleep(40)
  }
  const reason = tail(join(dataDir, 'pg.log')) || last
  throw new PlainError(`Postgres under ${dataDir} does not answer: ${reason}. See ${join(dataDir, 'pg.log')}.`)
}

/** Fast shutdown: sessions are ended and everything is written, so that no recovery is needed. */
async function stop(dir: string): Promise<void> {
  const pid = livePostmaster(dir)
  if (!pid) return
  const isOurs = () => livePostmaster(dir) === pid
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < STOP_SECONDS * 1000; waited += 25) {
    if (!isOurs()) return
    await sleep(25)
  }
  if (isOurs()) process.kill(pid, 'SIGQUIT')
}

const ids = (user: RunAs) => (user.prefix.length > 0 ? {} : { uid: user.uid, gid: user.gid })
function commandLine(user: RunAs, command: string, args: string[]): [string, string[]] {
  const [first = command, ...rest] = [...user.prefix, command]
  return [first, [...rest, ...args]]
}
function tail(file: string): string {
  try {
    return (
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? ''
    )
  } catch {
    return ''
  }
}
