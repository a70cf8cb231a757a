import { contract } from '@/lib/contract/table'
import { reviewClaim } from '../modules/aftersales/claims/review-claim'
import { issueRuling } from '../modules/aftersales/disputes/issue-ruling'
import { sendCoupon } from '../modules/market/campaign/send-coupon'
import { isTied } from '../modules/money/ties/queries-tied'
import { updateRule } from '../modules/office/rule-book/update-rule'
import { applyStaffAction } from '../modules/orders/trading/staff/apply-staff-action'
import type { CarryOut } from '../modules/people/staff/review-approval'
import type { StaffCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import { assertNotOwn } from './staff-parties'

type Carrier = (ctx: StaffCtx, input: never) => Promise<unknown>

/** The calls that may require approval by a second staff member, and the function that is then run. One line each. */
const CARRIERS: Partial<Record<keyof typeof contract, Carrier>> = {
  'POST /desk/orderAct': applyStaffAction,
  'POST /desk/ruleDispute': issueRuling,
  'POST /desk/decideClaim': reviewClaim,
  'POST /console/changeRule': updateRule,
  'POST /console/giveCoupon': sendCoupon,
}

/** Carries out a stored call; its input is parsed again by the contract. */
export const carryOut: CarryOut = async (ctx, { call, input, askedBy }) => {
  if (await isTied(ctx.db, ctx.user.userId, askedBy)) throw refuse('FOUR_EYES')
  const name = call as keyof typeof contract
  const carrier = CARRIERS[name]
  if (!carrier) throw new Error(`${call} is kept for a second person, and nothing carries it out`)
  const parsed = contract[name].input.parse(input)
  await assertNotOwn(ctx, call, parsed)
  await carrier(ctx, parsed as never)
}
