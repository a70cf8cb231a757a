import { and, asc, eq, lte } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { notificationSends, notifications } from '../../db/schema/notifications'
import type { Ctx } from '../../runtime/context'
import { countHits } from '../../runtime/rate-limit'
import { isOldNews, nextTry, SMS_A_DAY, SMS_OF_DIST_AN_HOUR, smsText } from './rules-channels'

const WAIT_FOR_BUDGET_MS = 10 * 60_000

interface Batch {
  limit: number
  /** Mobiles of people; one who has none is not told. */
  phonesOf: (userIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

/**
 * Sends what is due from the outbox. A row is locked while its message goes out, so instances never send the same one; the
 * provider knows it by its key, so a crash between sending and noting that sends nothing twice. Returns how many were due.
 */
export async function sendWaiting(ctx: Ctx, { limit, phonesOf }: Batch): Promise<number> {
  const at = ctx.now()
  const isDue = and(eq(notificationSends.state, 'waiting'), lte(notificationSends.dueAt, at))
  const due = await ctx.db
    .select({ id: notificationSends.notificationId, userId: notifications.userId })
    .from(notificationSends)
    .innerJoin(notifications, eq(notifications.id, notificationSends.notificationId))
    .where(isDue)
    .orderBy(asc(notificationSends.dueAt))
    .limit(limit)
  if (due.length === 0) return 0
  const phones = await phonesOf([...new Set(due.map(({ userId }) => userId))])
  for (const { id, userId } of due) await sendOne(ctx, { id, phone: phones.get(userId), at, isDue })
  return due.length
}

async function sendOne(
  ctx: Ctx,
  { id, phone, at, isDue }: { id: number; phone?: string; at: Date; isDue: ReturnType<typeof and> },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const one = and(eq(notificationSends.notificationId, id), isDue)
    const [send] = await tx.select().from(notificationSends).where(one).for('update', { skipLocked: true })
    const [notice] = send ? await tx.select().from(notifications).where(eq(notifications.id, id)) : []
    if (!send || !notice) return
    const settle = (set: Partial<typeof notificationSends.$inferInsert>) =>
      tx
        .update(notificationSends)
        .set(set)
        .where(and(eq(notificationSends.notificationId, id), eq(notificationSends.channel, send.channel)))
    const isNews = !notice.readAt && !isOldNews(notice.createdAt, at)
    const { userId, distId } = notice
    const over = phone && isNews && send.tries === 0 ? await spent(ctx, { userId, distId, at }) : undefined
    if (!phone || !isNews || over === 'person') return void (await settle({ state: 'dropped', doneAt: at }))
    if (over === 'dist') return void (await settle({ dueAt: new Date(at.getTime() + WAIT_FOR_BUDGET_MS) }))
    const brand = ctx.distOf(distId)?.conf.distBaseConf.websiteName ?? ''
    const tries = send.tries + 1
    try {
      await ctx.sms.send(phone, smsText(brand, notice.title), `notification ${id} ${notice.createdAt.getTime()}`)
      await settle({ state: 'sent', tries, doneAt: at })
    } catch (err) {
      ctx.log.warn({ err, notificationId: id, tries }, 'a notification was not sent')
      const again = nextTry(tries, at)
      await settle(again ? { tries, dueAt: again } : { state: 'failed', tries, doneAt: at })
    }
  })
}

/** Whose allowance is used up, if anybody's: a person's day, or a distributor's hour, apart from that of its codes. */
async function spent(
  ctx: Ctx,
  { userId, distId, at }: { userId: number; distId: number; at: Date },
): Promise<'person' | 'dist' | undefined> {
  const person = { key: `notification:sms:${userId}`, seconds: DAY_MS / 1000, points: SMS_A_DAY }
  const dist = { key: `notification:dist:${distId}`, seconds: 3600, points: SMS_OF_DIST_AN_HOUR }
  const over = await countHits(ctx.db, [person, dist], at.getTime())
  return over && (over === person ? 'person' : 'dist')
}
