import type { AuditObject } from '@/lib/contract/entities/audit'
import type { UserId } from '@/lib/shared/ids'
import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { listApprovals } from '../../core/oversight/queries-approvals'
import type { Approval } from '../../core/oversight/types'
import { findUsers } from '../identity/queries'
import { presentApproval } from './present'

interface Later {
  areUntied: Parameters<typeof listApprovals>[2]
  nameTargets: (ctx: StaffCtx, targets: readonly string[]) => Promise<(target: string) => AuditObject>
}

/** Requests that wait for a second approval, or did, with names; later modules know whom and what they are about. */
export async function listApproved(
  ctx: StaffCtx,
  input: Paging & { state?: Approval['state'] },
  { areUntied, nameTargets }: Later,
) {
  const found = await listApprovals(ctx, input, areUntied)
  const ids = found.list.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy])
  const [people, objectOf] = await Promise.all([
    findUsers(ctx, ids),
    nameTargets(
      ctx,
      found.list.map(({ target }) => target),
    ),
  ])
  const nameOf = (userId: UserId | null) => (userId === null ? '' : (people.get(userId)?.nickName ?? ''))
  return presentPage(found, (approval) => presentApproval(approval, { nameOf, objectOf }, ctx))
}
