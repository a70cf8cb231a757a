import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import type { StaffCtx } from '../../../runtime/context'
import type { AfterStep } from '../../orders/trading/staff/apply-staff-action'
import { removeListing } from './internal/remove-listing'

/**
 * After staff found that an account is not as described: the item, which the cancelled order returned to the shelf, stays
 * off it until its seller has corrected it. Needs no lock of the person: the step has locked the item, which was sold.
 */
export const unpublishMismatched =
  (ctx: StaffCtx): AfterStep =>
  async ({ tx, effects, order: { goodsSn, mode } }, { action, note }) => {
    if (action !== 'mismatch' || goodsSn === null || !MODE_FACTS[mode].isListed) return
    await removeListing({ tx, effects, ctx }, { goodsSn, reasons: [], words: `验号结果与描述不符，${note ?? ''}` })
  }
