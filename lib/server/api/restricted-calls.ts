import { type Access, type ParsedOf, permissionOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import { assertUnlimited } from '../modules/people/limits/rules'
import type { SessionUser } from '../runtime/context'

/** What a call is for somebody who is restricted; with some inputs nothing. */
type Gate<I> = RestrictionKind | ((input: I) => RestrictionKind | null)

/**
 * The calls that a restriction refuses: what begins a trade, offers goods, takes money out or speaks in public. Whatever
 * finishes a running order is never here (tests/api/access/restricted-calls.test.ts). Sides that only the order or the
 * bargain knows are checked by their verbs, by the same `assertUnlimited`.
 */
export const GATES: { readonly [C in Call]?: Gate<ParsedOf<ApiContract[C]>> } = {
  'POST /goods/releaseGoods': 'list',
  'POST /goods/updatetGoods': 'list',
  'POST /goods/pushOrPullGoods': ({ onShelf }) => (onShelf ? 'list' : null),
  'POST /goods/bulkShelf': ({ onShelf }) => (onShelf ? 'list' : null),
  'POST /goods/uploadGoodsCsv': 'list',
  'POST /goods/answerWantGoods': 'list',
  'POST /rental/saveOffer': 'list',
  'POST /rental/buyCover': 'list',
  'POST /rental/shelveOffer': ({ on }) => (on ? 'list' : null),
  'POST /booster/boosterApply': 'list',
  'POST /booster/savePackage': 'list',
  'POST /booster/accept': 'list',
  'POST /quickCoin/shopQuickCoinApply': 'list',
  'POST /quickCoin/createQuickCoin': ({ kind }) => (kind === 'sell' ? 'list' : 'buy'),
  'POST /quickCoin/recycle': 'list',
  'POST /recycling/ask': 'list',
  'POST /recycling/accept': 'list',
  'POST /order/offlineTranSub': ({ side }) => (side === 'seller' ? 'list' : 'buy'),
  'POST /order/placeOrder': 'buy',
  'POST /goods/bargaining': 'buy',
  'POST /goods/releaseWantGoods': 'buy',
  'POST /goods/editWantGoods': 'buy',
  'POST /quickCoin/placeQuickCoinOrder': 'buy',
  'POST /rental/place': 'buy',
  'POST /rental/renew': 'buy',
  'POST /booster/place': 'buy',
  'POST /recycling/redeem': 'buy',
  'POST /pay/sendWithdrawalCode': 'withdraw',
  'POST /pay/cashAdvance': 'withdraw',
  'POST /pay/savePayoutPlan': 'withdraw',
  'POST /question/ask': 'chat',
  'POST /question/answer': 'chat',
  'POST /inquiry/ask': 'chat',
  'POST /inquiry/send': 'chat',
  'POST /im/saveAutoReply': 'chat',
}

/** All that a member who is restricted from logging in may call: running orders, the wallet, the security of the account. */
export const ROOM: ReadonlySet<Call> = new Set<Call>([
  ...(['GET /user/restrictions', 'POST /user/appealRestriction'] as const),
  ...(['POST /user/logout', 'GET /user/sessions', 'POST /user/endSession', 'POST /user/logoutEverywhere'] as const),
  ...(['GET /user/userInfo', 'GET /user/loginRecords', 'POST /user/freezeAccount', 'GET /staff/state'] as const),
  ...(['POST /user/verifyIdentity', 'GET /user/faceCheck', 'POST /user/startFaceCheck'] as const),
  ...(['POST /user/setPayPassword', 'POST /user/changeUserPassword', 'GET /user/closing'] as const),
  ...(['GET /user/dataExport', 'POST /user/askDataExport'] as const),
  ...(['GET /comm/qiniuToken', 'GET /comm/imagesTempUploadToken', 'POST /comm/uploadImage'] as const),
  ...(['POST /video/create', 'GET /video/state', 'POST /video/uploadPart', 'POST /video/partAddress'] as const),
  ...(['POST /video/finish', 'POST /video/uploadPoster', 'POST /video/cancel'] as const),
  ...(['GET /team/members', 'POST /team/remove', 'POST /team/exit'] as const),
  // running orders
  ...(['GET /order/orderDetail', 'GET /order/queryOrderList', 'GET /order/waiting', 'POST /order/enterSite'] as const),
  ...(['GET /order/listOrderProcess', 'GET /order/checkGoodsOversold', 'POST /order/act'] as const),
  ...(['POST /order/credentials', 'POST /order/confirmRecGoods', 'POST /order/orderEval'] as const),
  ...(['POST /order/transactionCacheContactInfo', 'GET /order/offlineDeals', 'GET /order/offlineInvitation'] as const),
  ...(['POST /order/answerOffline', 'GET /order/agreement', 'POST /order/sendAgreementCode'] as const),
  ...([
    'POST /order/signAgreement',
    'POST /rental/acceptRenter',
    'GET /rental/calendar',
    'GET /rental/renters',
  ] as const),
  ...(['GET /quickCoin/queue', 'GET /quickCoin/queryQuickOrderList', 'GET /quickCoin/getShopQuickCoinInfo'] as const),
  ...(['GET /booster/getBoosterInfo', 'GET /recycling/own', 'GET /roleCard/roleCardInfoList'] as const),
  ...(['POST /dispute/open', 'POST /dispute/act', 'GET /dispute/list', 'GET /dispute/ofOrder'] as const),
  ...(['POST /claim/draft', 'POST /claim/file', 'POST /claim/act', 'POST /claim/repay'] as const),
  ...(['POST /claim/answerWatch', 'GET /claim/list', 'GET /claim/ofOrder'] as const),
  ...(['GET /comm/customerServiceCommentConf', 'POST /comm/serSatiEval'] as const),
  ...(['GET /im/getRCloudToken', 'GET /im/getImCenterToken', 'POST /im/getImGroupIdMap', 'GET /im/groupInfo'] as const),
  ...(['GET /im/isOfflineRemind', 'GET /im/history', 'POST /im/sendMessage', 'GET /im/autoReply'] as const),
  ...(['POST /im/recallMessage', 'POST /im/typing', 'PUT /im/markRead', 'GET /im/unread'] as const),
  ...(['GET /user/getImParams', 'GET /user/getImListParams'] as const),
  ...(['GET /notification/list', 'GET /notification/unread', 'POST /notification/read'] as const),
  ...(['GET /notification/settings', 'POST /notification/saveSetting'] as const),
  // the wallet; withdrawals have a restriction of their own
  ...(['GET /user/findBalanceRecord', 'GET /user/balanceStatement', 'GET /user/assets'] as const),
  ...(['GET /user/capitalManagement', 'GET /pay/deposits', 'POST /pay/askDeposit', 'POST /pay/keepDeposit'] as const),
  ...(['POST /pay/recPay', 'GET /pay/showPayUrl', 'GET /pay/wechatAuthorize', 'POST /pay/wechatPayer'] as const),
  ...(['GET /pay/queryPayStatus', 'GET /pay/findPayState', 'GET /pay/payMethodShow'] as const),
  ...(['GET /user/payees', 'POST /user/sendPayeeCode', 'POST /user/bindAccountNum'] as const),
  ...(['POST /user/choosePayee', 'POST /user/removePayee', 'GET /pay/withdrawalTerms'] as const),
  ...(['POST /pay/sendWithdrawalCode', 'POST /pay/cashAdvance', 'GET /pay/withdrawals'] as const),
  ...(['GET /pay/withdrawal', 'POST /pay/cancelWithdrawal'] as const),
  ...(['GET /pay/payoutPlan', 'POST /pay/stopPayoutPlan'] as const),
])

/** The one check of all calls, before their input is read. Refuses LOGIN_RESTRICTED. */
export function assertMayCall(user: SessionUser | null, call: string, access: Access): void {
  if (!user || access === 'public' || (permissionOf(access) === null && ROOM.has(call as Call))) return
  assertUnlimited(user.limits, 'login')
}

/** The same of what the call does. Refuses RESTRICTED. */
export function assertMayDo(user: SessionUser | null, call: string, input: unknown): void {
  const gate = GATES[call as Call] as Gate<unknown> | undefined
  if (!user || !gate) return
  const kind = typeof gate === 'function' ? gate(input) : gate
  if (kind) assertUnlimited(user.limits, kind)
}
