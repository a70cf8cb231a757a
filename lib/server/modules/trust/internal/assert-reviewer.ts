import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { isReviewer } from '../rules'

/** Service members and the platform's administrators. Refuses FORBIDDEN. */
export function assertReviewer(ctx: UserCtx): void {
  if (!isReviewer(ctx.user.role)) throw refuse('FORBIDDEN')
}
