import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { DatabaseAccess } from '@/lib/server/db/roles'
import { ensurePackage } from './ensure-package'
import { freePort } from './program'

const ROOT = '/usr/lib/postgresql'

/** A PostgreSQL server of Debian's packages, as an operator runs one, with the program's two roles. */
export class OwnPostgres {
  private constructor(
    readonly dir: string,
    readonly port: number,
  ) {}

  /** Creates a cluster in a new directory below `base`; every user must be able to enter `base`. */
  static async create(base: string, settings: Record<string, string> = {}): Promise<OwnPostgres> {
    chmodSync(base, 0o777)
    const server = await OwnPostgres.at(join(base, 'cluster'))
    asServer(binary('initdb'), [
      '-D',
      server.dir,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-instructions',
    ])
    server.start(settings)
    await server.query('postgres', 'create role owner login createdb', 'create role app login', 'grant app to owner')
    await server.query('postgres', 'create database market owner owner')
    return server
  }

  /** A data directory that exists, for example a restored one, or will. */
  static async at(dir: string): Promise<OwnPostgres> {
    if (!existsSync(ROOT)) ensurePackage('psql', 'postgresql')
    return new OwnPostgres(dir, await freePort())
  }

  /** Creates and starts a streaming replica, in a new directory. */
  async replica(dir: string): Promise<OwnPostgres> {
    const copy = await OwnPostgres.at(dir)
    this.run('pg_basebackup', '-D', dir, '-R', '-X', 'stream', '-c', 'fast')
    copy.start()
    return copy
  }

  start(settings: Record<string, string> = {}): void {
    const all = { listen_addresses: '127.0.0.1', port: String(this.port), unix_socket_directories: '', ...settings }
    const words = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`)
    asServer(binary('pg_ctl'), [
      '-D',
      this.dir,
      '-l',
      `${this.dir}.log`,
      '-w',
      '-t',
      '120',
      '-o',
      words.join(' '),
      'start',
    ])
  }

  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    asServer(binary('pg_ctl'), ['-D', this.dir, '-m', mode, '-w', 'stop'])
  }

  url(role: 'postgres' | 'owner' | 'app', database = 'market'): string {
    return `postgres://${role}@127.0.0.1:${this.port}/${database}`
  }

  get access(): DatabaseAccess {
    return { url: this.url('app'), ownerUrl: this.url('owner') }
  }

  /** Runs statements as superuser; returns the rows of the last one. */
  async query<T>(database: string, ...statements: string[]): Promise<T[]> {
    const client = new Client({ connectionString: this.url('postgres', database) })
    await client.connect()
    try {
      let rows: T[] = []
      for (const statement of statements) rows = (await client.query(statement)).rows as T[]
      return rows
    } finally {
      await client.end()
    }
  }

  /** Runs a command as the user of the server, with its tools and connection in the environment. */
  run(command: string, ...words: string[]): string {
    const env = { PGHOST: '127.0.0.1', PGPORT: String(this.port), PGUSER: 'postgres' }
    return asServer(command, words, env)
  }
}

/** The newest version installed. */
function binary(name: string): string {
  const [newest] = readdirSync(ROOT).sort((a, b) => Number(b) - Number(a))
  return join(ROOT, newest ?? '', 'bin', name)
}

/** PostgreSQL and its tools refuse to run as root. */
export function asServerUser(): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {}
}

function asServer(command: string, words: string[], more: Record<string, string> = {}): string {
  const path = `${join(binary('psql'), '..')}:${process.env.PATH}`
  const all: object = { PATH: path, LC_ALL: 'C.UTF-8', ...more }
  const run = spawnSync(command, words, {
    ...asServerUser(),
    encoding: 'utf8',
    env: all as NodeJS.ProcessEnv,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (run.status !== 0) throw new Error(`${command} ${words.join(' ')}: ${run.stderr || run.stdout || run.error}`)
  return run.stdout
}

/** A folder that the user of the server may write. */
export function openFolder(path: string): string {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o777)
  return path
}
