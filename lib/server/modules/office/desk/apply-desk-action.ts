import type { StaffCtx } from '../../../runtime/context'
import { applyStaffAction, type StaffInput } from '../../orders/trading/staff/apply-staff-action'
import { unpublishMismatched } from '../goods-review/unpublish-mismatched'

/** Takes a step of an order at the desk, with what it means for the listing. Refuses as `applyStaffAction`. */
export const applyDeskAction = (ctx: StaffCtx, input: StaffInput): Promise<{ waits: boolean }> =>
  applyStaffAction(ctx, input, unpublishMismatched(ctx))
