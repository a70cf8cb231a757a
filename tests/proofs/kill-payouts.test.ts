import { rmSync } from 'node:fs'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbedded } from '@/lib/embedded/embedded'
import { type Db, openDatabase } from '@/lib/server/db/client'
import { payees } from '@/lib/server/db/schema/money/payouts'
import { actAs, demoServices } from '@/lib/server/db/seed/orders/demo-services'
import { openWithdrawal } from '@/lib/server/modules/money/payouts/internal/open-withdrawal'
import { loadPayoutTerms } from '@/lib/server/modules/money/payouts/queries-terms'
import { memberOf } from '@/lib/server/modules/money/payouts/rules-owner'
import { creditSandbox } from '@/lib/server/modules/money/wallet/sandbox/credit-sandbox'
import { inTx } from '@/lib/server/runtime/context'
import { masterSecret } from '@/lib/server/runtime/secrets'
import { createVault } from '@/lib/server/runtime/vault'
import { DAY_MS } from '@/lib/shared/durations'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { faultsOf } from '../support/ledger'
import { startProgram } from '../support/program'
import { proofTimeout, scaled } from '../support/proof-size'
import { runSql } from '../support/run-sql'

const KILLS = scaled('crash', 2)
/** Withdrawals per member; more than the server can pay between two kills. */
const EACH = 8
const MEMBERS = 8 * KILLS
let dataDir: string

beforeAll(async () => {
  await builtPages()
  dataDir = await demoData('kill-payouts')
}, 300_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const server = await openEmbedded({ dataDir })
  const { db, pool } = openDatabase(server.url, 4)
  try {
    return await work(db)
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** Creates members with old money who requested withdrawals yesterday; all of them are due. */
async function askMany(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    `select id from users where phone like '136%' and closed_at is null and frozen_at is null order by id limit ${MEMBERS}`,
  )
  const vault = createVault(masterSecret({ APP_SECRET: '', DATA_DIR: dataDir }))
  let clock = new Date(Date.now() - 5 * DAY_MS)
  const services = demoServices({ db, log: pino({ level: 'silent' }), vault, now: () => clock })
  const terms = await loadPayoutTerms(services)
  const sns: string[] = []
  for (const [i, { id }] of rows.entries()) {
    const userId = Number(id) as UserId
    const ctx = actAs(services, userId)
    clock = new Date(Date.now() - 5 * DAY_MS)
    await creditSandbox(ctx, fen(10_000))
    const account = `135${String(30_000_000 + i)}`
    const [payee] = await db
      .insert(payees)
      .values({
        userId,
        kind: 1,
        mask: 'x',
        accountHash: String(i),
        isDefault: true,
        createdAt: clock,
        account: vault.seal('payee', id, account),
      })
      .returning({ payeeId: payees.id })
    clock = new Date(Date.now() - 3 * DAY_MS)
    for (let n = 0; n < EACH; n++) {
      const request = { payeeId: payee?.payeeId ?? 0, amount: fen(1000 + n), terms }
      sns.push(
        (await inTx(ctx, (tx, effects) => openWithdrawal(ctx, { tx, effects, owner: memberOf(ctx), ...request }))).sn,
      )
    }
  }
  return sns
}

it(
  `after ${KILLS} kills during payouts each one is paid once and none is lost`,
  async () => {
    const sns = await withDatabase(askMany)
    expect(sns).toHaveLength(MEMBERS * EACH)
    for (let round = 1; round <= KILLS; round++) {
      const program = await startProgram({ dataDir })
      // Kills it during any activity: sending, querying, settling, notifying.
      await new Promise((later) => setTimeout(later, (round * 37) % 200))
      await program.kill()
    }
    const program = await startProgram({ dataDir })
    const left = () =>
      runSql(
        dataDir,
        `select sn from withdrawals where status in ('waiting', 'sent') and amount_fen between 1000 and 1100`,
      )
    expect(await left(), 'the kills fell amid payouts').not.toEqual([])
    await expect.poll(left, { timeout: proofTimeout('crash', 120_000), interval: 500 }).toEqual([])
    expect(await program.stop()).toBe(0)
    await withDatabase(async (db) => {
      const { rows } = await db.execute<{ sn: string; paid: string; notified: string }>(
        `select w.sn, (select count(*) from sandbox_payouts s where s.payout_no = w.sn and s.state = 'SUCCESS') as paid,
          (select count(*) from transfers t where t.ref = w.sn and t.kind = 'payoutPaid') as notified
        from withdrawals w where w.status = 'paid' and w.amount_fen between 1000 and 1100`,
      )
      expect(new Set(rows.map(({ sn }) => sn))).toEqual(new Set(sns))
      expect(rows.filter(({ paid, notified }) => Number(paid) !== 1 || Number(notified) !== 1)).toEqual([])
      expect(await faultsOf({ services: { db } })).toEqual([])
    })
  },
  proofTimeout('crash', 600_000),
)
