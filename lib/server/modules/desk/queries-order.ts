import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { OrderSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { StaffCtx } from '../../runtime/context'
import { orNull } from '../../runtime/refusal'
import { countDisputesOf, findDeskDispute } from '../disputes/queries-desk'
import { type DeskPerson, findDeskPeople } from '../identity/queries-desk-people'
import { isOneDevice } from '../identity/queries-invites'
import { isOnePerson } from '../identity/queries-person'
import { isOnePayee } from '../payouts/queries-payees'
import { loadRuleBook } from '../tenancy/load-rule-book'
import { loadPassport } from '../trading/figures/passport'
import { boundsOf } from '../trading/hold-disputed'
import { detailOf, processOf } from '../trading/queries'
import { findDeskOrder, tradesOf } from '../trading/queries-desk'
import type { Order } from '../trading/types'
import { loadSoldRange } from '../valuation/queries-range'
import { presentParty } from './present'
import { presentDeskOrder } from './present-order'

/** One order with all that staff need of it. Refuses NOT_FOUND. */
export async function loadDeskOrder(ctx: StaffCtx, { orderSn }: { orderSn: OrderSn }): Promise<DeskOrder> {
  const order = await findDeskOrder(ctx, orderSn)
  const { buyerId, sellerId, serviceId } = order
  const rules = (await loadRuleBook(ctx))(order)
  const sides = [buyerId, sellerId].filter((id): id is number => id !== null && id !== HOUSE_ID)
  const [people, trades, disputed, detail, process, dispute, passport] = await Promise.all([
    findDeskPeople(ctx, [buyerId, ...(sellerId ? [sellerId] : []), ...(serviceId ? [serviceId] : [])]),
    tradesOf(ctx, sides),
    countDisputesOf(ctx, sides),
    detailOf(ctx, order, { viewerId: buyerId, viewer: 'buyer', rules }),
    processOf(ctx, order),
    findDeskDispute(ctx, order.id),
    order.goodsSn ? orNull(loadPassport(ctx, order.goodsSn)) : null,
  ])
  const partyOf = (side: 'buyer' | 'seller', id: number | null) =>
    id === null
      ? []
      : [
          presentParty({
            ...{ side, person: people.get(id), trades: trades.get(id), disputes: disputed.get(id) ?? 0 },
            isOnline: ctx.live.isOnline(order.distId, id),
          }),
        ]
  const given = { dispute, process, passport: passport?.list ?? [], hints: await hintsOf(ctx, order, people) }
  const lead = serviceId === null ? null : { userId: serviceId, name: people.get(serviceId)?.name ?? '' }
  const parties = [...partyOf('buyer', buyerId), ...partyOf('seller', sellerId)]
  return presentDeskOrder(ctx, order, { ...given, detail, lead, parties, bounds: boundsOf(order) })
}

const NEW_DAYS = 7
/** Below this share of what the like is sold for. */
const CHEAP = 0.6

/** What a member should look at twice before the account changes hands. */
async function hintsOf(ctx: StaffCtx, order: Order, people: Map<number, DeskPerson>): Promise<DeskOrder['hints']> {
  const { buyerId, sellerId, goodsSn, unitPriceFen } = order
  const hints: DeskOrder['hints'] = []
  if (sellerId !== null && buyerId !== HOUSE_ID && sellerId !== HOUSE_ID) {
    const ties = await ctx.db.transaction(async (tx) => ({
      person: await isOnePerson(tx, buyerId, sellerId),
      device: await isOneDevice(tx, buyerId, sellerId),
      payee: await isOnePayee(tx, buyerId, sellerId),
    }))
    if (ties.person) hints.push({ tone: 'danger', text: '买卖双方实名相同' })
    if (ties.payee) hints.push({ tone: 'danger', text: '买卖双方收款账户相同' })
    if (ties.device) hints.push({ tone: 'warn', text: '买卖双方用过同一台设备' })
  }
  for (const [id, side] of [
    [buyerId, '买家'],
    [sellerId, '卖家'],
  ] as const) {
    const person = id === null ? undefined : people.get(id)
    if (person && ctx.now().getTime() - person.since.getTime() < NEW_DAYS * DAY_MS)
      hints.push({ tone: 'warn', text: `${side}注册不满 ${NEW_DAYS} 天` })
  }
  const range = goodsSn ? await orNull(loadSoldRange(ctx, goodsSn)) : null
  const middle = Number(range?.range?.mid ?? 0)
  if (middle > 0 && Number(unitPriceFen) / 100 < middle * CHEAP)
    hints.push({ tone: 'warn', text: `价格低于同类成交中位 ¥${middle} 的六成` })
  return hints.length > 0 ? hints : [{ tone: 'safe', text: '没有发现双方关联，价格在同类区间内' }]
}
