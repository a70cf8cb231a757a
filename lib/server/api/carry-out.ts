import { contract } from '@/lib/contract/table'
import { decideClaim } from '../modules/aftersales/claims/decide-claim'
import { ruleDispute } from '../modules/aftersales/disputes/rule-dispute'
import { giveCoupon } from '../modules/market/campaign/give-coupon'
import { isTied } from '../modules/money/ties/is-tied'
import { changeRule } from '../modules/office/rule-book/change-rule'
import { staffAct } from '../modules/orders/trading/staff/staff-act'
import type { CarryOut } from '../modules/people/staff/decide-approval'
import type { StaffCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import { assertNotOwn } from './staff-parties'

type Carrier = (ctx: StaffCtx, input: never) => Promise<unknown>

/** The calls that may wait for a second person, and the verb that is called again then. One line each. */
const CARRIERS: Partial<Record<keyof typeof contract, Carrier>> = {
  'POST /desk/orderAct': staffAct,
  'POST /desk/ruleDispute': ruleDispute,
  'POST /desk/decideClaim': decideClaim,
  'POST /console/changeRule': changeRule,
  'POST /console/giveCoupon': giveCoupon,
}

/** A kept call, its input read anew by the contract. */
export const carryOut: CarryOut = async (ctx, { call, input, askedBy }) => {
  if (await isTied(ctx.db, ctx.user.userId, askedBy)) throw refuse('FOUR_EYES')
  const name = call as keyof typeof contract
  const carrier = CARRIERS[name]
  if (!carrier) throw new Error(`${call} is kept for a second person, and nothing carries it out`)
  const parsed = contract[name].input.parse(input)
  await assertNotOwn(ctx, call, parsed)
  await carrier(ctx, parsed as never)
}
