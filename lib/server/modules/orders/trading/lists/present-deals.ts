import type { DealRow } from '@/lib/contract/entities/deal'
import type { UserId } from '@/lib/shared/ids'
import { fen, fenToYuan, readFen } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import { otherOf } from '@/lib/shared/trade/order-forms'
import { orderPath } from '@/lib/shared/trade/order-path'
import { isOver } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../../core/tenancy/types'
import { linkOf } from '../../../market/intermediary/rules'
import type { DealInvitation } from '../../../market/intermediary/types'
import { dealOf } from '../flow/deal-effects'
import { placeName } from '../present'
import { presentTurn } from '../present-turn'
import type { Order, Party } from '../types'

interface DealView {
  order: Order
  invitation: DealInvitation
  userId: UserId
  /** Name of the inviter. */
  asker: string
  code: string
  /** Rules in force for the order. */
  rules: Rules
  now: Date
}

const NAMES: Record<Party, string> = { buyer: '买家', seller: '卖家' }

function stateOf({ order, invitation, now }: DealView): DealRow['state'] {
  if (order.subStatus === 'WAIT_OTHER') return order.dueAt && order.dueAt > now ? 'waiting' : 'expired'
  if (order.sellerId !== null) return isOver(order.status) ? 'over' : 'running'
  if (order.subStatus === 'TIMEOUT') return 'expired'
  return invitation.answeredAt ? 'declined' : 'recalled'
}

export function presentDeal(view: DealView): DealRow {
  const { order, invitation, userId, asker, code, now } = view
  const { by, payer, price } = dealOf(order)
  const isAsker = invitation.inviterId === userId
  const side = isAsker ? by : otherOf(by)
  const state = stateOf(view)
  const isWaiting = state === 'waiting'
  const isAccepted = order.sellerId !== null
  const { gameName, areaName, bigTitle, description = '' } = order.snapshot
  const end = isWaiting || (state === 'running' && !order.frozenAt) ? order.dueAt : null
  return {
    orderSn: order.sn,
    side,
    isAsker,
    other: isAsker ? invitation.phoneMask : maskName(asker),
    gameId: order.gameId,
    gameName,
    areaName,
    title: bigTitle,
    note: description,
    price: fenToYuan(readFen(price)),
    fee: fenToYuan(order.feeFen),
    payer,
    buyerPays: fenToYuan(order.goodsFen),
    sellerGets: fenToYuan(fen(order.goodsFen - order.feeFen)),
    state,
    ...wordsOf(view, { state, side, isAsker }),
    secondsLeft: end ? Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000)) : 0,
    canAnswer: isWaiting && !isAsker,
    canRecall: isWaiting && isAsker,
    link: isWaiting ? linkOf(code) : '',
    orderPath: isAccepted || isAsker ? orderPath(order.sn) : '',
    createTime: formatDateTime(order.createdAt),
  }
}

function wordsOf(
  { order, rules, now }: DealView,
  { state, side, isAsker }: { state: DealRow['state']; side: Party; isAsker: boolean },
): Pick<DealRow, 'stateName' | 'says' | 'tone'> {
  const other = NAMES[otherOf(side)]
  switch (state) {
    case 'waiting':
      return isAsker
        ? {
            stateName: `等${other}确认`,
            says: `${other}用收到邀请的手机号登录后确认，超时自动取消，不收费`,
            tone: 'wait',
          }
        : { stateName: '等你确认', says: '核对全部条款后接受或拒绝，超时自动取消，不收费', tone: 'act' }
    case 'declined':
      return { stateName: isAsker ? '对方已拒绝' : '你已拒绝', says: '没有产生任何费用', tone: 'muted' }
    case 'recalled':
      return { stateName: isAsker ? '你已撤回' : '对方已撤回', says: '没有产生任何费用', tone: 'muted' }
    case 'expired':
      return { stateName: '超时未确认', says: '已自动取消，没有产生任何费用', tone: 'muted' }
    default: {
      const turn = presentTurn({ order, viewer: side, rules, now })
      const tone =
        turn.tone === 'warn' ? 'act' : turn.tone === 'safe' ? 'good' : turn.tone === 'muted' ? 'muted' : 'wait'
      return { stateName: placeName(order), says: turn.text, tone }
    }
  }
}
