import { and, eq, gte, notInArray } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money'
import { payeeName } from '@/lib/shared/payout'
import { feeOf } from '@/lib/shared/quote'
import { formatDate, startOfDay } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { withdrawals } from '../../../db/schema/payouts'
import type { Effects, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { owingOf } from '../../debts/queries'
import { findGuards } from '../../identity/queries'
import { holdPerson } from '../../identity/queries-person'
import { holdWithdrawal } from '../../wallet/hold-withdrawal'
import { assertUnlocked, sendAtOf } from '../rules'
import type { PayoutTerms, WithdrawalRow } from '../types'
import { lockPayee } from './find-payee'
import { tellWithdrawal } from './tell-withdrawal'

interface Opening {
  tx: Tx
  effects: Effects
  payeeId: number
  amount: Fen
  terms: PayoutTerms
}

/** A withdrawal with its money held. Of one person's, one is opened at a time, so that what is counted is exact. */
export async function openWithdrawal(
  ctx: UserCtx,
  { tx, effects, payeeId, amount, terms }: Opening,
): Promise<WithdrawalRow> {
  const { userId } = ctx.user
  const at = ctx.now()
  await holdPerson(tx, userId)
  const payee = await lockPayee(tx, userId, payeeId)
  assertUnlocked({ guards: await findGuards(tx, userId), payee, at }, terms)
  const { asked: kept, owed } = await owingOf(tx, userId)
  if (owed > 0n) throw refuse('DEBT_OPEN')
  const today = and(
    eq(withdrawals.userId, userId),
    gte(withdrawals.createdAt, startOfDay(at)),
    notInArray(withdrawals.status, ['failed', 'refused', 'cancelled']),
  )
  if ((await tx.$count(withdrawals, today)) >= terms.mostADay)
    throw refuse('TOO_MANY', `每天最多提现${terms.mostADay}笔，请明天再来`)
  const paid = and(eq(withdrawals.payeeId, payeeId), eq(withdrawals.status, 'paid'))
  const sendAt = sendAtOf(at, (await tx.$count(withdrawals, paid)) === 0, terms)
  const isLarge = amount >= terms.reviewFrom
  const [row] = await tx
    .insert(withdrawals)
    .values({
      sn: `W${formatDate(at).replaceAll('-', '')}${randomToken(15).replace(/[-_]/g, '0')}`,
      ...{ userId, distId: ctx.dist.distId, payeeId, amountFen: amount, feeFen: feeOf(amount, terms) },
      ...{ status: isLarge ? 'review' : 'waiting', createdAt: at, sendAt, checkAt: isLarge ? null : sendAt },
    })
    .returning()
  if (!row) throw new Error('a withdrawal was not kept')
  const memo = `提现到${payeeName(payee)}`
  const held = { userId, withdrawalId: row.id, sn: row.sn, amount, kept, freshHours: terms.freshHours }
  await holdWithdrawal(tx, { ...held, memo, at })
  await tellWithdrawal({ tx, effects, withdrawal: row, payee, at })
  return row
}
