import type { UserCtx } from '../../../runtime/context'
import { loadWithdrawalTerms } from '../../money/payouts/queries'
import { listRunning } from '../../orders/trading/lists/queries-running'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { findBinding, findHeld, listOfUser } from '../../people/limits/queries'
import { presentRoom } from './present'
import { findAppeals, MOST_OF_USER } from './queries'

/** The caller's restrictions, newest first, with what they leave: running orders and money. */
export async function loadOwnRestrictions(ctx: UserCtx) {
  const { userId } = ctx.user
  const rows = await listOfUser(ctx.db, userId, MOST_OF_USER)
  const [appeals, running, held, terms, binding] = await Promise.all([
    findAppeals(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    listRunning(ctx, userId),
    findHeld(ctx.db, userId),
    loadWithdrawalTerms(ctx),
    findBinding(ctx.db, accountsOfPerson(userId)),
  ])
  return presentRoom(ctx, {
    rows,
    appeals,
    running,
    held,
    terms,
    elsewhere: binding.filter((row) => row.userId !== userId),
  })
}
