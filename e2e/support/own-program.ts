import { rmSync } from 'node:fs'
import { openEmbedded } from '@/lib/embedded/embedded'
import { demoData } from '../../tests/support/demo-data'
import { type Program, startProgram } from '../../tests/support/program'
import { runSql } from '../../tests/support/run-sql'
import { test } from './test'

/** A running program and its data, which the tests of one file have for themselves. */
export class OwnProgram {
  dataDir = ''
  #program: Program | undefined

  get origin(): string {
    if (!this.#program) throw new Error('the program runs in tests only')
    return this.#program.origin
  }

  async start(): Promise<void> {
    const env = { TRUSTED_PROXIES: '127.0.0.1' }
    this.#program = await startProgram({ dataDir: this.dataDir, port: this.#program?.port, env })
  }

  /** Resolves with the exit code. */
  async stop(): Promise<number | null> {
    return (await this.#program?.stop()) ?? null
  }
}

/** Before a program is there, which keeps what it read of the rules for seconds. */
async function writeRules(dataDir: string, sql: string): Promise<void> {
  const database = await openEmbedded({ dataDir })
  await runSql(dataDir, sql).finally(() => database.stop())
}

/** For files that change what others read. `sql`: rules of the platform that are in force from the first call on. */
export function ownProgram(name: string, sql?: string): OwnProgram {
  const own = new OwnProgram()
  test.beforeAll(async () => {
    own.dataDir = await demoData(name)
    if (sql) await writeRules(own.dataDir, sql)
    await own.start()
  })
  test.afterAll(async () => {
    await own.stop()
    rmSync(own.dataDir, { recursive: true, force: true })
  })
  return own
}
