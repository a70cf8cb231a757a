import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '@/lib/server/db/migrate'
import { createDatabase, createTemplate } from '../support/database'
import { openFleet } from '../support/fleet'
import { OwnPostgres } from '../support/own-postgres'
import { SOON } from '../support/soon'
import type { Visitor } from '../support/visitor'
import { PAY_PASSWORD, type Person } from '../support/world'

const base = mkdtempSync(join(tmpdir(), 'replica-'))
const QUICK = { fsync: 'off' }
let primary: OwnPostgres
let replica: OwnPostgres
let fleet: Awaited<ReturnType<typeof openFleet>>
let seller: Person
let selling: Visitor

beforeAll(async () => {
  primary = await OwnPostgres.create(base, QUICK)
  const server = { owner: primary.url('owner'), app: primary.url('app') }
  await createTemplate(server, migrate)
  const database = await createDatabase(server)
  replica = await primary.replica(join(base, 'replica'))
  const name = new URL(database.url).pathname.slice(1)
  fleet = await openFleet(2, { DATABASE_READ_URL: replica.url('app', name) }, database)
  await fleet.first.world.placeAtWill()
  seller = await fleet.first.world.person()
  selling = await fleet.first.logIn(seller)
})
afterAll(async () => {
  await fleet?.close()
  for (const server of [replica, primary]) server?.stop('immediate')
  rmSync(base, { recursive: true, force: true })
})
/** Every test begins with a replica that answers. */
beforeEach(() => expect.poll(answersNow, SOON).toBe(true))

const answered = () => fleet.first.figure('replica_reads_total', { outcome: 'replica' })
async function answersNow(): Promise<boolean> {
  const before = await answered()
  await fleet.first.visitor().do('GET /goods/getGoodsList', {})
  return (await answered()) > before
}
const pause = (isPaused: boolean) =>
  replica.query('postgres', `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`)
const ware = () => fleet.first.world.goods({ seller, price: '10.00' })
const reprice = (sn: string, price: string) => selling.do('POST /goods/onlySetupGoodsPrice', { goodsSn: sn, price })
const prices = (sn: string) => Promise.all(fleet.instances.map((instance) => instance.priceOnPage(sn)))

it('the replica answers public calls, and none of them has to be repeated on the primary', async () => {
  const { sn } = await ware()
  const visitor = fleet.at(1).visitor()
  // the first visitor of a seller's item creates the shop, which only the primary can
  await visitor.do('GET /goods/goodsInfo', { goodsSn: (await ware()).sn })
  const figure = (outcome: string) => fleet.at(1).figure('replica_reads_total', { outcome })
  const before = { replica: await figure('replica'), again: await figure('again') }
  await visitor.do('GET /goods/getGoodsList', { gid: '107', gt: '1' })
  await visitor.do('GET /goods/getGoodsList', { keyWord: '王者' })
  await visitor.do('GET /goods/goodsInfo', { goodsSn: sn })
  await visitor.do('GET /goods/nearGoods', { goodsSn: sn })
  await visitor.do('GET /goods/shelfFigures', { gid: '107', gt: '1' })
  await visitor.do('GET /comm/gameList', {})
  await visitor.do('GET /comm/suggest', { text: '王' })
  await visitor.do('GET /dist/homeConf', {})
  await visitor.do('GET /goods/typeCounts', { gid: '107' })
  expect((await figure('again')) - before.again).toBe(0)
  expect((await figure('replica')) - before.replica).toBeGreaterThanOrEqual(7)
})

it('a changed price is on the pages of all instances while the replica replays nothing, and stays there', async () => {
  const { sn } = await ware()
  expect(await prices(sn)).toEqual(['10.00', '10.00'])
  await pause(true)
  await reprice(sn, '12.00')
  expect(await fleet.first.priceOnPage(sn), 'before the seller reads the answer').toBe('12.00')
  await expect.poll(() => prices(sn), SOON).toEqual(['12.00', '12.00'])
  expect(await fleet.first.readiness()).toBe('ready, without read replica')
  await pause(false)
  await expect.poll(answersNow, SOON).toBe(true)
  expect(await prices(sn)).toEqual(['12.00', '12.00'])
  expect(await fleet.first.readiness()).toBe('ready')
})

it('prices that are changed in quick succession are never cached as they were before', async () => {
  const { sn } = await ware()
  for (let n = 0; n < 30; n++) {
    const price = `${11 + n}.00`
    await reprice(sn, price)
    expect(await fleet.first.priceOnPage(sn)).toBe(price)
  }
  await expect.poll(() => prices(sn), SOON).toEqual(['40.00', '40.00'])
})

it('a new item is found while the replica does not have it yet', async () => {
  await pause(true)
  const { sn } = await ware()
  expect(await prices(sn)).toEqual(['10.00', '10.00'])
  const { list } = await fleet.at(1).visitor().do('GET /goods/getGoodsList', { sort: 'newest' })
  expect(list.map(({ goodsSn }) => goodsSn)).toContain(sn)
  await pause(false)
})

it('orders and pages go on while the replica is stopped, and it is used again once it is back', async () => {
  const { world } = fleet.first
  const buyer = await fleet.first.logIn(await world.person({ balance: '1000.00' }))
  const orders: string[] = []
  const buy = async (n: number) => {
    const { sn, price } = await ware()
    const one = fleet.at(n).visitor(buyer)
    const { orderSn } = await one.do(
      'POST /order/placeOrder',
      { goodsSn: sn, price, agree: '1' },
      { key: randomUUID() },
    )
    await one.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
    expect(await fleet.at(n + 1).priceOnPage(sn)).toBe('10.00')
    orders.push(orderSn)
  }
  for (let n = 0; n < 3; n++) await buy(n)
  // amid reads
  const reading = Promise.all(
    Array.from({ length: 20 }, (_, n) => fleet.at(n).visitor().do('GET /goods/getGoodsList', {})),
  )
  replica.stop('immediate')
  await reading
  for (let n = 3; n < 8; n++) await buy(n)
  await expect.poll(() => fleet.first.readiness(), SOON).toBe('ready, without read replica')
  replica.start(QUICK)
  await expect.poll(answersNow, SOON).toBe(true)
  await buy(8)
  expect(new Set(orders).size).toBe(9)
  for (const orderSn of orders)
    expect(await buyer.do('GET /order/orderDetail', { orderSn })).toMatchObject({ orderSn, status: 1 })
  expect(await world.audit()).toEqual([])
})
