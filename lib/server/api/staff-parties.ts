import type { ParsedOf, StaffAccess } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { partiesOfCase } from '../modules/aftersales/cases/queries-parties'
import { sellersOf } from '../modules/listings/catalog/lists/queries-sellers'
import { formerOwnersOf, partiesOfQuote, partiesOfRequest } from '../modules/market/recycling/queries-parties'
import { partiesOfWithdrawal } from '../modules/money/payouts/queries-parties'
import { assertNoParty } from '../modules/money/ties/assert-no-party'
import { partiesOfReviews } from '../modules/office/goods-review/queries-parties'
import { partiesOfAppeal, partiesOfReport, partiesOfRuling, reportersOf } from '../modules/office/trust/queries-parties'
import { partiesOfOrder } from '../modules/orders/trading/queries-parties'
import { partiesOfPhoneRequest } from '../modules/people/identity/queries-parties'
import type { StaffCtx } from '../runtime/context'

export type StaffCall = { [C in Call]: ApiContract[C] extends { access: StaffAccess } ? C : never }[Call]

/** Returns the members affected by a call with this input. */
type PartiesOf<I> = (ctx: StaffCtx, input: I) => Promise<readonly (number | null)[]> | readonly (number | null)[]

/**
 * The call decides on no member and shows staff-only data of none: it is about the site, its content, its rules, the
 * books, the staff's own work, or it reads what a party may read as well. tests/support/fixtures/nobody-calls.ts has the
 * reason of each.
 */
