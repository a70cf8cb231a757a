import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { hash } from '@node-rs/argon2'
import { eq, isNull } from 'drizzle-orm'
import { Client } from 'pg'
import pino from 'pino'
import { inject, onTestFinished } from 'vitest'
import { platformRules } from '@/lib/server/db/schema/core/tenancy'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { users } from '@/lib/server/db/schema/people/identity'
import { staffLogins, staffMembers } from '@/lib/server/db/schema/people/staff'
import { type App, compose } from '@/lib/server/main/compose'
import type { Rules } from '@/lib/server/modules/core/tenancy/types'
import { createPayment } from '@/lib/server/modules/money/wallet/create-payment'
import { creditPayment } from '@/lib/server/modules/money/wallet/credit-payment'
import { markPaid } from '@/lib/server/modules/money/wallet/internal/payment-rows'
import { auditLedger } from '@/lib/server/modules/money/wallet/queries-audit'
import { createSession } from '@/lib/server/modules/people/identity/sessions/create-session'
import type { Dist, StaffCtx, UserCtx } from '@/lib/server/runtime/context'
import { readEnv } from '@/lib/server/runtime/env'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { yuanToFen } from '@/lib/shared/money/money'
import type { Role } from '@/lib/shared/staff/staff'
import { DAY_MS } from '@/lib/shared/time'
import { createDatabase, TEST_SECRET, type TestDatabase } from './database'
import { type GoodsOptions, insertGoods } from './fixtures/goods'
import { msOf } from './ms-of'
import { Visitor } from './visitor'
import { SANDBOX_QR } from './with-payment'
import { AT_WILL, addressesOf, WITHOUT_FACES, type WorldOptions, waitForConnections } from './world-options'

export const PASSWORD = 'demo1234'
export const PAY_PASSWORD = '246810'

export interface PersonOptions {
  balance?: string
  verified?: boolean
  /** Makes the person a staff member: of the platform, or of a distributor. */
  staff?: Role
  ofDist?: number
  nickName?: string
  phone?: string
}
export interface Person {
  userId: UserId
  phone: string
  nickName: string
  /** The session is also logged in to the staff area. */
  isStaff?: boolean
}
/**
 * Ten in the morning on a Tuesday in Beijing, in the middle of a month: no test depends on when it runs. Later than any
 * database server's clock, so its own times are in the past.
 */
const START = new Date('2035-03-13T10:00:00+08:00')
/** The longest possible session, so that a test that advances the time stays logged in. */
const LONG_SESSION = '720'
/** argon2 parameters are stored with a hash: these make verification instant. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let sequence = 0
let hashes: Promise<[string, string]> | undefined

/** A complete back end on a separate database, with a clock that tests set. Closed after the test. */
export class World {
  #nowMs = START.getTime()
  #closers: (() => Promise<unknown>)[] = []
  #start: (() => Promise<App>) | undefined
  app!: App
  database!: TestDatabase
  port = 0

