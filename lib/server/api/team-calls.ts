import type { Access, ParsedOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { inquiryTarget, mayInTeam, type TeamScope } from '@/lib/shared/people/team'
import { subjectOfGroup } from '../modules/market/chat/queries'
import { recordTeamAction } from '../modules/people/teams/record-team-action'
import type { Ctx, UserCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'
import {
  assertIsAsked,
  assertSellsIn,
  assertSellsOffers,
  assertSoldAct,
  assertSoldGroup,
  assertSoldOrder,
  assertSoldOrders,
} from './team-checks'

interface TeamCall<I> {
  /** null: every role. */
  scope: TeamScope | null
  /** Whether the input concerns the owner as a seller; refuses if not. */
  check?: (ctx: UserCtx, input: I) => Promise<void> | void
  /** What the log of the team shows as its object; of several the first and how many there were. */
  target?: (ctx: UserCtx, input: I) => Target | Promise<Target>
}
type Target = string | { first: string; count: number }
type TeamCalls = { readonly [C in Call]?: TeamCall<ParsedOf<ApiContract[C]>> }

const every = { scope: null } as const
const goods = { scope: 'goods' } as const
const orders = { scope: 'orders' } as const
const questions = { scope: 'questions' } as const
const offers = { scope: 'offers' } as const
const hours = { scope: 'hours' } as const
const only = (isSelling: boolean): void => {
  if (!isSelling) throw refuse('TEAM_SCOPE')
}
const item = { ...goods, target: (_: UserCtx, { goodsSn }: { goodsSn: string }) => goodsSn }
const several = (sns: readonly string[]) => ({ first: sns[0] ?? '', count: new Set(sns).size })
const items = {
  ...goods,
  target: (_: UserCtx, { goodsSns }: { goodsSns: readonly string[] }) => several(goodsSns),
}
const order = {
  ...orders,
  check: (ctx: UserCtx, { orderSn }: { orderSn: Parameters<typeof assertSoldOrder>[1] }) =>
    assertSoldOrder(ctx, orderSn),
  target: (_: UserCtx, { orderSn }: { orderSn: string }) => orderSn,
}
const group = {
  ...orders,
  check: (ctx: UserCtx, { groupId }: { groupId: number }) => assertSoldGroup(ctx, groupId),
  target: (ctx: UserCtx, { groupId }: { groupId: number }) => subjectOfGroup(ctx.db, groupId),
}

const inquiry = {
  ...questions,
  check: (ctx: UserCtx, { inquiryId }: { inquiryId: number }) => assertIsAsked(ctx, inquiryId),
  target: (_: UserCtx, { inquiryId }: { inquiryId: number }) => inquiryTarget(inquiryId),
}

/**
 * All that a member of a team may call in the owner's name: what a seller does with goods and sold orders. Everything
 * else is refused, so a new call is closed to teams until it is listed. Whatever moves the owner's money, concerns the
 * owner as a buyer or shows the owner's person is never here (tests/api/access/team-calls.test.ts).
 */
export const TEAM_CALLS: TeamCalls = {
  'GET /user/userInfo': every,
  'POST /user/logout': every,
  'POST /team/exit': every,
  'GET /comm/qiniuToken': every,
  'GET /comm/imagesTempUploadToken': every,
  'POST /comm/uploadImage': every,
  'POST /video/create': every,
  'GET /video/state': every,
  'POST /video/uploadPart': every,
  'POST /video/partAddress': every,
  'POST /video/finish': every,
  'POST /video/uploadPoster': every,
  'POST /video/cancel': every,

  'GET /goods/selfPublishGoodsList': goods,
  'GET /goods/selfPublishGoodsByGoodsId': goods,
  'POST /goods/releaseGoods': goods,
  'POST /goods/updatetGoods': item,
  'POST /goods/pushOrPullGoods': item,
  'POST /goods/onlySetupGoodsPrice': item,
  'POST /goods/bulkPrice': {
    ...goods,
    target: (_, { changes }) => several(changes.map(({ goodsSn }) => goodsSn)),
  },
  'POST /goods/bulkShelf': items,
  'POST /goods/bulkRefresh': items,
  'POST /goods/confirmGoods': goods,
  'GET /goods/viewDays': goods,
  'GET /goods/exportGoods': goods,
  'POST /goods/uploadGoodsCsv': goods,
  'GET /goods/priceAdvice': goods,
  'GET /goods/priceFindings': goods,
  'GET /goods/ownReview': goods,
  'GET /goods/publishStanding': goods,
  'GET /goods/codeStock': goods,
  'POST /goods/addCodes': item,
  'POST /goods/removeCodes': item,
  'GET /goods/drafts': goods,
  'POST /goods/saveDraft': goods,
  'POST /goods/removeDraft': goods,
  'GET /shop/own': goods,
  'GET /rental/ownOffers': goods,
  'GET /rental/ownOffer': goods,
  'POST /rental/saveOffer': goods,
  'POST /rental/shelveOffer': goods,
  'GET /rental/calendar': goods,
  'POST /rental/block': goods,
  'POST /rental/unblock': goods,

  'GET /order/queryOrderList': { ...orders, check: (_, { belong, site }) => only(belong === '1' && !site) },
  'GET /order/orderDetail': order,
  'GET /order/listOrderProcess': order,
  'POST /order/act': { ...order, check: (ctx, input) => assertSoldAct(ctx, input) },
  'POST /im/getImGroupIdMap': { ...orders, check: (ctx, { orderSnList }) => assertSoldOrders(ctx, orderSnList) },
  'GET /im/groupInfo': group,
  'GET /im/isOfflineRemind': group,
  'GET /im/history': group,
  'POST /im/sendMessage': group,
  'POST /im/recallMessage': group,
  'POST /im/typing': group,
  'PUT /im/markRead': { ...orders, check: (ctx, { id }) => assertSoldGroup(ctx, id) },

  'GET /question/own': { ...questions, check: (_, { side }) => only(side === 'received') },
  'POST /question/answer': questions,
  'GET /inquiry/list': { ...questions, check: (_, { side }) => only(side === 'seller') },
  'GET /inquiry/detail': inquiry,
  'POST /inquiry/read': inquiry,
  'POST /inquiry/send': inquiry,
  'GET /goods/lookBargaGoodsList': questions,
  'GET /goods/bargainTerms': questions,
  'POST /goods/bargainTerms': questions,
  'POST /goods/buyCounterofferPriceHandle': {
    ...questions,
    check: (ctx, { bargainId }) => assertSellsIn(ctx, bargainId),
  },

  'GET /quickCoin/getShopQuickCoinInfo': offers,
  'GET /quickCoin/selfPublishQuickCoinList': { ...offers, check: (_, { kind }) => only(kind === 'sell') },
  'POST /quickCoin/updateQuickCoin': { ...offers, check: (ctx, { offerSn }) => assertSellsOffers(ctx, [offerSn]) },
  'POST /quickCoin/changeRatios': {
    ...offers,
    check: (ctx, { changes }) =>
      assertSellsOffers(
        ctx,
        changes.map(({ offerSn }) => offerSn),
      ),
  },
  'GET /quickCoin/rivals': offers,
  'GET /quickCoin/ratioPreview': offers,
  'GET /quickCoin/queue': offers,
  'GET /quickCoin/queryQuickOrderList': offers,

  'GET /seller/hours': hours,
  'POST /seller/saveHours': hours,
  'POST /seller/saveAway': hours,
  'GET /im/autoReply': hours,
  'POST /im/saveAutoReply': hours,
}

/**
 * Keeps a session that a member of a team opened to the calls of the member's role; in public calls, the caller is a
 * visitor. Refuses TEAM_SCOPE.
 */
export function limitToTeam(ctx: Ctx, call: Call, access: Access): void {
  const team = ctx.user?.team
  if (!team) return
  const listed = TEAM_CALLS[call]
  if (listed && (listed.scope === null || mayInTeam(team.role, listed.scope))) return
  if (access !== 'public') throw refuse('TEAM_SCOPE')
  ctx.user = null
}

/** The same of what the call concerns. */
export async function checkForTeam(ctx: Ctx, call: Call, input: unknown): Promise<void> {
  if (!ctx.user?.team) return
  const listed = TEAM_CALLS[call] as TeamCall<unknown> | undefined
  await listed?.check?.(ctx as UserCtx, input)
}

/** Parts of what another call finishes, reads, and calls of the session: the log leaves them out. */
export const UNLOGGED: ReadonlySet<Call> = new Set<Call>([
  ...(['POST /user/logout', 'POST /team/exit', 'POST /im/typing', 'PUT /im/markRead', 'POST /inquiry/read'] as const),
  ...(['POST /im/getImGroupIdMap', 'POST /comm/uploadImage', 'POST /video/create'] as const),
  ...(['POST /video/uploadPart', 'POST /video/partAddress', 'POST /video/uploadPoster'] as const),
])

/** Logs what a member of a team did, for the owner. A failure of the log does not fail what was done. */
export async function logForTeam(ctx: Ctx, call: Call, input: unknown): Promise<void> {
  const { user } = ctx
  if (!user?.team || UNLOGGED.has(call)) return
  const listed = TEAM_CALLS[call] as TeamCall<unknown> | undefined
  const { memberId } = user.team
  const record = async () => {
    const object = (await listed?.target?.(ctx as UserCtx, input)) ?? ''
    const { first: target, count } = typeof object === 'string' ? { first: object, count: 1 } : object
    await recordTeamAction(ctx.db, { ownerId: user.userId, memberId, call, target, count, at: ctx.now() })
  }
  await record().catch((err) => ctx.log.error({ err }, 'the action of a team was not logged'))
}