const NOBODY = null
const user: PartiesOf<{ userId: number }> = (_, { userId }) => [userId]
const order: PartiesOf<{ orderSn: OrderSn }> = (ctx, { orderSn }) => partiesOfOrder(ctx, orderSn)
/** The sellers of these goods and the users who reported them. */
const sidesOf = async (ctx: StaffCtx, goodsSns: readonly GoodsSn[]) => [
  ...(await sellersOf(ctx, goodsSns)),
  ...(await reportersOf(ctx, goodsSns)),
]
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
  // one request is shown with its contact, which is audited
  'GET /desk/recycling': (ctx, { requestId }) => (requestId === undefined ? [] : partiesOfRequest(ctx, requestId)),
  'POST /desk/orderAct': order,
  'POST /desk/freezeOrder': order,
  'POST /desk/thawOrder': order,
  'POST /desk/credentials': order,
  'POST /desk/say': order,
  'POST /desk/markRead': order,
  'POST /desk/note': order,
  'POST /desk/takeOrder': order,
  'POST /desk/transferOrder': order,
  'POST /desk/ruleDispute': (ctx, { disputeSn }) => partiesOfCase(ctx, { name: 'dispute', sn: disputeSn }),
  'POST /desk/takeClaim': claim,
  'POST /desk/decideClaim': claim,
  'POST /desk/confirmRecovered': claim,
  'POST /desk/quoteRecycling': (ctx, { requestId }) => partiesOfRequest(ctx, requestId),
  'POST /desk/declineRecycling': (ctx, { requestId }) => partiesOfRequest(ctx, requestId),
  'POST /desk/listOfficialGoods': (ctx, { goodsSn }) => formerOwnersOf(ctx, goodsSn),
  'POST /desk/approveQuote': (ctx, { quoteId }) => partiesOfQuote(ctx, quoteId),
  'POST /console/reviewReport': (ctx, { sn }) => partiesOfReport(ctx, sn),
  'POST /console/reviewAppeal': (ctx, { sn }) => partiesOfAppeal(ctx, sn),
  'POST /console/showCase': (ctx, { code }) => partiesOfRuling(ctx, code),
  'POST /console/decideGoods': (ctx, { reviewIds }) => partiesOfReviews(ctx, reviewIds),
  'POST /console/takeOffGoods': (ctx, { goodsSns }) => sidesOf(ctx, goodsSns),
  'POST /console/keepReportedGoods': (ctx, { goodsSn }) => sidesOf(ctx, [goodsSn]),
  'POST /console/retryWithdrawal': (ctx, { withdrawalSn }) => partiesOfWithdrawal(ctx, withdrawalSn),
  'POST /console/reviewWithdrawal': (ctx, { withdrawalSn }) => partiesOfWithdrawal(ctx, withdrawalSn),
  'POST /console/reviewPhoneRequest': (ctx, { requestId }) => partiesOfPhoneRequest(ctx, requestId),
  'POST /console/giveCoupon': user,
  'POST /console/revealUser': user,
  'POST /console/freezeUser': user,
  'POST /console/unfreezeUser': user,
  'POST /console/endUserSessions': user,
  'POST /console/noteUser': user,
  'POST /console/thawAccount': user,
  'POST /console/reopenAccount': user,
  'POST /console/reviewMerchant': user,
  // the members of a stored call are checked when it is carried out or declined
  'POST /console/decideApproval': NOBODY,
  // the distributor's own share, which its owner withdraws
  'POST /console/addSharePayee': NOBODY,
  'POST /console/removeSharePayee': NOBODY,
  'POST /console/askSharePayout': NOBODY,
  'POST /console/cancelSharePayout': NOBODY,
  'POST /desk/duty': NOBODY,
  'POST /desk/saveReplies': NOBODY,
  'POST /console/publishCase': NOBODY,
  'POST /console/saveSeason': NOBODY,
  'POST /console/removeSeason': NOBODY,
  'POST /console/saveLottery': NOBODY,
  'POST /console/endLottery': NOBODY,
  'POST /console/removeLottery': NOBODY,
  'POST /console/saveBoard': NOBODY,
  'POST /console/removeBoard': NOBODY,
  'POST /console/addContact': NOBODY,
  'POST /console/renameContact': NOBODY,
  'POST /console/switchContact': NOBODY,
  'POST /console/saveArticle': NOBODY,
  'POST /console/removeArticle': NOBODY,
  'POST /console/saveMatch': NOBODY,
  'POST /console/removeMatch': NOBODY,
  'POST /console/askExport': NOBODY,
  'POST /console/saveGame': NOBODY,
  'POST /console/saveGameFields': NOBODY,
  'POST /console/saveGamePlaces': NOBODY,
  'POST /console/switchGame': NOBODY,
  'POST /console/savePlan': NOBODY,
  'POST /console/removePlan': NOBODY,
  'POST /console/saveLadder': NOBODY,
  'POST /console/changeRule': NOBODY,
  'POST /console/cancelRule': NOBODY,
  'POST /console/saveSite': NOBODY,
  'POST /console/discardSite': NOBODY,
  'POST /console/publishSite': NOBODY,
  'POST /console/restoreSite': NOBODY,
  'POST /console/previewSite': NOBODY,
  'POST /console/claimHost': NOBODY,
  'POST /console/verifyHost': NOBODY,
  'POST /console/primaryHost': NOBODY,
  'POST /console/dropHost': NOBODY,
  'POST /console/createDistributor': NOBODY,
  'POST /console/switchDistributor': NOBODY,
  'POST /console/addStaff': NOBODY,
  'POST /console/changeRole': NOBODY,
  'POST /console/removeStaff': NOBODY,
  'POST /console/resetStaffCode': NOBODY,
  'POST /dist/homeConf': NOBODY,
  'GET /comm/getClickRecord': NOBODY,
  'GET /desk/rail': NOBODY,
  'GET /desk/orders': NOBODY,
  'GET /desk/replies': NOBODY,
  'GET /desk/colleagues': NOBODY,
  'GET /desk/figures': NOBODY,
  'GET /desk/claims': NOBODY,
  'GET /desk/disputes': NOBODY,
  'GET /desk/officialGoods': NOBODY,
  'GET /console/staff': NOBODY,
  'GET /console/audit': NOBODY,
  'GET /console/auditExport': NOBODY,
  'GET /console/approvals': NOBODY,
  'GET /console/withdrawals': NOBODY,
  'GET /console/orders': NOBODY,
  'GET /console/order': NOBODY,
  'GET /console/disputes': NOBODY,
  'GET /console/dispute': NOBODY,
  'GET /console/claims': NOBODY,
  'GET /console/claim': NOBODY,
  'GET /console/trialBalance': NOBODY,
  'GET /console/ledgerFaults': NOBODY,
  'GET /console/ledgerAccount': NOBODY,
  'GET /console/transfers': NOBODY,
  'GET /console/reconciliation': NOBODY,
  'GET /console/statementDifferences': NOBODY,
  'GET /console/users': NOBODY,
  'GET /console/securityCases': NOBODY,
  'GET /console/blacklistQueue': NOBODY,
  'GET /console/leads': NOBODY,
  'GET /console/articles': NOBODY,
  'GET /console/article': NOBODY,
  'GET /console/matches': NOBODY,
  'GET /console/games': NOBODY,
  'GET /console/game': NOBODY,
  'GET /console/cases': NOBODY,
  'GET /console/seasons': NOBODY,
  'GET /console/lotteries': NOBODY,
  'GET /console/boards': NOBODY,
  'GET /console/gifts': NOBODY,
  'GET /console/rules': NOBODY,
  'GET /console/ruleHistory': NOBODY,
  'GET /console/contacts': NOBODY,
  'GET /console/plans': NOBODY,
  'GET /console/ladder': NOBODY,
  'GET /console/shareTerms': NOBODY,
  'GET /console/sharePayouts': NOBODY,
  'GET /console/site': NOBODY,
  'GET /console/siteVersions': NOBODY,
  'GET /console/hosts': NOBODY,
  'GET /console/distributors': NOBODY,
  'GET /console/overview': NOBODY,
  'GET /console/visits': NOBODY,
  'GET /console/badges': NOBODY,
  'GET /console/shares': NOBODY,
  'GET /console/goodsReviews': NOBODY,
  'GET /console/goodsReview': NOBODY,
  'GET /console/export': NOBODY,
} as const satisfies { readonly [C in StaffCall]: PartiesOf<ParsedOf<ApiContract[C]>> | typeof NOBODY }

/** Prevents staff from deciding on their own matters, through any account of the same person. Refuses FORBIDDEN. */
export async function assertNotOwn(ctx: StaffCtx, call: string, input: unknown): Promise<void> {
  const parties = PARTIES[call as StaffCall] as PartiesOf<never> | null | undefined
  if (parties) await assertNoParty(ctx, await parties(ctx, input as never))
}
