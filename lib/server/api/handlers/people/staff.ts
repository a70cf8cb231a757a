import type { staffContract } from '@/lib/contract/people/staff'
import { acceptInvitation } from '../../../modules/people/staff/accept-invitation'
import { closeStaffSession } from '../../../modules/people/staff/close-staff-session'
import { loadState } from '../../../modules/people/staff/queries'
import { startEnrolment } from '../../../modules/people/staff/start-enrolment'
import { verifyCode } from '../../../modules/people/staff/verify-code'
import type { Handlers } from '../../handler'

export const staffHandlers: Handlers<typeof staffContract> = {
  'GET /staff/state': (ctx) => loadState(ctx),
  'POST /staff/beginEnrolment': (ctx) => startEnrolment(ctx),
  'POST /staff/verify': (ctx, input) => verifyCode(ctx, input),
  'POST /staff/acceptInvitation': (ctx, input) => acceptInvitation(ctx, input),
  'POST /staff/leave': (ctx) => closeStaffSession(ctx),
}
