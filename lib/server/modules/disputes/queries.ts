import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { ZERO } from '@/lib/shared/money'
import type { Party } from '@/lib/shared/order-forms'
import { type Paging, pageOf, presentPage } from '../../db/page'
import { disputeProposals, disputeRulings, disputes } from '../../db/schema/disputes'
import type { Ctx, StaffCtx, UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadRules } from '../tenancy/load-rule-book'
import { findDisputable } from '../trading/queries-disputed'
import { presentBounds, presentDispute, presentFile } from './present'
import type { Dispute, DisputeFile } from './types'

export const partyIn = ({ buyerId }: Dispute, userId: number): Party => (buyerId === userId ? 'buyer' : 'seller')
const ownOf = (userId: number) => or(eq(disputes.buyerId, userId), eq(disputes.sellerId, userId))
const missing = () => refuse('NOT_FOUND', '没有这笔纠纷')

/** A dispute of this host. Refuses NOT_FOUND. */
export async function findDispute({ db, dist }: Ctx, sn: string): Promise<Dispute> {
  const [dispute] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.sn, sn), eq(disputes.distId, dist.distId)))
  if (!dispute) throw missing()
  return dispute
}

/** One the caller is a party of. Refuses NOT_FOUND. */
export async function findOwnDispute(ctx: UserCtx, sn: string): Promise<Dispute> {
  const dispute = await findDispute(ctx, sn)
  if (![dispute.buyerId, dispute.sellerId].includes(ctx.user.userId)) throw missing()
  return dispute
}

export async function listOwnDisputes(ctx: UserCtx, paging: Paging) {
  const { db, dist, user } = ctx
  const mine = and(eq(disputes.distId, dist.distId), ownOf(user.userId))
  const rows = db.select().from(disputes).where(mine).orderBy(desc(disputes.id))
  const found = await pageOf(rows, () => db.$count(disputes, mine), paging)
  return presentPage(found, (dispute) => presentDispute(dispute, partyIn(dispute, user.userId), ctx.now()))
}

/** Refuses NOT_FOUND, ELSEWHERE. */
export async function disputeOfOrder(ctx: UserCtx, orderSn: OrderSn) {
  const { party, isOpen, total, split, gameId, mode, orderId } = await findDisputable(ctx, orderSn)
  const { disputeHours: hours } = await loadRules(ctx, { gameId, mode })
  const [last] = await ctx.db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(desc(disputes.id))
    .limit(1)
  const [file] = last ? await filesOf(ctx, [last]) : []
  const isDecided = last?.outcome === 'agreed' || last?.outcome === 'ruled'
  return {
    dispute: file ? presentFile(file, party, ctx.now()) : null,
    bounds: presentBounds({ total, split: party === 'seller' && !last ? ZERO : split, hours }, party),
    mayOpen: isOpen && !isDecided,
  }
}

/** What waits for a ruling on this host. */
export async function listDesk(ctx: StaffCtx, paging: Paging) {
  const { db, dist } = ctx
  const waiting = and(eq(disputes.distId, dist.distId), eq(disputes.stage, 'staff'))
  const rows = db.select().from(disputes).where(waiting).orderBy(asc(disputes.dueAt), asc(disputes.id))
  const found = await pageOf(rows, () => db.$count(disputes, waiting), paging)
  const files = await filesOf(ctx, found.list)
  return presentPage({ ...found, list: files }, (file) => presentFile(file, null, ctx.now()))
}

async function filesOf({ db }: Ctx, list: readonly Dispute[]): Promise<DisputeFile[]> {
  const ids = list.map(({ id }) => id)
  if (ids.length === 0) return []
  const [proposals, rulings] = await Promise.all([
    db
      .select()
      .from(disputeProposals)
      .where(inArray(disputeProposals.disputeId, ids))
      .orderBy(asc(disputeProposals.id)),
    db.select().from(disputeRulings).where(inArray(disputeRulings.disputeId, ids)).orderBy(asc(disputeRulings.id)),
  ])
  return list.map((dispute) => ({
    dispute,
    proposals: proposals.filter(({ disputeId }) => disputeId === dispute.id),
    rulings: rulings.filter(({ disputeId }) => disputeId === dispute.id),
  }))
}
