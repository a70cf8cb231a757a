import type { DisputeBounds, DisputeDetail, DisputeRow } from '@/lib/contract/entities/dispute'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { ruleSubject, rulesOn } from '@/lib/shared/trade/dispute-rules'
import { DISPUTE_ACTIONS, DISPUTE_KINDS, DISPUTE_WANTS } from '@/lib/shared/trade/disputes'
import { dutyText } from '@/lib/shared/trade/duty-hours'
import type { Party } from '@/lib/shared/trade/order-forms'
import { dutyOf } from '../../../core/tenancy/rules-duty'
import type { Rules } from '../../../core/tenancy/types'
import { DISPUTE_ACTS } from '../internal/dispute-acts'
import { leftOf, netOf, offerTo } from './rules'
import { clockWords, stepsOf, talkTurn, turnOf } from './rules-words'
import type { Dispute, DisputeFile } from './types'

/** `viewer` null: staff, who see the same as the buyer. */
export function presentDispute(dispute: Dispute, viewer: Party | null, now: Date): DisputeRow {
  const { sn, orderSn, title, by, kind, want, wantFen, stage, createdAt, closedAt } = dispute
  return {
    disputeSn: sn,
    orderSn,
    title,
    by,
    want,
    stage,
    viewer: viewer ?? 'buyer',
    kind,
    kindName: DISPUTE_KINDS[kind],
    wantName: DISPUTE_WANTS[want],
    wanted: want === 'part' ? fenToYuan(wantFen) : null,
    turn: turnOf(dispute, viewer),
    clock: presentClock(dispute, viewer, now),
    createTime: formatDateTime(createdAt),
    closeTime: timeOrNull(closedAt),
  }
}

function presentClock(dispute: Dispute, viewer: Party | null, now: Date): DisputeRow['clock'] {
  const { dueAt, staffAt, answeredAt, appealedAt, createdAt } = dispute
  if (!dueAt) return null
  const since = appealedAt ?? staffAt ?? answeredAt ?? createdAt
  const seconds = (from: Date) => Math.round((dueAt.getTime() - from.getTime()) / 1000)
  return {
    ...clockWords(dispute),
    dueTime: formatDateTime(dueAt),
    // staff see how late they are, the parties only that the time is over
    dueIn: viewer === null ? seconds(now) : Math.max(0, seconds(now)),
    span: Math.max(1, seconds(since)),
  }
}

export function presentFile(file: DisputeFile, viewer: Party | null, now: Date): DisputeDetail {
  const { dispute, proposals, rulings, staff, alike, agreement, goods, discount } = file
  const { kind, statement, answer, answeredAt, appealBy, appeal, appealedAt, totalFen, refundFen } = dispute
  /** Omits the amount of a full refund for the seller, because it would reveal what the buyer paid. */
  const back = (refund: Fen) => (refund === totalFen && viewer === 'seller' ? null : fenToYuan(refund))
  const split = (refund: Fen) => {
    const net = viewer === 'seller' ? netOf(refund, file) : null
    return {
      refund: back(refund),
      seller: fenToYuan(leftOf(refund, { total: totalFen, goods, discount })),
      net: net === null ? null : fenToYuan(net),
    }
  }
  return {
    ...presentDispute(dispute, viewer, now),
    agreement,
    turn: talkTurn(file, viewer) ?? turnOf(dispute, viewer),
    statement,
    answer,
    answerTime: timeOrNull(answeredAt),
    proposals: proposals.map(({ id, by, refundFen, note, createdAt }) => ({
      proposalId: id,
      by,
      ...split(refundFen),
      note,
      createTime: formatDateTime(createdAt),
    })),
    offerId: (viewer && dispute.stage === 'talk' && offerTo(viewer, proposals)?.id) || null,
    rulings: rulings.map(({ round, facts, rule, refundFen, staffId, secondId, createdAt }) => ({
      round,
      facts,
      rule,
      ...split(refundFen),
      by: namesOf(staff, staffId, secondId),
      createTime: formatDateTime(createdAt),
    })),
    appeal: appealBy && appealedAt ? { by: appealBy, note: appeal, createTime: formatDateTime(appealedAt) } : null,
    handler: presentHandler(file),
    ended: refundFen ? split(refundFen) : null,
    rules: rulesOn(kind, ruleSubject(file.goodsTypeId)),
    alike: alike && { ...alike, median: alike.median === null ? null : fenToYuan(alike.median) },
    acts: viewer ? actsOf(file, viewer) : [],
    steps: stepsOf(file).map(({ title, text, at }) => ({ title, text, time: formatDateTime(at) })),
  }
}

export const namesOf = (staff: DisputeFile['staff'], ...ids: (UserId | null)[]): string =>
  ids.flatMap((id) => (id === null ? [] : [staff.get(id) ?? '平台客服'])).join('、')

/** Returns the staff member who ruled last, or the lead of the order if there is no ruling yet. */
function presentHandler({ dispute, rulings, leadId, staff }: DisputeFile): DisputeDetail['handler'] {
  const userId = rulings.at(-1)?.staffId ?? leadId
  if (userId === null) return null
  const note = rulings.length > 0 ? '处理客服' : dispute.stage === 'staff' ? '正在处理' : '已进群，协商不成时介入'
  return { userId, name: staff.get(userId) ?? '平台客服', note }
}

/** Returns the possible refunds; the seller is not shown the total the buyer paid. */
export const presentBounds = (
  { total, split, rules, ...sums }: Record<'total' | 'split' | 'goods' | 'discount' | 'fee', Fen> & { rules: Rules },
  viewer: Party,
): DisputeBounds => ({
  total: viewer === 'buyer' ? fenToYuan(total) : null,
  most: fenToYuan(split),
  goods: fenToYuan(sums.goods),
  discount: fenToYuan(sums.discount),
  fee: viewer === 'seller' ? fenToYuan(sums.fee) : null,
  hours: rules.disputeHours,
  duty: dutyText(dutyOf(rules)),
})

const actsOf = ({ dispute, proposals }: DisputeFile, viewer: Party) =>
  DISPUTE_ACTIONS.filter((action) => {
    const { stages, by } = DISPUTE_ACTS[action]
    if (!stages.includes(dispute.stage)) return false
    if (by && by(dispute) !== viewer) return false
    if (action === 'accept') return offerTo(viewer, proposals) !== undefined
    return !(dispute.appealedAt && (action === 'appeal' || action === 'withdraw'))
  })
