import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { listApprovals } from '../../core/oversight/queries-approvals'
import type { Approval } from '../../core/oversight/types'
import { findUsers } from '../identity/queries'
import { presentApproval } from './present'

/** Requests that wait for a second approval, or did, with names. */
export async function listApproved(ctx: StaffCtx, input: Paging & { state?: Approval['state'] }) {
  const found = await listApprovals(ctx, input)
  const people = await findUsers(
    ctx,
    found.list.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy]),
  )
  const nameOf = (userId: number | null) => (userId === null ? '' : (people.get(userId)?.nickName ?? ''))
  return presentPage(found, (approval) => presentApproval(approval, nameOf, ctx))
}
