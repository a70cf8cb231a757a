import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { Passport } from '@/lib/contract/entities/passport'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import type { StaffCtx } from '../../../runtime/context'
import type { Rules } from '../../core/tenancy/types'
import { hasSigned } from '../../orders/trading/flow/agreement-effects'
import { MODES } from '../../orders/trading/modes/table'
import { presentIncome } from '../../orders/trading/present-income'
import { presentTurn } from '../../orders/trading/present-turn'
import { isDone, mayLead, placeOf } from '../../orders/trading/rules'
import { SIGNING, waitsFor } from '../../orders/trading/staff/rules-turn'
import type { Order, Party } from '../../orders/trading/types'
import { presentClock } from '../desk-clocks/present'
import type { Clock } from '../desk-clocks/types'
import { deskStepsOf } from './rules-steps'

interface OrderFacts
  extends Pick<
    DeskOrder,
    'lead' | 'parties' | 'pictures' | 'hints' | 'risk' | 'dispute' | 'process' | 'mayReadAccount' | 'tags' | 'isParked'
  > {
  /** As shown to its buyer. */
  detail: OrderDetail
  passport: Passport['list']
  bounds: { total: Fen; split: Fen }
  /** What its lead owes. */
  clocks: readonly Clock[]
  rules: Rules
}

export const presentDeskOrder = (
  ctx: StaffCtx,
  order: Order,
  { detail, passport, bounds, clocks, rules, ...facts }: OrderFacts,
): DeskOrder => ({
  ...facts,
  order: detail,
  heads: headsOf(order, { rules, now: ctx.now() }),
  income: presentIncome({ order, rules, now: ctx.now() }),
  fee: fenToYuan(order.feeFen),
  isMine: order.serviceId === ctx.user.userId,
  staffClocks: clocks.map((clock) => presentClock(clock, order, ctx.now())),
  groupId: order.chatGroupId,
  mayLead: mayLead(order),
  isFrozen: order.frozenAt !== null && order.disputeId === null && order.claimId === null,
  mayFreeze: order.frozenAt === null && !isDone(order),
  steps: deskStepsOf(order, { rules, at: ctx.now() }),
  waitsFor: presentNext(order, ctx.now()),
  passport: passport.map(({ text: title, day: time }) => ({ title, time })),
  bounds: {
    total: fenToYuan(bounds.total),
    most: fenToYuan(bounds.split),
    secondFrom: fenToYuan(FOUR_EYES_FEN),
  },
})

function presentNext(order: Order, at: Date): DeskOrder['waitsFor'] {
  const side = waitsFor(order, at)
  if (side === null) return null
  return { side, name: side === 'staff' ? '客服' : MODES[order.mode].words.parties[side] }
}

const headsOf = (order: Order, on: { rules: Rules; now: Date }): DeskOrder['heads'] => ({
  buyer: headOf(order, 'buyer', on),
  seller: headOf(order, 'seller', on),
})

/** The title that a party reads, without addressing it. */
function headOf(order: Order, viewer: Party, on: { rules: Rules; now: Date }): string {
  if (placeOf(order) === SIGNING) return hasSigned(order, viewer) ? '已签署' : '未签署'
  const { title } = presentTurn({ order, viewer, ...on })
  return title.replace(/^待你/, '待').replaceAll('你', MODES[order.mode].words.parties[viewer])
}
