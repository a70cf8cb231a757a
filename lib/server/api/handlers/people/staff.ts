import type { staffContract } from '@/lib/contract/people/staff'
import { acceptInvitation } from '../../../modules/people/staff/accept-invitation'
import { beginEnrolment } from '../../../modules/people/staff/begin-enrolment'
import { leaveRooms } from '../../../modules/people/staff/leave-rooms'
import { loadState } from '../../../modules/people/staff/queries'
import { verifyCode } from '../../../modules/people/staff/verify-code'
import type { Handlers } from '../../handler'

export const staffHandlers: Handlers<typeof staffContract> = {
  'GET /staff/state': (ctx) => loadState(ctx),
  'POST /staff/beginEnrolment': (ctx) => beginEnrolment(ctx),
  'POST /staff/verify': (ctx, input) => verifyCode(ctx, input),
  'POST /staff/acceptInvitation': (ctx, input) => acceptInvitation(ctx, input),
  'POST /staff/leave': (ctx) => leaveRooms(ctx),
}
