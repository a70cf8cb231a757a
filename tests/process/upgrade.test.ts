import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { assertCurrent, migrate } from '@/lib/server/db/migrate'
import { auditDatabase } from '@/lib/server/main/audit/audit'
import type { UserId } from '@/lib/shared/ids'
import { createEmptyDatabase } from '../support/database'
import { Deal, runClock } from '../support/fixtures/deal'
import { DisputeCase } from '../support/fixtures/dispute'
import { faultsOf } from '../support/ledger'
import { dumpRelease, restoreRelease } from '../support/release-dump'
import { PAY_PASSWORD, World } from '../support/world'

const FOLDER = join(import.meta.dirname, '..', 'support', 'releases')
const releases = readdirSync(FOLDER).filter((file) => file.endsWith('.json.gz'))

/** Opens the program on the database of a release, ten days after the dumped orders began. */
async function openUpgraded(file: string): Promise<World> {
  const database = await createEmptyDatabase(inject('databaseServer'))
  await restoreRelease(database.ownerUrl, readFileSync(join(FOLDER, file)))
  await expect(assertCurrent(database), 'an instance refuses tables of an older release').rejects.toThrow(
    /npm run migrate/,
  )
  await migrate(database)
  const world = await new World().open({ database })
  world.pass({ days: 10, minutes: 5 })
  return world
}

interface Kept extends Record<string, unknown> {
  sn: string
  place: string
  buyer: number
  seller: number
}

describe.each(releases)('the database of %s', (file) => {
  it('is upgraded without a contradiction, and its orders go on to their end', async () => {
    const world = await openUpgraded(file)
    const { rows } = await world.services.db.execute<Kept>(
      "select sn, status || ' ' || sub_status as place, buyer_id::int as buyer, seller_id::int as seller from orders",
    )
    const visitorOf = (id: number) => world.logIn({ userId: id as UserId, phone: '', nickName: '' })
    const at = (place: string) => rows.filter((row) => row.place === place)
    for (const place of ['0 WAIT_PAY', '1 VERIFY', '2 INSPECTION', '3 RELEASED'])
      expect(at(place).length).toBeGreaterThan(0)

    const [unpaid] = at('0 WAIT_PAY')
    await (await visitorOf(unpaid?.buyer ?? 0)).do(
      'POST /pay/balancePay',
      { orderSn: unpaid?.sn ?? '', payPassword: PAY_PASSWORD },
      { key: randomUUID() },
    )
    const [paid] = at('1 VERIFY')
    const seller = await visitorOf(paid?.seller ?? 0)
    expect(await seller.do('GET /order/orderDetail', { orderSn: paid?.sn ?? '' })).toMatchObject({ orderSn: paid?.sn })
    for (const { sn, buyer } of at('2 INSPECTION')) {
      const answer = await (await visitorOf(buyer)).ask('POST /order/confirmRecGoods', { orderId: sn })
      // the one with an open dispute waits for its end
      expect(['OK', 'ORDER_FROZEN']).toContain(answer.name)
    }
    world.pass({ days: 30 })
    await runClock(world)
    const { rows: open } = await world.services.db.execute(
      sql`select sn from orders where due_at <= ${world.now().toISOString()}::timestamptz`,
    )
    expect(open).toEqual([])
    // new people and goods get the numbers that those of the dump have
    const renumbered = (column: string) => `${column} = overlay(${column} placing '2' from 5 for 1)`
    await world.asOwner(`update goods set ${renumbered('sn')}; update orders set ${renumbered('goods_sn')}`)
    await world.asOwner("update users set invite_code = 'KEPT' || id, phone = '139' || right(phone, 8)")
    const fresh = await (await (await Deal.open(world, { price: '20.00', balance: '50.00' })).place()).pay()
    await (await fresh.deliver()).confirm()
    expect(await faultsOf(world)).toEqual([])
    const faults: string[] = []
    await auditDatabase({
      databaseUrl: world.database.ownerUrl,
      storage: world.app.storage,
      isSandbox: true,
      // the files of its pictures are not part of the dump
      onResult: ({ name, faults: found }) => void (name !== 'files' && faults.push(...found)),
    })
    expect(faults).toEqual([])
    await world.close()
  })
})

it.runIf(process.env.MAKE_DUMP)('makes the dump of this release', async () => {
  const world = await new World().open()
  const deal = async (price: string) => (await Deal.open(world, { price, balance: '1000.00' })).place()
  for (const price of ['15.00', '60.00']) await (await (await (await deal(price)).pay()).deliver()).confirm()
  world.pass({ days: 10 })
  await runClock(world)
  await (await deal('120.00')).pay()
  await deal('30.00')
  await (await (await deal('80.00')).pay()).deliver()
  await (await DisputeCase.open(world)).begin()
  writeFileSync(
    join(FOLDER, `${basename(process.env.MAKE_DUMP as string)}.json.gz`),
    await dumpRelease(world.database.ownerUrl),
  )
  await world.close()
})
