import { and, asc, eq, lte } from 'drizzle-orm'
import type { NotificationChannel } from '@/lib/shared/people/notifications'
import { DAY_MS } from '@/lib/shared/time'
import { notificationSends, notifications } from '../../../db/schema/core/notifications'
import { FollowerLeft } from '../../../providers/wechat-push/port'
import type { Ctx } from '../../../runtime/context'
import { countHits } from '../../../runtime/rate-limit'
import { sendMessage } from './internal/send-message'
import { isOldNews, MOST_A_DAY, MOST_OF_DIST_AN_HOUR, nextTry } from './rules-channels'
import type { Batch, Notice } from './types'

const WAIT_FOR_BUDGET_MS = 10 * 60_000

interface One {
  id: number
  channel: NotificationChannel
  to: string | undefined
  at: Date
}

const isDue = (at: Date) => and(eq(notificationSends.state, 'waiting'), lte(notificationSends.dueAt, at))

/**
 * Sends due messages from the outbox. Each row stays locked while its message is sent, so two instances never send the
 * same one; the provider deduplicates by key, so a crash before the result is recorded does not send twice. Returns how
 * many were due.
 */
export async function sendQueuedMessages(ctx: Ctx, { limit, reachOf }: Batch): Promise<number> {
  const at = ctx.now()
  const { notificationId: id, channel, dueAt } = notificationSends
  const due = await ctx.db
    .select({ id, channel, userId: notifications.userId })
    .from(notificationSends)
    .innerJoin(notifications, eq(notifications.id, id))
    .where(isDue(at))
    .orderBy(asc(dueAt))
    .limit(limit)
  if (due.length === 0) return 0
  const reach = await reachOf([...new Set(due.map(({ userId }) => userId))])
  for (const { userId, ...one } of due) await sendOne(ctx, { ...one, to: reach.get(userId)?.[one.channel], at })
  return due.length
}

async function sendOne(ctx: Ctx, { id, channel, to, at }: One): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const isIt = and(eq(notificationSends.notificationId, id), eq(notificationSends.channel, channel))
    const [send] = await tx
      .select()
      .from(notificationSends)
      .where(and(isIt, isDue(at)))
      .for('update', { skipLocked: true })
    const [notice] = send ? await tx.select().from(notifications).where(eq(notifications.id, id)) : []
    if (!send || !notice) return
    const settle = (set: Partial<typeof notificationSends.$inferInsert>) =>
      tx.update(notificationSends).set(set).where(isIt)
    const isNews = !notice.readAt && !isOldNews(notice.createdAt, at)
    const over = to && isNews && send.tries === 0 ? await spent(ctx, notice, { channel, at }) : undefined
    if (!to || !isNews || over === 'person') return void (await settle({ state: 'dropped', doneAt: at }))
    if (over === 'dist') return void (await settle({ dueAt: new Date(at.getTime() + WAIT_FOR_BUDGET_MS) }))
    const tries = send.tries + 1
    try {
      await sendMessage(ctx, channel, { to, notice })
      await settle({ state: 'sent', tries, doneAt: at })
    } catch (err) {
      ctx.log.warn({ err, notificationId: id, channel, tries }, 'a notification was not sent')
      const again = err instanceof FollowerLeft ? null : nextTry(tries, at)
      await settle(again ? { tries, dueAt: again } : { state: 'failed', tries, doneAt: at })
    }
  })
}

/**
 * Returns whose limit is reached, if any: the daily limit of a person or the hourly limit of a distributor, which does
 * not count verification codes. Security messages of a person are counted apart: other members cause the rest, and
 * could otherwise use up the day's messages before they take over the account.
 */
async function spent(
  ctx: Ctx,
  { userId, distId, kind }: Pick<Notice, 'userId' | 'distId' | 'kind'>,
  { channel, at }: { channel: NotificationChannel; at: Date },
): Promise<'person' | 'dist' | undefined> {
  const part = kind === 'security' ? `${channel}:security` : channel
  const person = { key: `notification:${part}:${userId}`, seconds: DAY_MS / 1000, points: MOST_A_DAY[channel] }
  const dist = { key: `notification:${channel}:dist:${distId}`, seconds: 3600, points: MOST_OF_DIST_AN_HOUR[channel] }
  const over = await countHits(ctx.db, [person, dist], at.getTime())
  return over && (over === person ? 'person' : 'dist')
}
