import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { Passport } from '@/lib/contract/entities/passport'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import type { GameField } from '../../../db/game-field'
import type { StaffCtx } from '../../../runtime/context'
import type { Rules } from '../../core/tenancy/types'
import { presentTurn } from '../../orders/trading/present-turn'
import { isDone, mayLead } from '../../orders/trading/rules'
import type { Order } from '../../orders/trading/types'
import { presentClock } from '../desk-clocks/present'
import type { Clock } from '../desk-clocks/types'
import { factsInOrder } from './rules-facts'
import { deskStepsOf } from './rules-steps'

interface OrderFacts
  extends Pick<
    DeskOrder,
    'lead' | 'parties' | 'hints' | 'risk' | 'dispute' | 'process' | 'mayReadAccount' | 'tags' | 'isParked'
  > {
  /** As shown to its buyer. */
  detail: OrderDetail
  passport: Passport['list']
  fields: readonly GameField[]
  bounds: { total: Fen; split: Fen }
  /** What its lead owes. */
  clocks: readonly Clock[]
  rules: Rules
}

export const presentDeskOrder = (
  ctx: StaffCtx,
  order: Order,
  { detail, passport, fields, bounds, clocks, rules, ...facts }: OrderFacts,
): DeskOrder => ({
  ...facts,
  order: detail,
  facts: factsInOrder(order.snapshot.facts, fields),
  heads: headsOf(order, { rules, now: ctx.now() }),
  income: fenToYuan(fen(order.goodsFen - order.feeFen)),
  fee: fenToYuan(order.feeFen),
  isMine: order.serviceId === ctx.user.userId,
  staffClocks: clocks.map((clock) => presentClock(clock, ctx.now())),
  groupId: order.chatGroupId,
  mayLead: mayLead(order),
  isFrozen: order.frozenAt !== null && order.disputeId === null && order.claimId === null,
  mayFreeze: order.frozenAt === null && !isDone(order),
  steps: deskStepsOf(order, { rules, at: ctx.now() }),
  passport: passport.map(({ text: title, day: time }) => ({ title, time })),
  bounds: {
    total: fenToYuan(bounds.total),
    most: fenToYuan(bounds.split),
    secondFrom: fenToYuan(FOUR_EYES_FEN),
  },
})

const headsOf = (order: Order, on: { rules: Rules; now: Date }): DeskOrder['heads'] => ({
  buyer: presentTurn({ order, viewer: 'buyer', ...on }).title,
  seller: presentTurn({ order, viewer: 'seller', ...on }).title,
})
