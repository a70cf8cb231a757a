import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { Passport } from '@/lib/contract/entities/passport'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import type { StaffCtx } from '../../../runtime/context'
import type { Rules } from '../../core/tenancy/types'
import { wordsOf } from '../../orders/trading/flow/words-of'
import { MODES } from '../../orders/trading/modes/table'
import { presentIncome } from '../../orders/trading/present-income'
import { isDone, mayLead, soldFor } from '../../orders/trading/rules'
import { maySteer } from '../../orders/trading/staff/rules-lead'
import { isHeld } from '../../orders/trading/staff/rules-turn'
import type { Order } from '../../orders/trading/types'
import type { OrderWait } from '../desk-clocks/types'
import { presentClocks, presentPause } from './present-clocks'
import { turnOf } from './rules'
import { deskStepsOf } from './rules-steps'

interface OrderFacts
  extends Pick<
    DeskOrder,
    | 'lead'
    | 'parties'
    | 'pictures'
    | 'hints'
    | 'risk'
    | 'dispute'
    | 'claim'
    | 'process'
    | 'mayReadAccount'
    | 'hasReadAccount'
    | 'tags'
    | 'isParked'
    | 'pending'
    | 'declined'
  > {
  /** The seller has a shop deposit. */
  backed: boolean
  /** As shown to its buyer. */
  detail: OrderDetail
  passport: Passport['list']
  bounds: { total: Fen; split: Fen }
  wait: OrderWait | undefined
  /** Calls about it that wait for a second member. */
  waiting: ReadonlySet<string>
  dueAt: Date | null
  rules: Rules
}

export const presentDeskOrder = (
  ctx: StaffCtx,
  order: Order,
  { detail, passport, bounds, wait, waiting, dueAt, rules, backed, ...facts }: OrderFacts,
): DeskOrder => ({
  ...facts,
  order: detail,
  roles: { buyer: MODES[order.mode].words.parties.buyer, seller: MODES[order.mode].words.parties.seller },
  heads: headsOf(order, { rules, now: ctx.now() }),
  income: presentIncome({ order, rules, now: ctx.now(), backed }),
  fee: fenToYuan(soldFor(order).fee),
  isMine: order.serviceId === ctx.user.userId,
  clocks: presentClocks(order, { own: wait?.clocks ?? [], dueAt, rules, now: ctx.now() }),
  pausedTime: presentPause(order),
  groupId: order.chatGroupId,
  mayLead: mayLead(order),
  isFrozen: isHeld(order),
  mayThaw: isHeld(order) && !waiting.has('POST /desk/thawOrder'),
  mayFreeze: order.frozenAt === null && !isDone(order),
  steps: maySteer(ctx, order)
    ? deskStepsOf(order, { rules, at: ctx.now() }).filter(
        ({ needsSecond }) => !(needsSecond && waiting.has('POST /desk/orderAct')),
      )
    : [],
  waitsFor: presentNext(order, turnOf(order, { at: ctx.now(), wait })),
  passport: passport.map(({ text: title, day: time }) => ({ title, time })),
  bounds: {
    total: fenToYuan(bounds.total),
    most: fenToYuan(bounds.split),
    secondFrom: fenToYuan(FOUR_EYES_FEN),
  },
})

function presentNext(order: Order, side: ReturnType<typeof turnOf>): DeskOrder['waitsFor'] {
  if (side === null) return null
  return { side, name: side === 'staff' || side === 'answer' ? '客服' : MODES[order.mode].words.parties[side] }
}

/** The state of the order for each party, in words that address neither. */
function headsOf(order: Order, on: { rules: Rules; now: Date }): DeskOrder['heads'] {
  const headOf = (party: 'buyer' | 'seller') => {
    const { title, staffTitle = title } = wordsOf(MODES[order.mode], order, party, on)
    return staffTitle
  }
  return { buyer: headOf('buyer'), seller: headOf('seller') }
}
