import { sql } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money/money'
import { DEPOSITS, type DepositKind } from '@/lib/shared/trade/deposits'
import type { Tx } from '../../../db/client'
import { deposits } from '../../../db/schema/deposits'
import { refuse } from '../../../runtime/refusal'
import { fillEscrow } from '../wallet/fill-escrow'
import { holdBalance } from '../wallet/hold-balance'
import { amountOf, depositOf, moveRef } from './rules'

/**
 * What is missing of a deposit leaves the balance: all of it, or what fines took. Returns the balance left. Refuses
 * ORDER_STATE where nothing is missing or it is asked back, BALANCE_SHORT.
 */
export async function putDeposit(
  tx: Tx,
  { userId, kind, at }: { userId: number; kind: DepositKind; at: Date },
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
      // nothing is paid into what is about to be returned
      setWhere: sql`${deposits.state} <> 'asked'`,
    })
    .returning({ moves: deposits.moves })
  if (!row) throw refuse('ORDER_STATE', '正在申请退还，取消申请后才能缴纳')
  const account = depositOf(kind, userId)
  const missing = fen(amountOf(kind) - (await holdBalance(tx, account)))
  if (missing <= 0n) throw refuse('ORDER_STATE', '已足额缴纳，无需重复缴纳')
  const payer = { kind: 'user', ownerId: userId } as const
  const lines = [
    { account: payer, amount: fen(-missing) },
    { account, amount: missing },
  ]
  const { name } = DEPOSITS[kind]
  return fillEscrow(tx, { kind: 'stakeHold', ref: moveRef(kind, userId, row.moves), memo: name, at, payer, lines })
}
