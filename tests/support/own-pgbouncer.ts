import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackage } from './ensure-package'
import { asServerUser, type OwnPostgres } from './own-postgres'
import { freePort } from './program'
import { runSqlOn } from './run-sql-on'
import { untilAnswers } from './until-answers'

/** PgBouncer of Debian's package with the documented configuration, in front of every database of a server. */
export class OwnPgBouncer {
  private constructor(
    readonly port: number,
    readonly child: ChildProcess,
  ) {}

  /** Keeps its files in a new directory below `base`. */
  static async create(base: string, server: OwnPostgres): Promise<OwnPgBouncer> {
    ensurePackage('pgbouncer')
    const port = await freePort()
    const dir = join(base, 'pgbouncer')
    mkdirSync(dir)
    chmodSync(dir, 0o777)
    const users = join(dir, 'users.txt')
    writeFileSync(users, '"app" ""\n')
    const text = readFileSync('docs/deploy/pgbouncer.ini', 'utf8')
      .replace(/^market = .*$/m, `* = host=127.0.0.1 port=${server.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('scram-sha-256', 'trust')
      .replace('/etc/pgbouncer/userlist.txt', users)
    const file = join(dir, 'pgbouncer.ini')
    writeFileSync(file, `${text}logfile = ${join(dir, 'log')}\nunix_socket_dir =\n`)
    const child = spawn('pgbouncer', ['-q', file], { ...asServerUser(), stdio: 'ignore', cwd: '/' })
    const pooler = new OwnPgBouncer(port, child)
    await untilAnswers(() => runSqlOn(pooler.url('market'), 'select 1'))
    return pooler
  }

  url(database: string): string {
    return `postgres://app@127.0.0.1:${this.port}/${database}`
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }
}
