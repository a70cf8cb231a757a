import type { UserCtx } from '../../../../runtime/context'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { presentHours } from '../../../listings/hours/present'
import { findHours } from '../../../listings/hours/queries'
import { listRunning } from './queries-running'

/** The caller's hours and time away, with the sold orders whose deadlines do not wait for them. */
export async function loadOwnHours(ctx: UserCtx) {
  const { userId } = ctx.user
  const [row, { hoursCapHours: capHours }, running] = await Promise.all([
    findHours(ctx.db, userId),
    loadRules(ctx),
    listRunning(ctx, userId),
  ])
  const sold = running.filter(({ side }) => side === 'seller')
  return Object.assign(presentHours(row, ctx.now()), { capHours, running: sold })
}
