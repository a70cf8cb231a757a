import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../database'
import { msOf } from '../ms-of'
import { type Program, startProgram } from '../program'
import { AlipayDouble } from '../vendors/alipay/alipay-double'
import { productionSettings } from '../vendors/production-settings'
import { WechatDouble } from '../vendors/wechat-pay/wechat-double'
import { Visitor } from '../visitor'
import { AliyunServices } from './aliyun-services'
import { Bucket } from './bucket'
import { Caddy } from './caddy'
import { MailServer } from './mail-server'
import { passTime } from './pass-time'

/** No name server knows it. */
export const HOST = 'www.example.test'
export const ORIGIN = `https://${HOST}`
const NAME = '启明游戏'

interface Parts {
  /** Keys, certificates, stored objects and the data of the program. */
  dir: string
  database: TestDatabase
  alipay: AlipayDouble
  wechat: WechatDouble
  aliyun: AliyunServices
  bucket: Bucket
  mail: MailServer
}

/** Everything that an operator needs for a platform in production: database, vendors, storage, mail, TLS, and the program. */
export class Installation {
  #program: Program | undefined
  #caddy: Caddy | undefined

  private constructor(readonly parts: Parts) {}

  /** The database is empty, and neither the program nor Caddy is started. */
  static async create(): Promise<Installation> {
    const dir = mkdtempSync(join(tmpdir(), 'open-for-business-'))
    const now = () => new Date()
    return new Installation({
      dir,
      database: await createEmptyDatabase(inject('databaseServer')),
      alipay: await AlipayDouble.open({ now }),
      wechat: await WechatDouble.open({ now }),
      aliyun: await AliyunServices.open({ sign: NAME, scene: '1000000006' }),
      bucket: await Bucket.open(join(dir, 's3')),
      mail: await MailServer.open(dir),
    })
  }

  /** Runs an npm script of the operator, with the owner of the tables; resolves with its exit code and output. */
  run(script: 'setup' | 'doctor', ...flags: string[]): Promise<{ code: number; output: string }> {
    const { NODE_ENV: _, ...inherited } = process.env
    const all: object = { ...inherited, ...this.#settings, DATABASE_OWNER_URL: this.parts.database.ownerUrl }
    const env = all as NodeJS.ProcessEnv
    return new Promise((resolve) => {
      execFile('npm', ['run', '--silent', script, '--', ...flags], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
      )
    })
  }

  /** Starts the program, which does not know the owner of the tables, and Caddy in front of it. */
  async start(): Promise<void> {
    const { dir } = this.parts
    this.#program = await startProgram({ dataDir: dir, env: this.#settings })
    this.#caddy = await Caddy.open({ appPort: this.#program.port, origin: ORIGIN, dir })
  }

  /** Sends a request to the site from outside. */
  readonly send = (request: Request): Promise<Response> => {
    if (!this.#caddy) throw new Error('the site is not started')
    return this.#caddy.send(request)
  }

  /** Returns status, type and text of a page or file of the site. */
  async get(path: string): Promise<{ status: number; type: string; text: string }> {
    const answer = await this.send(new Request(new URL(path, ORIGIN)))
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  }

  visitor(headers: Record<string, string> = {}): Visitor {
    return new Visitor(ORIGIN, this.send, headers)
  }

  /** For the program and for the vendors' books this much time has passed. */
  async pass(time: Parameters<typeof msOf>[0]): Promise<void> {
    const ms = msOf(time)
    const { alipay, database, wechat } = this.parts
    await passTime(database.ownerUrl, ms)
    const rows = [alipay.books.trades, alipay.books.transfers, wechat.books.trades].flatMap((book) => [
      ...book.values(),
    ])
    for (const row of rows)
      for (const [name, value] of Object.entries(row))
        if (value instanceof Date) Object.assign(row, { [name]: new Date(value.getTime() - ms) })
  }

  /** Returns what the program logged as errors, and its exit code after it was stopped. */
  async stop(): Promise<{ errors: string[]; code: number | null }> {
    await this.#caddy?.close()
    const code = (await this.#program?.stop()) ?? null
    const lines = (this.#program?.output() ?? '').split('\n')
    this.#program = undefined
    return { errors: lines.filter((line) => /"level":(50|60)/.test(line)), code }
  }

  async close(): Promise<void> {
    const { dir, database, ...servers } = this.parts
    if (this.#program) await this.stop()
    for (const server of Object.values(servers)) await server.close()
    await database.drop()
    rmSync(dir, { recursive: true, force: true })
  }

  get #settings(): Record<string, string> {
    const { aliyun, bucket, database, mail, ...doubles } = this.parts
    return productionSettings(
      { ...doubles, aliyun: aliyun.server },
      {
        ...bucket.settings,
        ...mail.settings,
        DATABASE_URL: database.url,
        PUBLIC_ORIGIN: ORIGIN,
        WECHAT_PAY_H5_HOSTS: HOST,
        ALIYUN_SMS_SIGN: NAME,
        TRUSTED_PROXIES: '127.0.0.1',
        RENDERERS: '1',
      },
    )
  }
}
