import type { AfterSaleFile, AfterSaleRow, StageTotal } from '@/lib/contract/entities/after-sale'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import {
  CLAIM_KINDS,
  type ClaimStage,
  type ClaimWords,
  FILED_STAGE_NAMES,
  type FiledStage,
  outcomeName,
  wordsOfClaim,
} from '@/lib/shared/trade/claims'
import type { Debt } from '../../../money/debts/types'
import type { AfterSaleOrder } from '../../../orders/trading/staff/queries-after-sale'
import type { PublicUser } from '../../../people/identity/queries'
import { stepsOf } from './rules-words'
import type { ClaimFile } from './types'

interface Look {
  people: ReadonlyMap<number, PublicUser>
  orders: ReadonlyMap<number, AfterSaleOrder>
  now: Date
}
type People = Look['people']

const nameIn = (people: People, id: UserId | null): string =>
  id === null ? '' : (people.get(id)?.nickName ?? '已注销用户')

/** Returns the buyer's payment, split by who bears which part. */
const splitOf = ({ claimant, liable }: ClaimWords, pay: Fen, owed: Fen): AfterSaleFile['split'] => [
  { name: `赔给${claimant}`, amount: fenToYuan(pay) },
  { name: `${liable}承担`, amount: fenToYuan(owed) },
  { name: '平台承担', amount: fenToYuan(fen(pay - owed)) },
]

const decidersOf = (people: People, { staffId, secondId }: ClaimFile['decisions'][number]): string =>
  [staffId, secondId].flatMap((id) => nameIn(people, id) || []).join('、')

export function presentShownClaim({ claim, decisions }: ClaimFile, { people, orders, now }: Look): AfterSaleRow {
  const { buyerId, sellerId, stage, outcome, dueAt, filedAt, payFen, paidAt } = claim
  const side = (userId: UserId) => ({ userId, name: maskName(nameIn(people, userId)) })
  const last = decisions.at(-1)
  // the console names the sides of the order: a rental is claimed by its owner
  const isOwners = claim.kind === 'rentBanned'
  return {
    sn: claim.sn,
    orderSn: claim.orderSn,
    title: claim.title,
    distId: claim.distId,
    by: isOwners ? 'seller' : 'buyer',
    gameName: orders.get(claim.orderId)?.gameName ?? '',
    buyer: side(isOwners ? sellerId : buyerId),
    seller: side(isOwners ? buyerId : sellerId),
    kindName: CLAIM_KINDS[claim.kind],
    stageName: stage === 'review' && claim.appealedAt ? '申诉处理' : FILED_STAGE_NAMES[stage as FiledStage],
    outcomeName: outcome ? outcomeName(claim.kind, outcome) : '',
    amount: fenToYuan(claim.mostFen),
    paid: paidAt && payFen ? fenToYuan(payFen) : null,
    granted: payFen ? fenToYuan(payFen) : null,
    decidedBy: last ? decidersOf(people, last) : '',
    openTime: formatDateTime(filedAt ?? claim.createdAt),
    dueTime: stage === 'advanced' ? null : timeOrNull(dueAt),
    late: stage !== 'advanced' && dueAt !== null && dueAt < now,
    closeTime: timeOrNull(claim.closedAt),
  }
}

/** `isHere`: whether the claim is handled on the host the staff member is on. */
export function presentShownClaimFile(file: ClaimFile, look: Look & { debt: Debt | undefined; isHere: boolean }) {
  const { claim, decisions, agreement } = file
  const { people, debt, isHere } = look
  const { appealBy, appeal, appealedAt, payFen, owedFen, paidAt } = claim
  const handler = nameIn(people, claim.handlerId)
  return {
    ...presentShownClaim(file, look),
    isHere,
    coverName: claim.coverName,
    price: fenToYuan(claim.priceFen),
    topUp: fenToYuan(claim.topUpFen),
    statement: claim.statement,
    agreement,
    handler,
    paidTime: timeOrNull(paidAt),
    debt: debt?.state === 'owed' ? fenToYuan(debt.leftFen) : null,
    decisions: decisions.map((one) => ({
      title: `${one.round === 1 ? '审核结果' : '最终结果'}：${one.isGranted ? `赔付 ${fenToYuan(one.payFen)} 元` : '不赔'}`,
      rule: one.rule,
      facts: one.facts,
      by: decidersOf(people, one),
      split: [],
      createTime: formatDateTime(one.createdAt),
    })),
    appeal: appealBy && appealedAt ? { by: appealBy, note: appeal, createTime: formatDateTime(appealedAt) } : null,
    split: paidAt && payFen && owedFen !== null ? splitOf(wordsOfClaim(claim.kind), payFen, owedFen) : [],
    steps: stepsOf(file, 'buyer', handler).flatMap(({ title, text, at, state }) =>
      state === 'done' && at ? { title, text, time: formatDateTime(at) } : [],
    ),
  }
}

/** Returns totals of every stage a filed claim can have, including empty stages. */
export const presentStageTotals = (
  totals: readonly { stage: ClaimStage; count: number; late: number; sum: string }[],
): StageTotal[] =>
  Object.entries(FILED_STAGE_NAMES).map(([stage, stageName]) => {
    const found = totals.find((one) => one.stage === stage)
    return {
      stage,
      stageName,
      count: found?.count ?? 0,
      late: found?.late ?? 0,
      sum: fenToYuan(found ? fen(BigInt(found.sum)) : ZERO),
    }
  })
