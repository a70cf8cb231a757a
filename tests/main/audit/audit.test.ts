import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditDatabase } from '@/lib/server/main/audit/audit'
import { Deal } from '../../support/fixtures/deal'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { World } from '../../support/world'

const world = new World()
let deal: Deal
beforeAll(async () => {
  await world.open()
  deal = await (await (await Deal.open(world, { balance: '2000.00' })).place()).pay()
  await uploadEvidence(world, deal.buyer)
})
afterAll(() => world.close())

/** What contradicts, by the name of the check. */
async function audited(): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  const isFine = await auditDatabase({
    databaseUrl: world.database.ownerUrl,
    storage: world.app.storage,
    isSandbox: true,
    onResult: ({ name, faults }) => {
      if (faults.length > 0) found[name] = faults
    },
  })
  expect(isFine).toBe(Object.keys(found).length === 0)
  return found
}

/** Breaks the database as its owner, without the guards, and repairs it after the audit. */
async function brokenBy(table: 'accounts' | 'chat_groups' | 'uploads' | 'videos', change: string, repair: string) {
  const triggers = (state: 'disable' | 'enable') => `alter table ${table} ${state} trigger user`
  const unguarded = (statement: string) => world.asOwner(`${triggers('disable')}; ${statement}; ${triggers('enable')}`)
  await unguarded(change)
  const found = await audited()
  await unguarded(repair)
  expect(await audited()).toEqual({})
  return found
}

it('an audit of a database with an order in escrow finds nothing', async () => {
  expect(await audited()).toEqual({})
})

it('an audit finds a balance that its entries do not explain, and the order whose escrow is wrong', async () => {
  const of = `where kind = 'escrow' and owner_id = (select id from orders where sn = '${deal.orderSn}')`
  const found = await brokenBy(
    'accounts',
    `update accounts set balance_fen = balance_fen - 1 ${of}`,
    `update accounts set balance_fen = balance_fen + 1 ${of}`,
  )
  expect(found.ledger?.join()).toContain('balance is the sum of entries')
  expect(found['orders and money']).toEqual([expect.stringMatching(`^escrow \\| ${deal.orderSn} \\| \\d+$`)])
})

it('an audit finds a chat whose last message is missing', async () => {
  const of = `where subject = '${deal.orderSn}'`
  const found = await brokenBy(
    'chat_groups',
    `update chat_groups set last_seq = last_seq + 1 ${of}`,
    `update chat_groups set last_seq = last_seq - 1 ${of}`,
  )
  expect(found).toEqual({ 'chat sequences': [expect.stringContaining(deal.orderSn)] })
})

it('an audit finds a file that a row names and the storage does not have', async () => {
  const found = await brokenBy(
    'uploads',
    `update uploads set key = key || '.lost' where key is not null`,
    `update uploads set key = replace(key, '.lost', '') where key is not null`,
  )
  expect(found).toEqual({ files: [expect.stringMatching(/\.lost$/)] })
})

it('an audit finds the poster of a video that the storage does not have', async () => {
  const found = await brokenBy(
    'videos',
    `insert into videos (id, user_id, purpose, name, bytes, key, handle, expires_at, done_at, has_poster)
      values ('lost', 1, 'evidence', 'a.mp4', 1, 'evidence/ab/lost.mp4', '', now(), now(), true)`,
    `delete from videos where id = 'lost'`,
  )
  expect(found).toEqual({ files: ['evidence/ab/lost.webp'] })
})
