import { type OpenWindows, sortedWindows, windowsError } from '@/lib/shared/trade/open-hours'
import { sellerHours } from '../../../db/schema/listings/hours'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { purgeSeller } from './internal/purge-seller'

/** Saves the caller's hours; orders that are paid already keep theirs. Refuses INVALID_INPUT. */
export async function saveHours(
  ctx: UserCtx,
  { windows, hidesCoins }: { windows: OpenWindows; hidesCoins: boolean },
): Promise<void> {
  const error = windowsError(windows)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'windows' })
  const { userId } = ctx.user
  await inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, userId)
    const values = { windows: sortedWindows(windows), hidesCoins, updatedAt: ctx.now() }
    await tx
      .insert(sellerHours)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: sellerHours.userId, set: values })
    await purgeSeller(tx, effects, userId)
  })
}
