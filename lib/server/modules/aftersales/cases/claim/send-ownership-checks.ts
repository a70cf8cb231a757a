import { sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { HOUR_MS } from '@/lib/shared/time'
import { WATCH_DAYS, WATCH_HOURS, type WatchDay, watchPath } from '@/lib/shared/trade/watch'
import { ownershipChecks } from '../../../../db/schema/aftersales/cases'
import { type Ctx, inTx } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { releasedAccounts } from '../../../orders/trading/lists/queries-released'

/** A check that could not be sent within this many hours is skipped; the next one is sent as planned. */
const LATEST_HOURS = 12

/**
 * Scheduled job that monitors sold accounts: on the first, third and seventh day, asks each buyer once whether they
 * still control the account, and stops after a "no". Returns how many were asked; safe on many instances.
 */
export async function sendOwnershipChecks(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  let sent = 0
  for (const day of WATCH_DAYS) sent += await askOfDay(ctx, day, limit)
  return sent
}

type Row = { id: string; order_sn: OrderSn; dist_id: number; buyer_id: string; title: string }

function askOfDay(ctx: Ctx, day: WatchDay, limit: number): Promise<number> {
  const at = ctx.now()
  const until = new Date(at.getTime() - WATCH_HOURS[day] * HOUR_MS)
  const released = releasedAccounts(new Date(until.getTime() - LATEST_HOURS * HOUR_MS), until)
  return inTx(ctx, async (tx, effects) => {
    const { rows } = await tx.execute<Row>(sql`
      insert into ${ownershipChecks} (order_id, order_sn, dist_id, buyer_id, title, day, asked_at)
      select o.id, o.sn, o.dist_id, o.buyer_id, o.title, ${day}::smallint, ${at.toISOString()}::timestamptz from ${released} o
      where not exists (select from ${ownershipChecks} c where c.order_id = o.id and (c.day = ${day} or c.is_mine = false))
      order by o.id limit ${limit}
      on conflict (order_id, day) do nothing
      returning id, order_sn, dist_id, buyer_id, title`)
    const notices = rows.map(({ id, order_sn, dist_id, buyer_id, title }) => ({
      userId: Number(buyer_id) as UserId,
      distId: dist_id,
      kind: 'watch' as const,
      key: `watch ${id}`,
      isUrgent: true,
      title: `第 ${day} 天：账号还能正常登录吗？`,
      text: title,
      href: watchPath(order_sn, Number(id)),
    }))
    await notifyUsers(tx, effects, { notices, at })
    return rows.length
  })
}
