import { MAIN_DIST_ID } from '@/lib/shared/ids'
import type { UserCtx } from '../../../runtime/context'
import type { WebhookOwner } from './types'

/** For whom a call manages endpoints: staff for their house, others for themselves on this site. */
export function ownerOf({ user, staff, dist }: UserCtx): WebhookOwner {
  if (!staff) return { kind: 'seller', id: user.userId, distId: dist.distId }
  if (staff.distId === null) return { kind: 'platform', id: 0, distId: MAIN_DIST_ID }
  return { kind: 'site', id: staff.distId, distId: staff.distId }
}
