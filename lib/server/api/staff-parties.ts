import type { ParsedOf, StaffAccess } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { type GoodsSn, HOUSE_ID, type OrderSn, type UserId } from '@/lib/shared/ids'
import { partiesOfCase } from '../modules/aftersales/cases/queries-parties'
import { partiesOfComplaint } from '../modules/aftersales/complaints/queries-parties'
import { sellersOf } from '../modules/listings/catalog/lists/queries-sellers'
import { partiesOfCheck } from '../modules/listings/checks/queries'
import { formerOwnersOf, partiesOfQuote, partiesOfRequest } from '../modules/market/recycling/queries-parties'
import { partiesOfWithdrawal } from '../modules/money/payouts/queries-parties'
import { assertNoParty } from '../modules/money/ties/assert-no-party'
import { partiesOfServiceCase } from '../modules/office/cases-desk/queries'
import { partiesOfReviews } from '../modules/office/goods-review/queries-parties'
import { partiesOfSample } from '../modules/office/quality/queries'
import { partiesOfRestriction } from '../modules/office/restrictions/queries'
import { partiesOfAppeal, partiesOfReport, partiesOfRuling, reportersOf } from '../modules/office/trust/queries-parties'
import { partiesOfOrder } from '../modules/orders/trading/queries-parties'
import { partiesOfPhoneRequest } from '../modules/people/identity/queries-parties'
import type { StaffCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'

export type StaffCall = { [C in Call]: ApiContract[C] extends { access: StaffAccess } ? C : never }[Call]

/** Returns the members affected by a call with this input. */
type PartiesOf<I> = (ctx: StaffCtx, input: I) => Promise<readonly (UserId | null)[]> | readonly (UserId | null)[]

/** The call decides on no member and shows staff-only data of none: see tests/support/fixtures/staff-calls/calls-without-members.ts. */
const NO_MEMBER = null
const user: PartiesOf<{ userId: UserId }> = (_, { userId }) => [userId]
const restriction: PartiesOf<{ restrictionId: number }> = (ctx, input) => partiesOfRestriction(ctx, input.restrictionId)
const sample: PartiesOf<{ sampleId: number }> = (ctx, { sampleId }) => partiesOfSample(ctx, sampleId)
const serviceCase: PartiesOf<{ caseSn: string }> = (ctx, { caseSn }) => partiesOfServiceCase(ctx, caseSn)
const order: PartiesOf<{ orderSn: OrderSn }> = (ctx, { orderSn }) => partiesOfOrder(ctx, orderSn)
const caseOrder: PartiesOf<{ caseSn: string; orderSn: OrderSn }> = async (ctx, input) =>
  (await Promise.all([serviceCase(ctx, input), order(ctx, input)])).flat()
const ruling: PartiesOf<{ code: string }> = (ctx, { code }) => partiesOfRuling(ctx, code)
/** The sellers of these goods and the users who reported them. */
const sidesOf = async (ctx: StaffCtx, sns: readonly GoodsSn[]) =>
  (await Promise.all([sellersOf(ctx, sns), reportersOf(ctx, sns)])).flat()
const check: PartiesOf<{ checkId: number }> = (ctx, { checkId }) => partiesOfCheck(ctx, checkId)
const claim: PartiesOf<{ claimSn: string }> = (ctx, { claimSn }) => partiesOfCase(ctx, { name: 'claim', sn: claimSn })

/**
 * The members whose money, case, listing, appeal or account each staff call decides on, or whose staff-only data it
 * shows. Every call has a row, so that a new one does not compile without declaring its members.
 */
export const PARTIES = {
  // warnings about both sides, and notes among staff
  'GET /desk/order': order,
  'GET /desk/conversation': order,
  'GET /console/user': user,
  'GET /desk/recycling': (ctx, { requestId }) => (requestId === undefined ? [] : partiesOfRequest(ctx, requestId)),
  'POST /desk/agreementFile': order,
  // a party reads the same
  'GET /desk/agreement': NO_MEMBER,
  'GET /console/agreements': NO_MEMBER,
  'POST /desk/orderAct': order,
  'POST /desk/freezeOrder': order,
  'POST /desk/thawOrder': order,
  'POST /desk/credentials': order,
  'POST /desk/say': order,
  'POST /desk/markRead': order,
  'POST /desk/note': order,
  'POST /desk/tagOrder': order,
  'POST /desk/sendMacro': order,
  'POST /desk/takeOrder': order,
  'POST /desk/transferOrder': order,
  'POST /desk/ruleDispute': (ctx, { disputeSn }) => partiesOfCase(ctx, { name: 'dispute', sn: disputeSn }),
  'POST /desk/takeClaim': claim,
  'POST /desk/decideClaim': claim,
  'POST /desk/confirmRecovered': claim,
  'POST /desk/replyComplaint': (ctx, { complaintId }) => partiesOfComplaint(ctx, complaintId),
  'POST /desk/closeComplaint': (ctx, { complaintId }) => partiesOfComplaint(ctx, complaintId),
  'GET /desk/check': check,
  'POST /desk/takeCheck': check,
  'POST /desk/returnCheck': check,
  'POST /desk/checkAccount': check,
  'POST /desk/refuseCheck': check,
  'POST /desk/passCheck': check,
  'POST /desk/quoteRecycling': (ctx, { requestId }) => partiesOfRequest(ctx, requestId),
  'POST /desk/declineRecycling': (ctx, { requestId }) => partiesOfRequest(ctx, requestId),
  'POST /desk/listOfficialGoods': (ctx, { goodsSn }) => formerOwnersOf(ctx, goodsSn),
  'POST /desk/approveQuote': (ctx, { quoteId }) => partiesOfQuote(ctx, quoteId),
  'POST /desk/rejectQuote': (ctx, { quoteId }) => partiesOfQuote(ctx, quoteId),
  'POST /console/reviewReport': (ctx, { sn }) => partiesOfReport(ctx, sn),
  'POST /console/reviewAppeal': (ctx, { sn }) => partiesOfAppeal(ctx, sn),
  'POST /console/updateCase': ruling,
  'POST /console/showCase': ruling,
  'POST /console/decideGoods': (ctx, { reviewIds }) => partiesOfReviews(ctx, reviewIds),
  'POST /console/takeOffGoods': (ctx, { goodsSns }) => sidesOf(ctx, goodsSns),
  'POST /console/keepReportedGoods': (ctx, { goodsSn }) => sidesOf(ctx, [goodsSn]),
  'POST /console/retryWithdrawal': (ctx, { withdrawalSn }) => partiesOfWithdrawal(ctx, withdrawalSn),
  'POST /console/reviewWithdrawal': (ctx, { withdrawalSn }) => partiesOfWithdrawal(ctx, withdrawalSn),
  'POST /console/reviewPhoneRequest': (ctx, { requestId }) => partiesOfPhoneRequest(ctx, requestId),
  'POST /console/giveCoupon': user,
  'POST /console/revealUser': user,
  'POST /console/restrictUser': user,
  'GET /console/restrictionPreview': user,
  'GET /console/restriction': restriction,
  'GET /desk/case': serviceCase,
  'GET /desk/caseHandlers': serviceCase,
  'POST /desk/claimCase': serviceCase,
  'POST /desk/transferCase': serviceCase,
  'POST /desk/answerCase': serviceCase,
  'POST /desk/decideCase': serviceCase,
  'POST /desk/decideCaseAppeal': serviceCase,
  'POST /desk/revealCasePhone': serviceCase,
  'POST /desk/readInquiry': serviceCase,
  'GET /desk/caseAccount': serviceCase,
  'POST /desk/refundCaseOrder': caseOrder,
  'POST /desk/evidenceForCase': caseOrder,
  'POST /desk/withholdCaseGoods': serviceCase,
  'POST /desk/recordLawsuit': async (ctx, { caseSn, goodsSn }) => [
    ...(await partiesOfServiceCase(ctx, caseSn)),
    ...(await sellersOf(ctx, [goodsSn])),
  ],
  'POST /desk/holdForCase': async (ctx, { caseSn, userId }) => [...(await partiesOfServiceCase(ctx, caseSn)), userId],
  // of an agent, who does not score the own work
  'GET /console/qualitySample': sample,
  'POST /console/scoreQuality': sample,
  'POST /console/renewRestriction': restriction,
  'POST /console/liftRestriction': restriction,
  'POST /console/decideRestrictionAppeal': restriction,
  'POST /console/endUserSessions': user,
  'POST /console/noteUser': user,
  'POST /console/thawAccount': user,
  'POST /console/reopenAccount': user,
  'POST /console/reviewMerchant': user,
  // the members of a stored call are checked when it is carried out or declined
  'POST /console/decideApproval': NO_MEMBER,
  // the distributor's own share, which its owner withdraws
  'POST /console/addSharePayee': NO_MEMBER,
  'GET /console/margin': NO_MEMBER,
  'POST /console/changeMargin': NO_MEMBER,
  'POST /console/removeSharePayee': NO_MEMBER,
  'POST /console/askSharePayout': NO_MEMBER,
  'POST /console/cancelSharePayout': NO_MEMBER,
  'POST /desk/duty': NO_MEMBER,
  'POST /desk/saveReplies': NO_MEMBER,
  'POST /desk/saveTag': NO_MEMBER,
  'POST /desk/removeTag': NO_MEMBER,
  // orders of the caller's own are left out
  'POST /desk/searchMessages': NO_MEMBER,
  'POST /console/saveView': NO_MEMBER,
  'POST /console/removeView': NO_MEMBER,
  'GET /console/views': NO_MEMBER,
  'GET /desk/tags': NO_MEMBER,
  'POST /console/publishCase': NO_MEMBER,
  'GET /console/case': NO_MEMBER,
  'POST /console/saveSeason': NO_MEMBER,
  'POST /console/removeSeason': NO_MEMBER,
  'POST /console/saveLottery': NO_MEMBER,
  'POST /console/endLottery': NO_MEMBER,
  'POST /console/removeLottery': NO_MEMBER,
  'POST /console/saveBoard': NO_MEMBER,
  'POST /console/removeBoard': NO_MEMBER,
  'POST /console/addContact': NO_MEMBER,
  'POST /console/renameContact': NO_MEMBER,
  'POST /console/switchContact': NO_MEMBER,
  'POST /console/saveArticle': NO_MEMBER,
  'POST /console/previewArticle': NO_MEMBER,
  'POST /console/removeArticle': NO_MEMBER,
  'POST /console/saveLegalDraft': NO_MEMBER,
  'POST /console/removeLegalDraft': NO_MEMBER,
  'POST /console/publishLegal': NO_MEMBER,
  'GET /console/legalDocuments': NO_MEMBER,
  'GET /console/legalDocument': NO_MEMBER,
  'POST /console/saveMatch': NO_MEMBER,
  'POST /console/removeMatch': NO_MEMBER,
  'POST /console/askExport': NO_MEMBER,
  'POST /console/saveGame': NO_MEMBER,
  'POST /console/saveGameFields': NO_MEMBER,
  'POST /console/saveGamePlaces': NO_MEMBER,
  'POST /console/switchGame': NO_MEMBER,
  'POST /console/savePlan': NO_MEMBER,
  'POST /console/removePlan': NO_MEMBER,
  'POST /console/saveLadder': NO_MEMBER,
  'POST /console/changeRule': NO_MEMBER,
  'POST /console/cancelRule': NO_MEMBER,
  'POST /console/saveSite': NO_MEMBER,
  'POST /console/discardSite': NO_MEMBER,
  'POST /console/publishSite': NO_MEMBER,
  'POST /console/restoreSite': NO_MEMBER,
  'POST /console/previewSite': NO_MEMBER,
  'POST /console/claimHost': NO_MEMBER,
  'POST /console/verifyHost': NO_MEMBER,
  'POST /console/checkHost': NO_MEMBER,
  'POST /console/primaryHost': NO_MEMBER,
  'POST /console/dropHost': NO_MEMBER,
  'POST /console/createDistributor': NO_MEMBER,
  'POST /console/switchDistributor': NO_MEMBER,
  'POST /console/addStaff': NO_MEMBER,
  'POST /console/changeRole': NO_MEMBER,
  'POST /console/removeStaff': NO_MEMBER,
  'POST /console/resetStaffCode': NO_MEMBER,
  'POST /dist/homeConf': NO_MEMBER,
  'GET /comm/getClickRecord': NO_MEMBER,
  'GET /desk/rail': NO_MEMBER,
  'GET /desk/orders': NO_MEMBER,
  'GET /desk/replies': NO_MEMBER,
  'GET /desk/colleagues': NO_MEMBER,
  'GET /desk/figures': NO_MEMBER,
  'GET /desk/quality': NO_MEMBER,
  'GET /console/wallboard': NO_MEMBER,
  // the own samples are left out
  'GET /console/qualitySamples': NO_MEMBER,
  'POST /console/exportConversations': NO_MEMBER,
  'GET /desk/claims': NO_MEMBER,
  'GET /desk/complaints': NO_MEMBER,
  'GET /desk/disputes': NO_MEMBER,
  'GET /desk/officialGoods': NO_MEMBER,
  // checks of accounts tied to the caller are left out
  'GET /desk/checks': NO_MEMBER,
  'GET /console/staff': NO_MEMBER,
  'GET /console/audit': NO_MEMBER,
  'GET /console/auditExport': NO_MEMBER,
  'GET /console/approvals': NO_MEMBER,
  'GET /console/withdrawals': NO_MEMBER,
  'GET /console/orders': NO_MEMBER,
  'POST /console/exportOrders': NO_MEMBER,
  'GET /console/search': NO_MEMBER,
  'GET /console/order': NO_MEMBER,
  'GET /console/disputes': NO_MEMBER,
  'GET /console/dispute': NO_MEMBER,
  'GET /console/claims': NO_MEMBER,
  'GET /console/claim': NO_MEMBER,
  'GET /console/coverFund': NO_MEMBER,
  'POST /console/exportCoverFund': NO_MEMBER,
  'GET /console/trialBalance': NO_MEMBER,
  'GET /console/ledgerFaults': NO_MEMBER,
  'GET /console/ledgerAccount': NO_MEMBER,
  'GET /console/transfers': NO_MEMBER,
  'GET /console/reconciliation': NO_MEMBER,
  'GET /console/statementDifferences': NO_MEMBER,
  'GET /console/users': NO_MEMBER,
  'GET /console/restrictions': NO_MEMBER,
  'GET /desk/cases': NO_MEMBER,
  'POST /console/exportCases': NO_MEMBER,
  'GET /console/risks': NO_MEMBER,
  'POST /console/exportUsers': NO_MEMBER,
  'GET /console/securityCases': NO_MEMBER,
  'GET /console/blacklistQueue': NO_MEMBER,
  'GET /console/leads': NO_MEMBER,
  'GET /console/articles': NO_MEMBER,
  'GET /console/article': NO_MEMBER,
  'GET /console/matches': NO_MEMBER,
  'GET /console/games': NO_MEMBER,
  'GET /console/game': NO_MEMBER,
  'GET /console/cases': NO_MEMBER,
  'GET /console/seasons': NO_MEMBER,
  'GET /console/seasonBookings': NO_MEMBER,
  'GET /console/seasonBookingsExport': NO_MEMBER,
  'GET /console/lotteries': NO_MEMBER,
  'GET /console/boards': NO_MEMBER,
  'GET /console/gifts': NO_MEMBER,
  'GET /console/rules': NO_MEMBER,
  'GET /console/ruleHistory': NO_MEMBER,
  'GET /console/contacts': NO_MEMBER,
  'GET /console/plans': NO_MEMBER,
  'GET /console/ladder': NO_MEMBER,
  'GET /console/shareTerms': NO_MEMBER,
  'GET /console/sharePayouts': NO_MEMBER,
  'GET /console/site': NO_MEMBER,
  'GET /console/siteVersions': NO_MEMBER,
  'GET /console/hosts': NO_MEMBER,
  'GET /console/distributors': NO_MEMBER,
  'GET /console/overview': NO_MEMBER,
  'GET /console/visits': NO_MEMBER,
  'GET /console/badges': NO_MEMBER,
  'GET /console/shares': NO_MEMBER,
  'GET /console/goodsReviews': NO_MEMBER,
  'GET /console/goodsReview': NO_MEMBER,
  'GET /console/export': NO_MEMBER,
  'POST /console/addWebhook': NO_MEMBER,
  'POST /console/changeWebhook': NO_MEMBER,
  'POST /console/switchWebhook': NO_MEMBER,
  'POST /console/removeWebhook': NO_MEMBER,
  'POST /console/rotateWebhook': NO_MEMBER,
  'POST /console/testWebhook': NO_MEMBER,
  'POST /console/resendWebhook': NO_MEMBER,
  'GET /console/webhooks': NO_MEMBER,
  'GET /console/webhookSends': NO_MEMBER,
  'POST /console/createApiKey': NO_MEMBER,
  'POST /console/revokeApiKey': NO_MEMBER,
  'GET /console/apiKeys': NO_MEMBER,
  'GET /console/apiCalls': NO_MEMBER,
} as const satisfies { readonly [C in StaffCall]: PartiesOf<ParsedOf<ApiContract[C]>> | typeof NO_MEMBER }

/**
 * Prevents staff from deciding on their own matters, through any account of the same person, and a distributor's staff
 * from deciding on trades of the platform itself, which its money pays. Returns the members whom the call decides on.
 * Refuses FORBIDDEN.
 */
export async function assertNotOwn(ctx: StaffCtx, call: string, input: unknown): Promise<UserId[]> {
  const partiesOf = PARTIES[call as StaffCall] as PartiesOf<never> | null | undefined
  if (!partiesOf) return []
  const parties = await partiesOf(ctx, input as never)
  if (ctx.staff.distId !== null && parties.includes(HOUSE_ID)) throw refuse('FORBIDDEN', '平台自营的交易由平台客服处理')
  await assertNoParty(ctx, parties)
  return [...new Set(parties.filter((party) => party !== null))]
}
