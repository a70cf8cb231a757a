import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { feeOf } from '@/lib/shared/goods/quote'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import { payeeName } from '@/lib/shared/money/payout'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { withdrawals } from '../../../../db/schema/money/payouts'
import { singleRow } from '../../../../db/single-row'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import { findGuards } from '../../../people/identity/queries'
import { holdPerson } from '../../../people/identity/queries-person'
import { restrictedRefusal } from '../../../people/limits/rules'
import { owingOf } from '../../debts/queries'
import { holdWithdrawal } from '../../wallet/hold-withdrawal'
import { lockBalance } from '../../wallet/lock-balance'
import { assertUnlocked, sendAtOf } from '../rules'
import { accountOf, type Owner } from '../rules-owner'
import type { PayoutTerms, WithdrawalRow } from '../types'
import { lockPayee } from './find-payee'
import { notifyWithdrawal } from './notify-withdrawal'
import { ownedBy } from './owned-by'
import { isOfToday, ofPerson, requestedToday } from './requested-today'
import { needsFace } from './withdrawal-face'

interface Opening {
  tx: Tx
  effects: Effects
  owner: Owner
  payeeId: number
  amount: Fen
  terms: PayoutTerms
  /** Why it is refused if it needs a face check; null: there is one. Absent: it never needs one. */
  face?: Refusal | null
  /** Made by the weekly withdrawal of the member. */
  isAutomatic?: boolean
}

/** Creates a withdrawal and holds its money. One at a time per owner, so that the limits are exact. */
export async function openWithdrawal(
  ctx: UserCtx,
  { tx, effects, owner, payeeId, amount, terms, face, isAutomatic = false }: Opening,
): Promise<WithdrawalRow> {
  const { userId } = ctx.user
  const at = ctx.now()
  const { ofDist } = owner
  await (ofDist === null ? holdPerson(tx, userId) : lockBalance(tx, accountOf(owner)))
  const payee = await lockPayee(tx, owner, payeeId)
  const guards = await findGuards(tx, userId)
  assertUnlocked({ guards, payee, at }, terms)
  if (ofDist === null && guards.restrictedUntil) throw restrictedRefusal('withdraw', guards.restrictedUntil)
  const { pending, owed } = ofDist === null ? await owingOf(tx, userId) : { pending: ZERO, owed: ZERO }
  if (owed > 0n) throw refuse('DEBT_OPEN')
  const today = and(ofDist === null ? ofPerson(userId) : ownedBy(withdrawals, owner), isOfToday(at))
  if ((await tx.$count(withdrawals, today)) >= terms.mostADay)
    throw refuse('TOO_MANY', `每天最多提现${terms.mostADay}笔，请明天再来`)
  const paid = and(eq(withdrawals.payeeId, payeeId), eq(withdrawals.status, 'paid'))
  const sendAt = sendAtOf(at, (await tx.$count(withdrawals, paid)) === 0, terms)
  const asked = await requestedToday(tx, userId, at)
  if (face && needsFace(asked, amount, terms)) throw face
  // the platform reviews every payout of a distributor
  const isReviewed = ofDist !== null || asked + amount >= terms.reviewFrom
  const row = singleRow(
    await tx
      .insert(withdrawals)
      .values({
        sn: `W${formatDate(at).replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`,
        userId,
        ofDist,
        distId: ctx.dist.distId,
        payeeId,
        amountFen: amount,
        feeFen: feeOf(amount, terms),
        status: isReviewed ? 'review' : 'waiting',
        createdAt: at,
        sendAt,
        checkAt: isReviewed ? null : sendAt,
      })
      .returning(),
  )
  const memo = `${ofDist === null ? '' : '分成'}提现到${payeeName(payee)}`
  const held = {
    owner: accountOf(owner),
    withdrawalId: row.id,
    sn: row.sn,
    amount,
    blocked: ofDist === null ? fen(pending + guards.held) : pending,
    freshHours: terms.freshHours,
  }
  await holdWithdrawal(tx, { ...held, memo, at })
  await notifyWithdrawal({ tx, effects, withdrawal: row, payee, isAutomatic, at })
  return row
}