  async open(options: WorldOptions = {}): Promise<this> {
    const dataDir = mkdtempSync(join(tmpdir(), 'world-'))
    const database = options.database ?? (await createDatabase(inject('databaseServer')))
    this.database = database
    const test = options.hasTestMode ? await createDatabase(inject('databaseServer')) : undefined
    const server = await this.#listen()
    const env = readEnv({
      APP_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SESSION_HOURS: LONG_SESSION,
      REDIS_URL: inject('redisUrl') ?? '',
      ...options.env,
    })
    this.#start = async () => {
      const app = await compose(env, {
        ...addressesOf(database, options),
        testModeUrl: test && addressesOf(test, options).databaseUrl,
        log: options.log ?? pino({ level: 'silent' }),
        secret: TEST_SECRET,
        port: this.port,
        now: () => this.now(),
      })
      waitForConnections(app)
      return app
    }
    this.app = await this.#start()
    if (!options.hasDefaultRules)
      await this.rule({ staffSteps: 'optional', agreementFromFen: 0, pictureSampleBp: 0, ...WITHOUT_FACES })
    this.#closers = [
      () =>
        new Promise((done) => {
          server.closeAllConnections()
          server.close(done)
        }),
      () => this.app.close(),
      () => database.drop(),
      async () => test?.drop(),
      async () => rmSync(dataDir, { recursive: true, force: true }),
    ]
    return this
  }

  /** Stops and restarts the back end on the same database; nothing may be running. */
  async restart(): Promise<void> {
    await this.app.close()
    if (this.#start) this.app = await this.#start()
  }

  /** For what is really sent over HTTP: callbacks of the sandbox gateway. Listens on a free port. */
  async #listen(): Promise<Server> {
    const server = createServer(getRequestListener((request) => this.app.api.fetch(request)))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    this.port = (server.address() as AddressInfo).port
    return server
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await close()
  }

  /** Runs a statement that only the tables' owner may run. */
  async asOwner(statement: string): Promise<void> {
    const owner = new Client({ connectionString: this.database.ownerUrl })
    await owner.connect()
    await owner.query(statement).finally(() => owner.end())
  }

  /** Returns a time one millisecond later at each call, independent of the machine's speed. */
  now(): Date {
    this.#nowMs += 1
    return new Date(this.#nowMs)
  }
  /** Advances the clock of the business rules. */
  pass(time: Parameters<typeof msOf>[0]): void {
    this.#nowMs += msOf(time)
  }

  /** Sets platform rules as an operator would; call it before any rule is read. */
  async rule(rules: Partial<Rules>, distId = 0): Promise<void> {
    const rows = Object.entries(rules).map(([key, value]) => ({ key, value, distId }))
    await this.services.db.insert(platformRules).values(rows)
  }

  /** For tests that need many orders of one person. */
  placeAtWill = (): Promise<void> => this.rule(AT_WILL)

  get services() {
    return this.app.services
  }
  dist(distId = 1): Dist {
    return this.app.hosts.byId(distId) as Dist
  }

  /**
   * Returns an anonymous visitor on the host of a distributor; limits count by `address`, which the front server would
   * send.
   */
  visitor(distId = 1, address?: string): Visitor {
    const always = address ? { 'x-client-ip': address } : undefined
    return new Visitor(this.dist(distId).origin, (request) => this.app.api.fetch(request), always)
  }

  async person(options: PersonOptions = {}): Promise<Person> {
    hashes ??= Promise.all([hash(PASSWORD, CHEAP), hash(PAY_PASSWORD, CHEAP)])
    const [passwordHash, payPasswordHash] = await hashes
    const n = ++sequence
    const phone = options.phone ?? `137${String(10_000_000 + n)}`
    const nickName = options.nickName ?? `玩家${n}`
    const [row] = await this.services.db
      .insert(users)
      .values({
        phone,
        nickName,
        passwordHash,
        payPasswordHash,
        authStatus: options.verified === false ? 0 : 2,
        createdAt: this.now(),
        inviteCode: `T${n}`,
        registeredDistId: 1,
      })
      .returning({ id: users.id })
    const person: Person = { userId: row?.id ?? (0 as UserId), phone, nickName }
    if (options.staff) await this.employ(person, options.staff, options.ofDist)
    if (options.balance) await this.recharge(person, options.balance)
    return person
  }

  ctx(person: Person, distId = 1): UserCtx {
    return {
      ...systemCtx(this.services, this.dist(distId)),
      user: { ...person, sessionId: `s${person.userId}`, authStatus: 2, limits: {} },
    }
  }

  /** Makes a person staff: of the platform, or of a distributor. */
  async employ(person: Person, role: Role, distId: number | null = null): Promise<number> {
    const house = distId === null ? 'platform' : 'dist'
    const [row] = await this.services.db
      .insert(staffMembers)
      .values({ userId: person.userId, role, distId, house })
      .returning({ id: staffMembers.id })
    person.isStaff = true
    return row?.id ?? 0
  }

  /** Removes all staff, so that the next one employed is assigned the work. */
  async dismissStaff(): Promise<void> {
    await this.services.db.update(staffMembers).set({ removedAt: this.now() }).where(isNull(staffMembers.removedAt))
  }

  /** Returns the context with which a platform staff member calls functions. */
  staffCtx(person: Person, { role = 'service' as Role, distId = 1 } = {}): StaffCtx {
    const seat = { memberId: 0, house: 'platform', role, distId: null, permission: 'orders.act' } as const
    return {
      ...this.ctx(person, distId),
      staff: { ...seat, request: { call: '', input: {}, parties: [] }, approvalId: null },
    }
  }

  /** Logs in to the staff area, as with a right code, for as long as the test's clock runs. */
  async letIn({ userId, cookies }: Visitor): Promise<void> {
    const sessionId = cookies.get('token')?.split('.')[0] ?? ''
    const expiresAt = new Date(this.now().getTime() + 400 * DAY_MS)
    await this.services.db.insert(staffLogins).values({ sessionId, userId, expiresAt, createdAt: this.now() })
  }

  /** Returns a logged-in browser; skips argon2, which would slow down every test. */
  async logIn(person?: Person | PersonOptions, distId = 1): Promise<Visitor> {
    const who = person && 'userId' in person ? person : await this.person(person)
    const visitor = this.visitor(distId)
    const session = await createSession(this.ctx(who, distId), this.services.db, who.userId)
    visitor.userId = who.userId
    visitor.cookies.set('token', session.token).set('sb', session.cookie)
    if (who.isStaff) await this.letIn(visitor)
    return visitor
  }

  /** Credits real money through the real ledger, as a settled Alipay payment. */
  async recharge(person: Person, yuan: string, at = this.now()): Promise<void> {
    await this.services.db.transaction(async (tx) => {
      const payment = await createPayment(this.ctx(person), tx, {
        purpose: 'recharge',
        refSn: '',
        amount: yuanToFen(yuan),
        ...SANDBOX_QR,
        expiresAt: at,
      })
      await markPaid(tx, payment, { tradeNo: `TEST${payment.interSn}`, at })
      await creditPayment(tx, { payment, kind: 'recharge', at })
    })
  }

  goods(options: GoodsOptions): Promise<{ sn: GoodsSn; price: string }> {
    return insertGoods(this.services.db, options)
  }

  async goodsRow(sn: string) {
    const [row] = await this.services.db
      .select()
      .from(goods)
      .where(eq(goods.sn, sn as GoodsSn))
    if (!row) throw new Error(`no goods ${sn}`)
    return row
  }

  /** Returns errors of the ledger; the expected result is empty. */
  audit() {
    return auditLedger(this.services.db)
  }

  async balance(person: Person): Promise<string> {
    return (await (await this.logIn(person)).do('GET /user/userInfo', {})).coin
  }
}

/** Opens a world for one test and closes it with the test. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const world = await new World().open(options)
  onTestFinished(() => world.close())
  return world
}
