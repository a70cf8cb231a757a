import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { holdPerson } from '../../people/identity/queries-person'
import { findOver } from '../../people/limits/queries'
import { endRestriction } from './internal/end-restriction'

/** Scheduled job: ends restrictions whose time is over. Returns how many. */
export async function expireRestrictions(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  return sweepRows(ctx, {
    name: 'restrictions',
    find: (failed) => findOver(ctx.db, { at, failed, limit }),
    keyOf: ({ id }) => id,
    act: (row) =>
      inTx(ctx, async (tx, effects) => {
        await holdPerson(tx, row.userId)
        return endRestriction({ tx, effects, at }, row, { state: 'ended', by: null, reason: '' })
      }),
  })
}
