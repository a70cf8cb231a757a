import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PHONES } from '@/lib/server/db/seed/people/demo-logins'
import { builtPages } from '../support/built-pages'
import { Ordeal } from '../support/fixtures/ordeal'
import { OwnPgBouncer } from '../support/own-pgbouncer'
import { OwnPostgres } from '../support/own-postgres'
import { OwnRedis } from '../support/own-redis'
import { type Program, rendererPids, startProgram } from '../support/program'
import { PLACE_AT_WILL } from '../support/run-sql'
import { SOON } from '../support/soon'
import { Visitor } from '../support/visitor'

const QUICK = { fsync: 'off' }
/** How often a part that is away is looked at. */
const LOOKS = 12
const STEPS = 20

const base = mkdtempSync(join(tmpdir(), 'away-'))
const dataDir = join(base, 'data')
let primary: OwnPostgres
let replica: OwnPostgres
let pooler: OwnPgBouncer
let redis: OwnRedis
let program: Program
let buyer: Visitor
let goodsSn: string
let ordeal: Ordeal
let end: () => Promise<void>

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms))

beforeAll(async () => {
  await builtPages()
  primary = await OwnPostgres.create(base, QUICK)
  replica = await primary.replica(join(base, 'replica'))
  pooler = await OwnPgBouncer.create(base, primary)
  redis = await OwnRedis.create()
  program = await startProgram({
    dataDir,
    env: {
      APP_ENV: 'test',
      DATABASE_URL: pooler.url('market'),
      DATABASE_DIRECT_URL: primary.url('app'),
      DATABASE_OWNER_URL: primary.url('owner'),
      DATABASE_READ_URL: replica.url('app'),
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  await primary.query('market', PLACE_AT_WILL)
  buyer = await new Visitor(program.origin, fetch, { 'x-forwarded-for': '10.3.3.3' }).logIn(DEMO_PHONES.buyer)
  const { list } = await buyer.do('GET /goods/getGoodsList', { gt: '1' })
  goodsSn = list[0]?.goodsSn ?? ''
  ordeal = new Ordeal(program.origin, () => sleep(100))
  end = await ordeal.begin()
}, 900_000)
afterAll(async () => {
  await program?.kill()
  await redis?.close()
  await pooler?.close()
  for (const server of [replica, primary]) server?.stop('immediate')
  rmSync(base, { recursive: true, force: true })
})

const answerOf = async (path: string) => {
  const response = await fetch(`${program.origin}${path}`, { headers: { 'x-forwarded-for': '10.3.3.4' } })
  return { status: response.status, text: await response.text() }
}

interface Look {
  ready: string
  /** A page that was shown before, and one that no one asked for yet. */
  known: number
  fresh: number
  /** Own orders, which the primary answers; goods, which a replica may. */
  own: number
  list: number
  write: number
  sentences: string[]
}
let turn = 0
/** What a visitor, a buyer and the balancer get now. Readiness is asked before and after the write. */
async function look(): Promise<Look> {
  turn += 1
  const before = await answerOf('/readyz')
  const write = await buyer.ask('POST /user/followGoods', { goodsSn, follow: turn % 2 ? '1' : '0' })
  const after = await answerOf('/readyz')
  const own = await buyer.ask('GET /order/queryOrderList', { belong: '2' })
  const list = await buyer.ask('GET /goods/getGoodsList', { gt: '1', minPrice: `${turn}.07` })
  const [known, fresh] = [await answerOf('/news'), await answerOf(`/wares?gt=1&gid=107&minPrice=${turn}.13`)]
  return {
    ready: before.status === 200 && after.status === 200 ? after.text : 'away',
    known: known.status,
    fresh: fresh.status,
    own: own.status,
    list: list.status,
    write: write.status,
    sentences: [own, list, write].filter(({ status }) => status >= 500).map(({ msg }) => msg),
  }
}

/** Switches a part off amid orders, looks at everything several times, and switches it on again. */
async function without(off: () => unknown, on: () => unknown): Promise<Look[]> {
  await ordeal.untilSteps(STEPS)
  await look()
  await off()
  const looks: Look[] = []
  for (let i = 0; i < LOOKS; i++) {
    looks.push(await look())
    await sleep(250)
  }
  await on()
  await expect.poll(async () => (await look()).ready, SOON).toBe('ready')
  await ordeal.untilSteps(STEPS)
  return looks
}

const statuses = (looks: readonly Look[], key: 'known' | 'fresh' | 'own' | 'list' | 'write') =>
  [...new Set(looks.map((one) => one[key]))].sort()

it.each<
  [part: string, off: () => unknown, on: () => unknown, seen: Partial<Record<keyof Look, number[]>>, ready: RegExp]
>([
  [
    'the database',
    () => primary.stop('immediate'),
    () => primary.start(QUICK),
    { known: [200], fresh: [503], own: [503], write: [503] },
    /^away$/,
  ],
  [
    'Redis',
    () => redis.kill(),
    () => redis.start(),
    { known: [200], fresh: [200], own: [200], list: [200], write: [200] },
    /^ready/,
  ],
  [
    'the read replica',
    () => replica.stop('immediate'),
    () => replica.start(QUICK),
    { known: [200], fresh: [200], own: [200], list: [200], write: [200] },
    /^ready/,
  ],
  [
    'every renderer',
    () => rendererPids(program).map((pid) => process.kill(pid, 'SIGKILL')),
    () => undefined,
    { known: [200], own: [200], list: [200], write: [200] },
    /^(ready|away)/,
  ],
])(
  'without %s: whoever reads “ready” can write, refusals are sentences, and all goes on afterwards',
  async (_, off, on, seen, ready) => {
    const looks = await without(off, on)
    const later = looks.slice(2)
    for (const [key, wanted] of Object.entries(seen)) expect(statuses(later, key as 'known'), key).toEqual(wanted)
    for (const one of later) expect(one.ready).toMatch(ready)
    expect(looks.filter(({ ready, write }) => ready !== 'away' && write >= 500)).toEqual([])
    expect(looks.flatMap(({ sentences }) => sentences).filter((text) => !/[\u4e00-\u9fff]/.test(text))).toEqual([])
  },
  300_000,
)

it('nothing that was acknowledged meanwhile is lost or doubled', async () => {
  await end()
  await ordeal.untilPaid()
  expect(await program.stop()).toBe(0)
  await ordeal.assertNothingLostIn(primary.url('app'))
}, 300_000)
