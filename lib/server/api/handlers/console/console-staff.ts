import type { consoleStaffContract } from '@/lib/contract/console/console-staff'
import { exportAudits, listAudits } from '../../../modules/core/oversight/queries'
import { changeRole } from '../../../modules/people/staff/change-role'
import { decideApproval } from '../../../modules/people/staff/decide-approval'
import { inviteMember } from '../../../modules/people/staff/invite-member'
import { listMembers } from '../../../modules/people/staff/queries'
import { listApproved } from '../../../modules/people/staff/queries-approvals'
import { removeMember } from '../../../modules/people/staff/remove-member'
import { resetCode } from '../../../modules/people/staff/reset-code'
import { carryOut } from '../../carry-out'
import type { Handlers } from '../../handler'

export const consoleStaffHandlers: Handlers<typeof consoleStaffContract> = {
  'GET /console/staff': (ctx, input) => listMembers(ctx, input),
  'POST /console/addStaff': (ctx, input) => inviteMember(ctx, input),
  'POST /console/changeRole': (ctx, input) => changeRole(ctx, input),
  'POST /console/removeStaff': (ctx, input) => removeMember(ctx, input),
  'POST /console/resetStaffCode': (ctx, input) => resetCode(ctx, input),
  'GET /console/audit': (ctx, input) => listAudits(ctx, input),
  'GET /console/auditExport': (ctx, input) => exportAudits(ctx, input),
  'GET /console/approvals': (ctx, input) => listApproved(ctx, input),
  'POST /console/decideApproval': (ctx, input) => decideApproval(ctx, input, carryOut),
}
