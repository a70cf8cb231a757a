import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { OrderFace } from '@/lib/contract/entities/order'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { fen, ZERO } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import type { CaseState } from '@/lib/shared/trade/case-states'
import type { DisputeKind } from '@/lib/shared/trade/disputes'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { disputeProposals, disputeRulings, disputes } from '../../../../db/schema/aftersales/cases'
import type { Ctx, StaffCtx, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { findCitations } from '../../../core/legal/queries-citations'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { isOfHere } from '../../../core/tenancy/queries-here'
import { mayWorkOn } from '../../../money/ties/queries-untied'
import { findFaces } from '../../../orders/trading/lists/queries-faces'
import { orderIdsFoundBy } from '../../../orders/trading/staff/queries-desk'
import { findDisputable, findDisputed } from '../../../orders/trading/staff/queries-disputed'
import { findUsers } from '../../../people/identity/queries'
import { inState, NO_CASES, openFirst, stateCounts } from '../queries-states'
import { partyIn } from '../rules'
import { presentBounds, presentDispute, presentFile } from './present'
import type { Alike, Dispute, DisputeFile } from './types'

const ownOf = (userId: UserId) => or(eq(disputes.buyerId, userId), eq(disputes.sellerId, userId))
const missing = () => refuse('NOT_FOUND', '售后单不存在')

/** A dispute of this host. Refuses NOT_FOUND. */
export async function findDispute(ctx: Ctx, sn: string): Promise<Dispute> {
  const [dispute] = await ctx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.sn, sn), isOfHere(ctx, disputes.distId)))
  if (!dispute) throw missing()
  return dispute
}

/** Returns a dispute the caller is a party of. Refuses NOT_FOUND. */
export async function findOwnDispute(ctx: UserCtx, sn: string): Promise<Dispute> {
  const dispute = await findDispute(ctx, sn)
  if (![dispute.buyerId, dispute.sellerId].includes(ctx.user.userId)) throw missing()
  return dispute
}

/** Lists the caller's disputes as either side, open ones first, with the number of each state. */
export async function listOwnDisputes(ctx: UserCtx, { state, ...paging }: Paging & { state?: CaseState }) {
  const { db, user } = ctx
  const mine = and(isOfHere(ctx, disputes.distId), ownOf(user.userId))
  const listed = and(mine, inState(disputes, state))
  const rows = db
    .select()
    .from(disputes)
    .where(listed)
    .orderBy(...openFirst(disputes))
  const [found, [counts]] = await Promise.all([
    pageOf(rows, () => db.$count(disputes, listed), paging),
    db.select(stateCounts(disputes)).from(disputes).where(mine),
  ])
  const faces = await findFaces(
    ctx,
    found.list.map(({ orderId }) => orderId),
  )
  const page = presentPage(found, (dispute) => ({
    ...presentDispute(dispute, partyIn(dispute, user.userId), ctx.now()),
    item: faces.get(dispute.orderId) as OrderFace,
  }))
  return { ...page, counts: counts ?? NO_CASES }
}

/** Refuses NOT_FOUND, ELSEWHERE. */
export async function disputeOfOrder(ctx: UserCtx, orderSn: OrderSn) {
  const { party, isOpen, gameId, mode, orderId, ...sums } = await findDisputable(ctx, orderSn)
  const rules = await loadRules(ctx, { gameId, mode })
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
    // without a dispute the seller need not know what the buyer saved
    bounds: presentBounds(
      { ...sums, ...(party === 'seller' && !last && { split: ZERO, discount: ZERO }), rules },
      party,
    ),
    mayOpen: isOpen && !isDecided,
  }
}

/** Lists all disputes of an order, oldest first, as shown to the calling party. Refuses NOT_FOUND, ELSEWHERE. */
export async function listOfOrder(ctx: UserCtx, orderSn: OrderSn): Promise<DisputeDetail[]> {
  const { party, orderId } = await findDisputable(ctx, orderSn)
  const found = await ctx.db.select().from(disputes).where(eq(disputes.orderId, orderId)).orderBy(asc(disputes.id))
  return (await filesOf(ctx, found)).map((file) => presentFile(file, party, ctx.now()))
}

