import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { HOUR_MS } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { orNull } from '../../../runtime/refusal'
import { findOrderClaim } from '../../aftersales/cases/claim/queries-desk'
import { countDisputesOf, findDeskDispute } from '../../aftersales/cases/dispute/queries-desk'
import { listLatestOn } from '../../core/oversight/queries-approvals'
import { APPROVAL_HOURS, isTurnedDown } from '../../core/oversight/rules-approvals'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { findOrderPictures } from '../../market/recycling/queries'
import { loadPassport } from '../../orders/trading/figures/passport'
import { hasReadSubmitted, mayReadSubmitted } from '../../orders/trading/load-credentials'
import { detailOf, processOf } from '../../orders/trading/queries'
import { listBacked } from '../../orders/trading/queries-backed'
import { boundsOf } from '../../orders/trading/staff/lock-disputed-order'
import { findDeskOrder, findOrderDue, tradesOf } from '../../orders/trading/staff/queries-desk'
import { findUsers } from '../../people/identity/queries'
import { findDeskPeople } from '../../people/identity/queries-desk-people'
import { findWaits } from '../desk-clocks/queries'
import { findParked } from '../desk-clocks/queries-watches'
import { findIsWorking } from '../desk-clocks/queries-working'
import { presentDeclined, presentParty, presentPending } from './present'
import { presentDeskOrder } from './present-order'
import { loadHints } from './queries-hints'
import { tagsOf } from './queries-tags'

/** Returns an order with everything staff need. Refuses NOT_FOUND. */
export async function loadDeskOrder(ctx: StaffCtx, { orderSn }: { orderSn: OrderSn }): Promise<DeskOrder> {
  const order = await findDeskOrder(ctx, orderSn)
  const { buyerId, sellerId, serviceId } = order
  const rules = (await loadRuleBook(ctx))(order)
  const sides = [buyerId, sellerId].filter((id): id is UserId => id !== null && id !== HOUSE_ID)
  const [
    people,
    trades,
    disputed,
    detail,
    process,
    dispute,
    claim,
    passport,
    mayReadAccount,
    hasReadAccount,
    tags,
    waits,
    dueAt,
    parked,
    pictures,
    isWorking,
  ] = await Promise.all([
    findDeskPeople(ctx, [buyerId, ...(sellerId ? [sellerId] : []), ...(serviceId ? [serviceId] : [])]),
    tradesOf(ctx, sides),
    countDisputesOf(ctx, sides),
    detailOf(ctx, order, { viewerId: buyerId, viewer: 'buyer', rules }),
    processOf(ctx, order),
    findDeskDispute(ctx, order.id),
    findOrderClaim(ctx, orderSn),
    order.goodsSn ? orNull(loadPassport(ctx, order.goodsSn)) : null,
    mayReadSubmitted(ctx, order),
    hasReadSubmitted(ctx, order),
    tagsOf(ctx, [orderSn]),
    findWaits(ctx, [order.id]),
    findOrderDue(ctx, order.id),
    findParked(ctx.db, [order.id]),
    findOrderPictures(ctx, orderSn),
    serviceId === null ? false : findIsWorking(ctx, { orderId: order.id, serviceId }),
  ])
  const partyOf = (side: 'buyer' | 'seller', id: UserId | null) =>
    id === null || id === HOUSE_ID
      ? []
      : [
          presentParty({
            side,
            person: people.get(id),
            trades: trades.get(id),
            disputes: disputed.get(id) ?? 0,
            isOnline: ctx.live.isOnline(order.distId, id),
          }),
        ]
  const [hinted, backed, requests] = await Promise.all([
    loadHints(ctx, order, people),
    listBacked(ctx.db, [order]),
    loadRequests(ctx, process.findLast(({ done }) => done)?.createTime ?? '', [
      `order:${orderSn}`,
      ...(dispute?.stage === 'staff' ? [`dispute:${dispute.disputeSn}`] : []),
      ...(claim ? [`claim:${claim.claimSn}`] : []),
    ]),
  ])
  const facts = {
    dispute,
    claim,
    process,
    passport: passport?.list ?? [],
    hints: hinted.hints,
    risk: hinted.risk,
    mayReadAccount,
    hasReadAccount,
    tags: tags.get(orderSn) ?? [],
    wait: waits.get(order.id),
    backed: backed.has(orderSn),
    dueAt,
    isParked: parked.has(order.id),
    pictures,
    ...requests,
  }
  const lead = serviceId === null ? null : { userId: serviceId, name: people.get(serviceId)?.name ?? '', isWorking }
  const parties = [...partyOf('buyer', buyerId), ...partyOf('seller', sellerId)]
  return presentDeskOrder(ctx, order, { ...facts, detail, lead, parties, bounds: boundsOf(order), rules })
}

/**
 * Requests for a second approval that wait, and those that were turned down lately, not repeated, and not overtaken by a
 * step of the order.
 */
async function loadRequests(
  ctx: StaffCtx,
  movedTime: string,
  targets: readonly string[],
): Promise<Pick<DeskOrder, 'pending' | 'declined'> & { waiting: ReadonlySet<string> }> {
  const latest = await listLatestOn(ctx, targets)
  const since = new Date(ctx.now().getTime() - APPROVAL_HOURS * HOUR_MS)
  const people = await findUsers(
    ctx,
    latest.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy]),
  )
  const nameOf = (userId: UserId | null) => (userId === null ? '' : (people.get(userId)?.nickName ?? '平台客服'))
  const open = latest.filter(({ state }) => state === 'open')
  return {
    waiting: new Set(open.map(({ call }) => call)),
    pending: open.map((one) => presentPending(ctx, one, nameOf)),
    declined: latest
      .filter((one) => isTurnedDown(one) && (one.decidedAt ?? since) > since)
      .map((one) => presentDeclined(ctx, one, nameOf))
      .filter(({ isRuling, declineTime }) => isRuling || declineTime >= movedTime),
  }
}
