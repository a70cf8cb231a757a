import type { Fen } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../../runtime/context'
import type { Refusal } from '../../../../runtime/refusal'
import { faceRefusal } from '../../../people/identity/face/assert-face'
import type { PayoutTerms } from '../types'
import { requestedToday } from './requested-today'

/** Whether a person's withdrawals of a day are so many that a face check is needed. */
export const needsFace = (today: Fen, amount: Fen, { faceAbove }: Pick<PayoutTerms, 'faceAbove'>): boolean =>
  faceAbove > 0n && today + amount > faceAbove

/**
 * Returns the refusal of a withdrawal without a face check, null with one; for the transaction, which decides by the exact
 * sum of the day. Refuses FACE_NEEDED at once if the sum is already known to need one, so that no code is wasted; not for
 * a repeated request, whose withdrawal is in the sum.
 */
export async function loadWithdrawalFace(
  ctx: UserCtx,
  amount: Fen,
  terms: PayoutTerms,
  isRepeated = false,
): Promise<Refusal | null> {
  const { userId } = ctx.user
  const refusal = await faceRefusal(ctx, { userId, purpose: 'withdraw' })
  if (refusal && !isRepeated && needsFace(await requestedToday(ctx.db, userId, ctx.now()), amount, terms)) throw refusal
  return refusal
}
