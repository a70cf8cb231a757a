import { contract } from '@/lib/contract/table'
import { recordRecovery } from '../modules/aftersales/cases/claim/record-recovery'
import { reviewClaim } from '../modules/aftersales/cases/claim/review-claim'
import { issueRuling } from '../modules/aftersales/cases/dispute/issue-ruling'
import { publishOfficialGoods } from '../modules/listings/catalog/selling/publish-official-goods'
import { sendCoupon } from '../modules/market/campaign/send-coupon'
import { findPaid } from '../modules/market/recycling/queries'
import { isTied } from '../modules/money/ties/queries-tied'
import { createCaseEvidence } from '../modules/office/cases-desk/create-case-evidence'
import { holdForAuthority } from '../modules/office/cases-desk/hold-for-authority'
import { refundCaseOrder } from '../modules/office/cases-desk/refund-case-order'
import { reviewCase } from '../modules/office/cases-desk/review-case'
import { applyDeskAction } from '../modules/office/desk/apply-desk-action'
import { liftRestriction } from '../modules/office/restrictions/lift-restriction'
import { renewRestriction } from '../modules/office/restrictions/renew-restriction'
import { restrictUser } from '../modules/office/restrictions/restrict-user'
import { updateRule } from '../modules/office/rule-book/update-rule'
import { updateDistributorStatus } from '../modules/office/sites/update-distributor-status'
import { unfreezeOrder } from '../modules/orders/trading/staff/freeze-order'
import type { CallExecutor } from '../modules/people/staff/review-approval'
import type { StaffCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import { assertNotOwn } from './staff-parties'

type Run = (ctx: StaffCtx, input: never) => Promise<unknown>

/** The calls that may require approval by a second staff member, and the function that is then run. One line each. */
const RUNS: Partial<Record<keyof typeof contract, Run>> = {
  'POST /desk/orderAct': applyDeskAction,
  'POST /desk/thawOrder': unfreezeOrder,
  'POST /desk/ruleDispute': issueRuling,
  'POST /desk/decideClaim': reviewClaim,
  'POST /desk/confirmRecovered': recordRecovery,
  'POST /desk/listOfficialGoods': (ctx, input: Parameters<typeof publishOfficialGoods>[1]) =>
    publishOfficialGoods(ctx, input, findPaid),
  'POST /desk/decideCase': reviewCase,
  'POST /desk/refundCaseOrder': refundCaseOrder,
  'POST /desk/holdForCase': holdForAuthority,
  'POST /desk/evidenceForCase': createCaseEvidence,
  'POST /console/liftRestriction': liftRestriction,
  'POST /console/changeRule': updateRule,
  'POST /console/giveCoupon': sendCoupon,
  'POST /console/switchDistributor': updateDistributorStatus,
  'POST /console/restrictUser': restrictUser,
  'POST /console/renewRestriction': renewRestriction,
}

/** Checks and carries out stored calls; their input is parsed again by the contract. */
export const callExecutor: CallExecutor = {
  assertNotOwn: (ctx, { call, input }) => assertNotOwn(ctx, call, parse(call, input)),
  execute: async (ctx, { call, input, askedBy }) => {
    if (await isTied(ctx.db, ctx.user.userId, askedBy)) throw refuse('FOUR_EYES')
    const run = RUNS[call as keyof typeof contract]
    if (!run) throw new Error(`${call} is kept for a second person, and nothing carries it out`)
    const parsed = parse(call, input)
    await assertNotOwn(ctx, call, parsed)
    await run(ctx, parsed as never)
  },
}

const parse = (call: string, input: Record<string, string>) =>
  contract[call as keyof typeof contract].input.parse(input)
