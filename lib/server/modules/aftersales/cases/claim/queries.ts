import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { OrderFace } from '@/lib/contract/entities/order'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { CaseState } from '@/lib/shared/trade/case-states'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { claimDecisions, claims } from '../../../../db/schema/aftersales/cases'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { findCitations } from '../../../core/legal/queries-citations'
import { isOfHere } from '../../../core/tenancy/queries-here'
import { findDebts, owingOf } from '../../../money/debts/queries'
import { findFaces } from '../../../orders/trading/lists/queries-faces'
import { findClaimable } from '../../../orders/trading/staff/queries-claimed'
import { findUsers } from '../../../people/identity/queries'
import { inState, NO_CASES, openFirst, stateCounts } from '../queries-states'
import { partyIn } from '../rules'
import { presentClaim, presentCover, presentFile, presentOwing } from './present'
import type { Claim, ClaimFile } from './types'

/** A draft is visible to its buyer only. */
const ownOf = (userId: UserId) =>
  or(eq(claims.buyerId, userId), and(eq(claims.sellerId, userId), ne(claims.stage, 'draft')))
const missing = () => refuse('NOT_FOUND', '没有这笔理赔')

/** Returns a claim on this host that the caller is a party of. Refuses NOT_FOUND. */
export async function findOwnClaim(ctx: UserCtx, sn: string): Promise<Claim> {
  const [claim] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.sn, sn), isOfHere(ctx, claims.distId), ownOf(ctx.user.userId)))
  if (!claim) throw missing()
  return claim
}

/** Lists the caller's claims as buyer or seller, open ones first, with the number of each state and the caller's debt. */
export async function listOwnClaims(ctx: UserCtx, { state, ...paging }: Paging & { state?: CaseState }) {
  const { db, user } = ctx
  const mine = and(isOfHere(ctx, claims.distId), ownOf(user.userId))
  const listed = and(mine, inState(claims, state))
  const rows = db
    .select()
    .from(claims)
    .where(listed)
    .orderBy(...openFirst(claims))
  const [found, [counts], owing] = await Promise.all([
    pageOf(rows, () => db.$count(claims, listed), paging),
    db.select(stateCounts(claims)).from(claims).where(mine),
    owingOf(db, user.userId),
  ])
  const faces = await findFaces(
    ctx,
    found.list.map(({ orderId }) => orderId),
  )
  const page = presentPage(found, (claim) => ({
    ...presentClaim(claim, partyIn(claim, user.userId), ctx.now()),
    item: faces.get(claim.orderId) as OrderFace,
  }))
  return { ...page, counts: counts ?? NO_CASES, owing: presentOwing(owing) }
}

/** Returns the latest claim of the caller's order and what its cover pays. Refuses NOT_FOUND, ELSEWHERE. */
export async function claimOfOrder(ctx: UserCtx, orderSn: OrderSn) {
  const { order, side, cover, isOpen } = await findClaimable(ctx, orderSn)
  const [last] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.orderId, order.id), ownOf(ctx.user.userId)))
    .orderBy(desc(claims.id))
    .limit(1)
  const [file] = last ? await filesOf(ctx, [last]) : []
  const debts = await findDebts(ctx.db, last ? [last.sn] : [])
  const people = await findUsers(ctx, last?.handlerId ? [last.handlerId] : [])
  const isBusy = last && last.stage !== 'closed' && last.stage !== 'draft'
  return {
    claim: file
      ? presentFile(file, { viewer: side, now: ctx.now(), order, debt: debts.get(file.claim.sn), people })
      : null,
    cover: cover && side === 'buyer' ? presentCover(cover) : null,
    mayFile: isOpen && !isBusy && !last?.paidAt,
  }
}

/** Lists the filed claims of an order, oldest first, as shown to the calling party. Refuses NOT_FOUND, ELSEWHERE. */
export async function listOfOrder(ctx: UserCtx, orderSn: OrderSn) {
  const { order, side } = await findClaimable(ctx, orderSn)
  const found = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.orderId, order.id), ne(claims.stage, 'draft')))
    .orderBy(asc(claims.id))
  const [files, debts, people] = await Promise.all([
    filesOf(ctx, found),
    findDebts(
      ctx.db,
      found.map(({ sn }) => sn),
    ),
    findUsers(
      ctx,
      found.flatMap(({ handlerId }) => handlerId ?? []),
    ),
  ])
  return files.map((file) =>
    presentFile(file, { viewer: side, now: ctx.now(), order, debt: debts.get(file.claim.sn), people }),
  )
}

/** Claims with their decisions, and what was signed. */
export async function filesOf({ db }: Pick<Ctx, 'db'>, list: readonly Claim[]): Promise<ClaimFile[]> {
  if (list.length === 0) return []
  const ids = list.map(({ id }) => id)
  const [rows, agreements] = await Promise.all([
    db.select().from(claimDecisions).where(inArray(claimDecisions.claimId, ids)).orderBy(asc(claimDecisions.id)),
    findCitations(
      db,
      list.map(({ orderId }) => orderId),
    ),
  ])
  return list.map((claim) => ({
    claim,
    decisions: rows.filter(({ claimId }) => claimId === claim.id),
    agreement: agreements.get(claim.orderId) ?? null,
  }))
}
