import type { UserId } from '@/lib/shared/ids'
import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { listApprovals } from '../../core/oversight/queries-approvals'
import type { Approval } from '../../core/oversight/types'
import { findUsers } from '../identity/queries'
import { presentApproval } from './present'

/** Requests that wait for a second approval, or did, with names; `areUntied` is known to a later module. */
export async function listApproved(
  ctx: StaffCtx,
  input: Paging & { state?: Approval['state'] },
  areUntied: Parameters<typeof listApprovals>[2],
) {
  const found = await listApprovals(ctx, input, areUntied)
  const people = await findUsers(
    ctx,
    found.list.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy]),
  )
  const nameOf = (userId: UserId | null) => (userId === null ? '' : (people.get(userId)?.nickName ?? ''))
  return presentPage(found, (approval) => presentApproval(approval, nameOf, ctx))
}
