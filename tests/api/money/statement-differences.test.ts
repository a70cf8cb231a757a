import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { differencesOf } from '@/lib/server/modules/money/wallet/rules-statement'
import { fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { Bank, Saver } from '../../support/fixtures/bank'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('provider statement reconciliation', () => {
  const world = new World()
  let bank: Bank
  let saver: Saver
  let finance: Visitor
  beforeAll(async () => {
    await world.open()
    bank = await Bank.open(world)
    saver = await Saver.open(world)
    finance = await world.logIn({ staff: 'finance' })
  })
  // Each test uses its own day.
  beforeEach(() => world.pass({ days: 1 }))
  afterAll(() => world.close())
  /** Recharges made directly by tests are not on the providers' statements. */
  const today = async () => {
    const { list, ...rest } = await finance.do('GET /console/statementDifferences', { day: formatDate(world.now()) })
    return { ...rest, list: list.map(({ time: _, ...row }) => row).filter(({ sn }) => sn.startsWith('W')) }
  }

  it('statements agree with the ledger on payouts and returns', async () => {
    const sn = await saver.withdraw('100.00')
    await bank.reconcile()
    await bank.returnIt(sn)
    const { list, lines } = await today()
    expect(list).toEqual([])
    expect(lines).toBeGreaterThanOrEqual(2)
  })

  it('statement differences show entries missing on either side and different amounts', async () => {
    const known = await saver.withdraw('200.00')
    const unknown = await saver.withdraw('50.00')
    const other = await saver.withdraw('60.00')
    await bank.reconcile()
    const run = (text: string) => world.services.db.execute(text)
    await run(`update sandbox_payouts set payout_no = 'WOTHERS' where payout_no = '${known}'`)
    await run(`delete from sandbox_payouts where payout_no = '${unknown}'`)
    await run(`update sandbox_payouts set amount_fen = amount_fen + 1 where payout_no = '${other}'`)
    const { list } = await today()
    expect(list.sort((a, b) => a.kind.localeCompare(b.kind) || a.sn.localeCompare(b.sn))).toEqual(
      [
        { sn: 'WOTHERS', kind: 'missingHere', here: null, there: '-198.00' },
        { sn: known, kind: 'missingThere', here: '-198.00', there: null },
        { sn: unknown, kind: 'missingThere', here: '-49.00', there: null },
        { sn: other, kind: 'otherAmount', here: '-59.00', there: '-59.01' },
      ].sort((a, b) => a.kind.localeCompare(b.kind) || a.sn.localeCompare(b.sn)),
    )
  })

  it('statements agree on payments, and show one whose callback never arrived', async () => {
    const { payInterSn } = await saver.visitor.do('POST /pay/recPay', { amount: '30.00', aliOrWx: '1' })
    await world.services.db.execute(
      `update sandbox_trades set state = 'SUCCESS', paid_at = '${world.now().toISOString()}' where out_trade_no = '${payInterSn}'`,
    )
    const { list } = await finance.do('GET /console/statementDifferences', { day: formatDate(world.now()) })
    expect(list.filter(({ sn }) => sn === payInterSn)).toMatchObject([{ kind: 'missingHere', there: '30.00' }])
  })

  it('only the platform’s finance and auditor roles can read statement differences', async () => {
    expect((await (await world.logIn({ staff: 'service' })).ask('GET /console/statementDifferences', {})).code).toBe(
      403,
    )
  })

  it('an entry booked on the other side of midnight is no statement difference', () => {
    const [late, early] = [new Date('2026-11-21T15:59:00Z'), new Date('2026-11-21T16:01:00Z')]
    const span = { from: new Date('2026-11-21T16:00:00Z'), to: new Date('2026-11-22T16:00:00Z') }
    const line = { sn: 'P1', amount: fen(100) }
    expect(differencesOf([{ ...line, at: early }], [{ ...line, at: late }], span)).toEqual([])
    expect(differencesOf([{ ...line, at: early }], [], span)).toHaveLength(1)
    expect(differencesOf([], [{ ...line, at: late }], span), 'of the day before').toEqual([])
  })
})