/** A condition: waits on this host for a ruling of the caller. Appeals are ruled on by the platform, and by somebody else. */
export const isWaiting = (ctx: StaffCtx) =>
  and(
    ...[isOfHere(ctx, disputes.distId), eq(disputes.stage, 'staff')],
    mayWorkOn(ctx, [disputes.buyerId, disputes.sellerId]),
    ctx.staff.distId === null ? undefined : isNull(disputes.appealedAt),
    sql`not exists (select from ${disputeRulings} r
      where r.dispute_id = ${disputes.id} and ${ctx.user.userId} in (r.staff_id, r.second_id))`,
  )

/** Lists the disputes on this host that wait for a ruling by someone who is no party. */
export async function listDesk(
  ctx: StaffCtx,
  { keyWord, kind, ...paging }: Paging & { keyWord?: string; kind?: DisputeKind },
) {
  const { db } = ctx
  const waiting = and(
    isWaiting(ctx),
    kind ? eq(disputes.kind, kind) : undefined,
    keyWord ? or(eq(disputes.sn, keyWord), inArray(disputes.orderId, orderIdsFoundBy(ctx, keyWord))) : undefined,
  )
  const rows = db.select().from(disputes).where(waiting).orderBy(asc(disputes.dueAt), asc(disputes.id))
  const found = await pageOf(rows, () => db.$count(disputes, waiting), paging)
  const files = await filesOf(ctx, found.list)
  return presentPage({ ...found, list: files }, (file) => presentFile(file, null, ctx.now()))
}

/** Disputes with their proposals, rulings and staff names. */
export async function filesOf(ctx: Ctx, list: readonly Dispute[]): Promise<DisputeFile[]> {
  const { db } = ctx
  const ids = list.map(({ id }) => id)
  if (ids.length === 0) return []
  const orderIds = list.map(({ orderId }) => orderId)
  const [proposals, rulings, held, agreements] = await Promise.all([
    db
      .select()
      .from(disputeProposals)
      .where(inArray(disputeProposals.disputeId, ids))
      .orderBy(asc(disputeProposals.id)),
    db.select().from(disputeRulings).where(inArray(disputeRulings.disputeId, ids)).orderBy(asc(disputeRulings.id)),
    findDisputed(ctx, orderIds),
    findCitations(db, orderIds),
  ])
  const people = await findUsers(ctx, [
    ...[...held.values()].flatMap(({ leadId }) => leadId ?? []),
    ...rulings.flatMap(({ staffId, secondId }) => [staffId, secondId ?? staffId]),
  ])
  const staff = new Map([...people].map(([id, { nickName }]) => [id, nickName]))
  const kinds = [...new Set(list.map(({ kind }) => kind))]
  const alike = new Map(await Promise.all(kinds.map(async (kind) => [kind, await alikeOf(ctx, kind)] as const)))
  return list.map((dispute) => ({
    dispute,
    staff,
    alike: alike.get(dispute.kind) ?? null,
    agreement: agreements.get(dispute.orderId) ?? null,
    ...(held.get(dispute.orderId) as Pick<DisputeFile, 'leadId' | 'goodsTypeId' | 'goods' | 'discount' | 'fee'>),
    proposals: proposals.filter(({ disputeId }) => disputeId === dispute.id),
    rulings: rulings.filter(({ disputeId }) => disputeId === dispute.id),
  }))
}

const ALIKE_DAYS = 180
/** Fewer past rulings than this are no useful guide and are not shown. */
const LEAST_ALIKE = 5

async function alikeOf({ db, now }: Ctx, kind: DisputeKind): Promise<Alike | null> {
  const { refundFen, totalFen } = disputes
  const isPart = sql`${refundFen} > 0 and ${refundFen} < ${totalFen}`
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      part: sql<number>`(count(*) filter (where ${isPart}))::int`,
      median: sql<
        string | null
      >`percentile_disc(0.5) within group (order by ${refundFen}) filter (where ${isPart})::text`,
    })
    .from(disputes)
    .where(
      and(
        eq(disputes.kind, kind),
        eq(disputes.outcome, 'ruled'),
        gte(disputes.closedAt, new Date(now().getTime() - ALIKE_DAYS * DAY_MS)),
      ),
    )
  if (!found || found.count < LEAST_ALIKE) return null
  return { ...found, median: found.median === null ? null : fen(BigInt(found.median)) }
}
