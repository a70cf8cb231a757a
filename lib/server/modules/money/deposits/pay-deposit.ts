import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { DEPOSITS, type DepositKind } from '@/lib/shared/trade/deposits'
import type { Tx } from '../../../db/client'
import { deposits } from '../../../db/schema/money/deposits'
import { refuse } from '../../../runtime/refusal'
import { assertSpendable } from '../debts/assert-spendable'
import { holdEscrow } from '../wallet/hold-escrow'
import { lockBalance } from '../wallet/lock-balance'
import { amountOf, depositOf, moveRef } from './rules'

/**
 * Pays the missing part of a deposit from the balance: all of it, or what fines have taken. Returns the remaining
 * balance. Refuses ORDER_STATE if nothing is missing or its return was requested, BALANCE_SHORT.
 */
export async function payDeposit(
  tx: Tx,
  { userId, kind, at }: { userId: UserId; kind: DepositKind; at: Date },
): Promise<Fen> {
  const [row] = await tx
    .insert(deposits)
    .values({ userId, kind, changedAt: at })
    .onConflictDoUpdate({
      target: [deposits.userId, deposits.kind],
      set: {
        moves: sql`${deposits.moves} + 1`,
        changedAt: at,
        state: sql`case when ${deposits.state} = 'none' then 'held' else ${deposits.state} end`,
      },
      // no payment into a deposit that is about to be returned
      setWhere: sql`${deposits.state} <> 'asked'`,
    })
    .returning({ moves: deposits.moves })
  if (!row) throw refuse('ORDER_STATE', '正在申请退还，取消申请后才能缴纳')
  const account = depositOf(kind, userId)
  const missing = fen(amountOf(kind) - (await lockBalance(tx, account)))
  if (missing <= 0n) throw refuse('ORDER_STATE', '已足额缴纳，无需重复缴纳')
  const payer = { kind: 'user', ownerId: userId } as const
  const lines = [
    { account: payer, amount: fen(-missing) },
    { account, amount: missing },
  ]
  const { name } = DEPOSITS[kind]
  const ref = moveRef(kind, userId, row.moves)
  const left = await holdEscrow(tx, { kind: 'stakeHold', ref, memo: name, at, payer, lines })
  await assertSpendable(tx, userId)
  return left
}
