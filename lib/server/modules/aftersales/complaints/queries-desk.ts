import { and, asc, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { complaintMessages, complaints } from '../../../db/schema/aftersales/complaints'
import type { StaffCtx } from '../../../runtime/context'
import { isOfHere } from '../../core/tenancy/queries-here'
import { isUntied } from '../../money/ties/queries-untied'
import { countPayments } from '../../money/wallet/queries-payments'
import { loadRefundProgress } from '../../money/wallet/queries-refunds'
import { findUsers } from '../../people/identity/queries'
import { presentComplaint, presentFigures } from './present'
import { complaintsOfSellers } from './queries-sellers'

/** Figures cover this time. */
const FIGURES_MS = 30 * DAY_MS

const ofHost = (ctx: StaffCtx) => and(isOfHere(ctx, complaints.distId), isUntied(ctx.user.userId, complaints.userId))

/** Counts the complaints on this host that wait for a reply or an end, and how many replies are late. */
export async function sizeOfComplaints(ctx: StaffCtx): Promise<{ total: number; overdue: number }> {
  const late = sql`${complaints.stage} in ('open', 'closing') and ${complaints.dueAt} < ${ctx.now().toISOString()}::timestamptz`
  const [size] = await ctx.db
    .select({ total: count(), overdue: sql<number>`(count(*) filter (where ${late}))::int` })
    .from(complaints)
    .where(and(ofHost(ctx), ne(complaints.stage, 'done')))
  return size ?? { total: 0, overdue: 0 }
}

/** Lists complaints of this host: those to work on, the oldest clock first, or the finished ones, the latest first. */
export async function listDeskComplaints(ctx: StaffCtx, { view, ...paging }: Paging & { view: 'open' | 'done' }) {
  const { db } = ctx
  const isDone = view === 'done'
  const wanted = and(ofHost(ctx), isDone ? eq(complaints.stage, 'done') : ne(complaints.stage, 'done'))
  const order = isDone ? [desc(complaints.doneAt)] : [asc(complaints.dueAt), asc(complaints.id)]
  const rows = db
    .select()
    .from(complaints)
    .where(wanted)
    .orderBy(...order)
  const found = await pageOf(rows, () => db.$count(complaints, wanted), paging)
  const ids = found.list.map(({ id }) => id)
  const messages =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(complaintMessages)
          .where(inArray(complaintMessages.complaintId, ids))
          .orderBy(asc(complaintMessages.createdAt), asc(complaintMessages.id))
  const orderSns = found.list.flatMap(({ orderSn }) => (orderSn === '' ? [] : [orderSn]))
  const since = new Date(ctx.now().getTime() - FIGURES_MS)
  const [people, refundStates, sellers] = await Promise.all([
    findUsers(
      ctx,
      found.list.flatMap(({ userId, handlerId }) => (handlerId ? [userId, handlerId] : [userId])),
    ),
    Promise.all(found.list.map(({ interSn }) => loadRefundProgress(db, interSn))),
    complaintsOfSellers(ctx, { orderSns, since }),
  ])
  const refundOf = new Map(found.list.map(({ id }, i) => [id, refundStates[i]?.state ?? 'none']))
  const page = presentPage(found, (row) =>
    presentComplaint(row, {
      messages: messages.filter(({ complaintId }) => complaintId === row.id),
      people,
      refund: refundOf.get(row.id) ?? 'none',
      seller: (row.orderSn && sellers.get(row.orderSn)) || null,
      now: ctx.now(),
    }),
  )
  return Object.assign(page, { figures: await loadFigures(ctx) })
}

/** Complaints of the last 30 days on this host against the payments taken from outside. */
async function loadFigures(ctx: StaffCtx) {
  const { db, dist, now } = ctx
  const since = new Date(now().getTime() - FIGURES_MS)
  const [row] = await db
    .select({ total: count(), repeated: sql<number>`(count(*) filter (where ${complaints.times} > 1))::int` })
    .from(complaints)
    .where(and(eq(complaints.distId, dist.distId), gte(complaints.filedAt, since)))
  return presentFigures(row ?? { total: 0, repeated: 0 }, await countPayments(db, dist.distId, since))
}
