import type { staffContract } from '@/lib/contract/staff'
import { acceptInvitation } from '../../modules/staff/accept-invitation'
import { beginEnrolment } from '../../modules/staff/begin-enrolment'
import { leaveRooms } from '../../modules/staff/leave-rooms'
import { loadState } from '../../modules/staff/queries'
import { verifyCode } from '../../modules/staff/verify-code'
import type { Handlers } from '../handler'

export const staffHandlers: Handlers<typeof staffContract> = {
  'GET /staff/state': (ctx) => loadState(ctx),
  'POST /staff/beginEnrolment': (ctx) => beginEnrolment(ctx),
  'POST /staff/verify': (ctx, input) => verifyCode(ctx, input),
  'POST /staff/acceptInvitation': (ctx, input) => acceptInvitation(ctx, input),
  'POST /staff/leave': (ctx) => leaveRooms(ctx),
}
