import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { claims } from '@/lib/server/db/schema/claims'
import { news } from '@/lib/server/db/schema/content'
import { staffApprovals } from '@/lib/server/db/schema/oversight'
import type { OrderSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money'
import { CAMPAIGNS } from './campaigns'
import { Deal } from './deal'
import { ownPicture } from './evidence'
import { openShare } from './share'
import type { Person, World } from './world'

/** Things of distributor 1 that its members work on; staff of another one name them. */
export interface Things {
  orderSn: string
  disputeSn: string
  claimSn: string
  leadId: string
  memberId: string
  approvalId: string
  articleCode: string
  matchId: string
  planId: string
  contactId: string
  seasonId: string
  lotteryId: string
  boardId: string
  /** The attacker's, and a service member of the own house. */
  sharePayeeId: string
  sharePayoutSn: string
  picture: string
  colleagueId: string
}

export async function openThings(world: World, attacker: Person, colleague: Person): Promise<Things> {
  const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
  await (await deal.place()).pay()
  await deal.deliver()
  const pictures = JSON.stringify([await ownPicture(world, deal.people.buyer)])
  const claim = { kind: 'mismatch', want: 'full', statement: '商品写红武六把，上号只有四把', pictures } as const
  const { disputeSn } = await deal.buyer.do('POST /dispute/open', { orderSn: deal.orderSn, ...claim })
  await world
    .visitor()
    .do('POST /dist/setDistBus', { kind: 'dist', name: '王先生', company: '甲', mobile: '13800001234', note: '' })
  const claimSn = 'LP202611220000000001'
  const sides = { buyerId: deal.people.buyer.userId, sellerId: deal.people.seller.userId }
  await world.services.db.insert(claims).values({
    ...{ sn: claimSn, orderId: 1, orderSn: deal.orderSn as OrderSn, distId: 1, ...sides, title: '账号', ensureId: 1 },
    ...{ coverName: '找回包赔', kind: 'retrieved', priceFen: fen(10_000), mostFen: fen(10_000) },
    ...{ stage: 'review', filedAt: world.now(), dueAt: world.now() },
  })
  const owner = await world.person({ staff: 'owner', ofDist: 1 })
  const articleCode = 'of-the-first'
  await world.services.db
    .insert(news)
    .values({ code: articleCode, distId: 1, type: 1, title: '公告', html: '<p>内容</p>', publishedAt: world.now() })
  const { matchId } = await (await world.logIn(owner)).do('POST /console/saveMatch', {
    ...{
      gameId: '107',
      league: '城市赛',
      bestOf: '3',
      homeTeam: '甲队',
      awayTeam: '乙队',
      startTime: '2099-01-01 20:00',
    },
  })
  const { planId } = await (await world.logIn(owner)).do('POST /console/savePlan', {
    ...{ kind: 'boosting', gameId: '107', title: '巅峰赛', price: '60.00', hours: '6', safety: '换设备提醒' },
  })
  const { contactId } = await (await world.logIn(owner)).do('POST /console/addContact', {
    ...{ kind: '1', value: '2850009001', name: '客服', reason: '新员工' },
  })
  const editor = await world.logIn(owner)
  const { seasonId } = await editor.do('POST /console/saveSeason', CAMPAIGNS.season)
  const { lotteryId } = await editor.do('POST /console/saveLottery', CAMPAIGNS.lottery)
  const { boardId } = await editor.do('POST /console/saveBoard', CAMPAIGNS.board)
  const reader = await world.logIn(owner)
  const { list: leads } = await reader.do('GET /console/leads', {})
  const memberId = await world.employ(await world.person(), 'service', 1)
  const [approval] = await world.services.db
    .insert(staffApprovals)
    .values({
      ...{ house: 'dist', distId: 1, siteId: 1, call: 'POST /desk/orderAct', permission: 'orders.act' },
      ...{ sealed: Buffer.from(''), target: `order:${deal.orderSn}`, title: '判定', reason: '', askedBy: owner.userId },
    })
    .returning({ id: staffApprovals.id })
  return {
    ...{ orderSn: deal.orderSn, disputeSn, claimSn, leadId: String(leads[0]?.leadId) },
    ...(await openShare(world, owner)),
    picture: await ownPicture(world, attacker),
    colleagueId: String(colleague.userId),
    ...{ memberId: String(memberId), approvalId: String(approval?.id), articleCode },
    ...{ matchId: `${matchId}`, planId: `${planId}`, contactId: `${contactId}` },
    ...{ seasonId: `${seasonId}`, lotteryId: `${lotteryId}`, boardId: `${boardId}` },
  }
}

/**
 * Calls of a distributor's members that name a thing: each with one of another distributor. A call that takes an id and has
 * no line here fails the attack.
 */
export const FOREIGN: { [C in Call]?: (things: Things) => InputOf<ApiContract[C]> } = {
  'POST /desk/orderAct': ({ orderSn }) => ({ orderSn, action: 'uphold', reason: '核实' }),
  'POST /desk/freezeOrder': ({ orderSn }) => ({ orderSn, reason: '核实' }),
  'POST /desk/thawOrder': ({ orderSn }) => ({ orderSn, reason: '核实' }),
  'POST /desk/credentials': ({ orderSn }) => ({ orderSn }),
  'POST /desk/ruleDispute': ({ disputeSn }) => ({
    ...{ disputeSn, facts: '武器少两把', rule: '描述规则 2.4' },
    ...{ refund: '100.00', seller: '0.00', fault: 'seller' },
  }),
  'GET /desk/order': ({ orderSn }) => ({ orderSn }),
  'GET /desk/conversation': ({ orderSn }) => ({ orderSn }),
  'POST /desk/say': ({ orderSn }) => ({
    ...{ orderSn, clientMsgId: 'attack-1234', kind: 'text', content: '你好' },
  }),
  'POST /desk/markRead': ({ orderSn }) => ({ orderSn, seq: '1' }),
  'POST /desk/note': ({ orderSn }) => ({ orderSn, text: '备注' }),
  'POST /desk/takeOrder': ({ orderSn }) => ({ orderSn }),
  'POST /desk/transferOrder': ({ orderSn, colleagueId }) => ({ orderSn, userId: colleagueId, note: '交接' }),
  'POST /desk/takeClaim': ({ claimSn }) => ({ claimSn, reason: '接手' }),
  'POST /desk/decideClaim': ({ claimSn }) => ({ claimSn, grant: '1', facts: '账号已找回', rule: '包赔规则 3' }),
  'POST /desk/confirmRecovered': ({ claimSn, picture }) => ({
    claimSn,
    reason: '登录核对',
    pictures: JSON.stringify([picture]),
  }),
  'GET /console/orders': ({ orderSn }) => ({ orderSn }),
  'GET /console/order': ({ orderSn }) => ({ orderSn }),
  'GET /console/disputes': ({ orderSn }) => ({ orderSn }),
  'GET /console/dispute': ({ disputeSn }) => ({ disputeSn }),
  'GET /console/claims': ({ orderSn }) => ({ orderSn }),
  'GET /console/claim': ({ claimSn }) => ({ claimSn }),
  'GET /console/article': ({ articleCode }) => ({ code: articleCode }),
  'POST /console/saveArticle': ({ articleCode }) => ({
    ...{ code: articleCode, type: '1', title: '改写', html: '<p>改写</p>' },
  }),
  'POST /console/removeArticle': ({ articleCode }) => ({ code: articleCode, reason: '调整' }),
  'POST /console/saveSeason': ({ seasonId }) => ({ ...CAMPAIGNS.season, seasonId }),
  'POST /console/removeSeason': ({ seasonId }) => ({ seasonId, reason: '调整' }),
  'POST /console/saveLottery': ({ lotteryId }) => ({ ...CAMPAIGNS.lottery, lotteryId }),
  'POST /console/endLottery': ({ lotteryId }) => ({ lotteryId, reason: '调整' }),
  'POST /console/removeLottery': ({ lotteryId }) => ({ lotteryId, reason: '调整' }),
  'POST /console/saveBoard': ({ boardId }) => ({ ...CAMPAIGNS.board, boardId }),
  'POST /console/removeBoard': ({ boardId }) => ({ boardId, reason: '调整' }),
  // members are everybody's: what is foreign is a person that there is not
  'POST /console/giveCoupon': () => ({ ...CAMPAIGNS.gift, userId: '999999999' }),
  'POST /console/saveMatch': ({ matchId }) => ({
    ...{ matchId, gameId: '107', league: '改写', bestOf: '3', homeTeam: '甲', awayTeam: '乙' },
    startTime: '2026-12-01 20:00',
  }),
  'POST /console/removeMatch': ({ matchId }) => ({ matchId, reason: '调整' }),
  'POST /console/savePlan': ({ planId }) => ({
    ...{ planId, kind: 'boosting', gameId: '107', title: '改写', price: '9.00', hours: '3', safety: '改写' },
  }),
  'POST /console/removePlan': ({ planId }) => ({ planId, reason: '调整' }),
  'POST /console/renameContact': ({ contactId }) => ({ contactId, name: '改写', reason: '调整' }),
  'POST /console/switchContact': ({ contactId }) => ({ contactId, active: '0', reason: '调整' }),
  'GET /console/leads': ({ leadId }) => ({ leadId }),
  'POST /console/changeRole': ({ memberId }) => ({ memberId, role: 'owner', reason: '调整' }),
  'POST /console/removeStaff': ({ memberId }) => ({ memberId, reason: '调整' }),
  'POST /console/resetStaffCode': ({ memberId }) => ({ memberId, reason: '调整' }),
  'POST /console/removeSharePayee': ({ sharePayeeId }) => ({ payeeId: sharePayeeId, reason: '调整' }),
  'POST /console/askSharePayout': ({ sharePayeeId }) => ({ payeeId: sharePayeeId, amount: '20.00', code: '123456' }),
  'POST /console/cancelSharePayout': ({ sharePayoutSn }) => ({ withdrawalSn: sharePayoutSn }),
  'POST /console/decideApproval': ({ approvalId }) => ({ approvalId, accept: '1', reason: '' }),
}
