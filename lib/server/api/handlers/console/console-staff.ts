import type { consoleStaffContract } from '@/lib/contract/console/console-staff'
import { areUntied } from '../../../modules/money/ties/queries-untied'
import { exportAudits, listAudited, nameTargets } from '../../../modules/office/audit/queries'
import { releaseLedOrders } from '../../../modules/orders/trading/staff/release-led-orders'
import { deleteMember } from '../../../modules/people/staff/delete-member'
import { listMembers } from '../../../modules/people/staff/queries'
import { listApproved } from '../../../modules/people/staff/queries-approvals'
import { resetCode } from '../../../modules/people/staff/reset-code'
import { reviewApproval } from '../../../modules/people/staff/review-approval'
import { sendInvitation } from '../../../modules/people/staff/send-invitation'
import { updateRole } from '../../../modules/people/staff/update-role'
import { callExecutor } from '../../execute-call'
import type { Handlers } from '../../handler'

export const consoleStaffHandlers: Handlers<typeof consoleStaffContract> = {
  'GET /console/staff': (ctx, input) => listMembers(ctx, input),
  'POST /console/addStaff': (ctx, input) => sendInvitation(ctx, input),
  'POST /console/changeRole': (ctx, input) => updateRole(ctx, input, releaseLedOrders),
  'POST /console/removeStaff': (ctx, input) => deleteMember(ctx, input, releaseLedOrders),
  'POST /console/resetStaffCode': (ctx, input) => resetCode(ctx, input),
  'GET /console/audit': (ctx, input) => listAudited(ctx, input),
  'GET /console/auditExport': (ctx, input) => exportAudits(ctx, input),
  'GET /console/approvals': (ctx, input) => listApproved(ctx, input, { areUntied, nameTargets }),
  'POST /console/decideApproval': (ctx, input) => reviewApproval(ctx, input, callExecutor),
}
