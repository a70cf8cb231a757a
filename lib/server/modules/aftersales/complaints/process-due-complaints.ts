import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { complaintMessages, complaints } from '../../../db/schema/aftersales/complaints'
import type { Complaints, PaymentProvider } from '../../../providers/payment/port'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { loadRefundProgress } from '../../money/wallet/queries-refunds'
import { notifyHandlers } from './internal/notify-handlers'
import { endUnknown, takeBackRefunded } from './internal/revise-complaint'
import { saveComplaint } from './internal/save-complaint'
import { isCovered, isHalfOver, nextCheckAt, retryAt } from './rules'
import type { ComplaintRow } from './types'

/**
 * Scheduled job: sends the replies of staff, notifies the provider of settled complaints once their refund has arrived,
 * reads the provider's state and messages, and reminds staff. Calls that fail are repeated later; a reply is not sent
 * again if the provider has it already. Returns how many were handled.
 */
export async function processDueComplaints(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  return sweepRows(ctx, {
    name: 'complaints',
    find: (failed) =>
      ctx.db
        .select()
        .from(complaints)
        .where(and(lte(complaints.checkAt, at), without(complaints.id, failed)))
        .orderBy(asc(complaints.checkAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: async (row) => {
      const claimedUntil = await claim(ctx, row)
      if (!claimedUntil) return false
      const provider = ctx.payments.byName(row.provider)
      if (!provider?.complaints) return false
      await exchange(ctx, { row, provider, desk: provider.complaints, claimedUntil })
    },
  })
}

/**
 * Takes the row for this instance: the next check is set before the provider is called. Returns its time; undefined: the
 * row was taken by another one.
 */
async function claim({ db, now }: Ctx, { id, checkAt, tries }: ComplaintRow): Promise<Date | undefined> {
  const at = now()
  const next = retryAt(at, tries)
  const taken = await db
    .update(complaints)
    .set({ checkAt: next, tries: tries + 1 })
    .where(and(eq(complaints.id, id), eq(complaints.checkAt, checkAt as Date)))
    .returning({ id: complaints.id })
  return taken.length > 0 ? next : undefined
}

interface Exchange {
  row: ComplaintRow
  provider: PaymentProvider
  desk: Complaints
  claimedUntil: Date
}

async function exchange(ctx: Ctx, { row, provider, desk, claimedUntil }: Exchange): Promise<void> {
  const stated = await desk.query(row.complaintSn)
  if (!stated) return endUnknown(ctx, row)
  await saveMessages(ctx, row, desk)
  const sent = await sendReplies(ctx, row, desk)
  const closed = row.stage === 'closing' && stated.state !== 'done' && (await settle(ctx, row, desk))
  // while the provider itself decides, it stays open there
  if (closed) await ctx.db.update(complaints).set({ stage: 'answered' }).where(eq(complaints.id, row.id))
  const latest = sent || closed ? ((await desk.query(row.complaintSn)) ?? stated) : stated
  const saved = await saveComplaint(ctx, provider, latest)
  if (!saved || saved.stage === 'done') return
  await inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const isAlarm = isHalfOver(saved, at)
    if (isAlarm) await notifyHandlers({ tx, effects, at }, saved, { title: '支付投诉快到时限', text: saved.detail })
    if (isAlarm) await tx.update(complaints).set({ alarmedAt: at }).where(eq(complaints.id, row.id))
    // unless staff acted meanwhile, whose words are sent at once
    await tx
      .update(complaints)
      .set({ checkAt: nextCheckAt(at), tries: 0 })
      .where(and(eq(complaints.id, row.id), eq(complaints.checkAt, claimedUntil)))
  })
}

/** Adds what the provider has and we have not; our own words are known by their text. */
async function saveMessages({ db }: Ctx, { id, complaintSn }: ComplaintRow, desk: Complaints): Promise<void> {
  const known = await db.select().from(complaintMessages).where(eq(complaintMessages.complaintId, id))
  for (const { by, text, at } of await desk.messages(complaintSn)) {
    const own = known.find(
      (one) => one.by === by && one.text === text && (by === 'us' || one.createdAt.getTime() === at.getTime()),
    )
    if (!own)
      await db
        .insert(complaintMessages)
        .values({ complaintId: id, by, text, createdAt: at, sentAt: by === 'us' ? at : null })
    else if (by === 'us' && own.sentAt === null)
      await db.update(complaintMessages).set({ sentAt: at }).where(eq(complaintMessages.id, own.id))
  }
}

async function sendReplies({ db, now }: Ctx, { id, complaintSn }: ComplaintRow, desk: Complaints): Promise<boolean> {
  const waiting = await db
    .select()
    .from(complaintMessages)
    .where(and(eq(complaintMessages.complaintId, id), eq(complaintMessages.by, 'us'), isNull(complaintMessages.sentAt)))
    .orderBy(asc(complaintMessages.id))
  for (const message of waiting) {
    await desk.reply(complaintSn, message.text)
    await db.update(complaintMessages).set({ sentAt: now() }).where(eq(complaintMessages.id, message.id))
  }
  return waiting.length > 0
}

/** Never notifies the provider of a refund that has not arrived. */
async function settle(ctx: Ctx, row: ComplaintRow, desk: Complaints): Promise<boolean> {
  const isRefunded = row.outcome === 'refunded'
  if (isRefunded) {
    const progress = await loadRefundProgress(ctx.db, row.interSn)
    if (progress.state !== 'pending' && !isCovered(row, progress)) {
      await takeBackRefunded(ctx, row)
      return false
    }
    if (progress.state !== 'done') return false
  }
  await desk.complete(row.complaintSn, { isRefunded, text: row.closingText })
  return true
}
