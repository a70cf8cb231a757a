import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdEscrow } from '@/lib/server/modules/money/wallet/hold-escrow'
import { postTransfer } from '@/lib/server/modules/money/wallet/internal/post-transfer'
import { balanceOf } from '@/lib/server/modules/money/wallet/queries'
import { releaseEscrow } from '@/lib/server/modules/money/wallet/release-escrow'
import { MARKETING } from '@/lib/server/modules/money/wallet/rules'
import type { Account, Line } from '@/lib/server/modules/money/wallet/types'
import { fen } from '@/lib/shared/money/money'
import { type Person, World } from '../../../support/world'

describe('ledger transfers', () => {
  const world = new World()
  let person: Person
  let payer: Account
  let n = 0
  beforeAll(() => world.open())
  beforeEach(async () => {
    person = await world.person({ balance: '100.00' })
    payer = { kind: 'user', ownerId: person.userId }
  })
  afterAll(async () => {
    const faults = await world.audit()
    await world.close()
    expect(faults).toEqual([])
  })

  const escrow = (): Account => ({ kind: 'escrow', ownerId: 900_000 + ++n })
  const lines = (...moves: [Account, number][]): Line[] =>
    moves.map(([account, amount]) => ({ account, amount: fen(amount) }))
  const facts = (ref: string) => ({ ref, memo: 'memo', at: world.now() })
  const fill = (ref: string, moves: Line[]) =>
    world.services.db.transaction((tx) => holdEscrow(tx, { ...facts(ref), payer, lines: moves }))
  const left = (account: Account) => balanceOf(world.services.db, account)
  const entriesOf = async (ref: string) =>
    (
      await world.services.db.execute(
        sql`select from entries e join transfers t on t.id = e.transfer_id where t.ref = ${ref}`,
      )
    ).rowCount

  it('money is held for a deal, and the payer’s remaining balance is returned', async () => {
    const deal = escrow()
    expect(await fill('T1', lines([payer, -3000], [deal, 3000]))).toBe(7000n)
    expect([await left(payer), await left(deal)]).toEqual([7000n, 3000n])
  })

  it('zero lines of a transfer are not stored', async () => {
    await fill('T2', lines([payer, -3000], [MARKETING, 0], [escrow(), 3000], [escrow(), 0]))
    expect(await entriesOf('T2')).toBe(2)
  })

  it('money for a deal is held only once', async () => {
    const deal = escrow()
    await fill('T3', lines([payer, -3000], [deal, 3000]))
    await expect(fill('T3', lines([payer, -3000], [deal, 3000]))).rejects.toThrow('T3 was held before')
    expect([await left(payer), await left(deal)]).toEqual([7000n, 3000n])
  })

  it('escrow is paid out once per reason', async () => {
    const deal = escrow()
    await fill('T4', lines([payer, -3000], [deal, 3000]))
    const give = () =>
      world.services.db.transaction((tx) =>
        releaseEscrow(tx, { kind: 'orderRefund', ...facts('T4'), lines: lines([deal, -1000], [payer, 1000]) }),
      )
    expect([await give(), await give()]).toEqual([true, false])
    expect([await left(payer), await left(deal)]).toEqual([8000n, 2000n])
  })

  it('rejects a transfer above the balance, for used and unused accounts', async () => {
    await expect(fill('T5', lines([payer, -10_001], [escrow(), 10_001]))).rejects.toMatchObject({
      reason: 'BALANCE_SHORT',
    })
    const poor: Account = { kind: 'user', ownerId: (await world.person()).userId }
    await expect(fill('T6', lines([poor, -1], [escrow(), 1]))).rejects.toMatchObject({ reason: 'BALANCE_SHORT' })
    await expect(fill('T7', lines([escrow(), -1], [payer, 1]))).rejects.toMatchObject({ reason: 'BALANCE_SHORT' })
    expect([await left(payer), await left(poor), await entriesOf('T6')]).toEqual([10_000n, 0n, 0])
  })

  it('a short balance advises a recharge for deposits, but not for orders, which can be paid in another way', async () => {
    const lend = (kind: 'orderHold' | 'reserveHold', ref: string) =>
      world.services.db.transaction((tx) =>
        postTransfer(tx, { kind, ...facts(ref), lines: lines([payer, -10_001], [escrow(), 10_001]) }),
      )
    await expect(lend('reserveHold', 'T13')).rejects.toThrow(/^余额不足，请先充值$/)
    await expect(lend('orderHold', 'T14')).rejects.toThrow('余额不足，请先充值或选择其他支付方式')
  })

  it('marketing and clearing accounts may be negative, from the first transfer on', async () => {
    const clearing: Account = { kind: 'clearing', ownerId: 77 }
    expect(await fill('T8', lines([clearing, -500], [payer, 500]))).toBe(10_500n)
    expect(await fill('T9', lines([clearing, -500], [payer, 500]))).toBe(11_000n)
    expect(await left(clearing)).toBe(-1000n)
  })

  it('rejects a transfer that does not sum to zero, and not as an insufficient balance', async () => {
    await expect(fill('T10', lines([payer, -2], [escrow(), 1]))).rejects.not.toMatchObject({ reason: 'BALANCE_SHORT' })
    expect(await left(payer)).toBe(10_000n)
  })

  it('a posted transfer returns only the balances of its own accounts', async () => {
    const posted = await world.services.db.transaction((tx) =>
      postTransfer(tx, { kind: 'orderHold', ...facts('T11'), lines: lines([payer, -1], [escrow(), 1]) }),
    )
    if (!posted) throw new Error('posted before')
    expect(posted.balanceOf(payer)).toBe(9999n)
    expect(posted.balanceOf({ kind: 'user', ownerId: -1 })).toBeUndefined()
  })

  it('throws when money is held for a payer who pays none of it', async () => {
    const other = await world.person({ balance: '1.00' })
    await expect(fill('T12', lines([{ kind: 'user', ownerId: other.userId }, -1], [escrow(), 1]))).rejects.toThrow()
    expect(await entriesOf('T12')).toBe(0)
  })
})
