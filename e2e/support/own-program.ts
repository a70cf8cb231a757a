import { rmSync } from 'node:fs'
import { demoData } from '../../tests/support/demo-data'
import { type Program, startProgram } from '../../tests/support/program'
import { test } from './test'
import { writeRules } from './write-rules'

/** A running server with its own data, used only by the tests of one file. */
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

  /** Stops the server and resolves with its exit code. */
  async stop(): Promise<number | null> {
    return (await this.#program?.stop()) ?? null
  }
}

/** For test files that change data others read. `sql`: platform rules that apply from the first request on. */
export function ownProgram(name: string, sql?: string): OwnProgram {
  const own = new OwnProgram()
  test.beforeAll(async () => {
    own.dataDir = await demoData(name)
    await writeRules(own.dataDir, sql)
    await own.start()
  })
  test.afterAll(async () => {
    await own.stop()
    rmSync(own.dataDir, { recursive: true, force: true })
  })
  return own
}
