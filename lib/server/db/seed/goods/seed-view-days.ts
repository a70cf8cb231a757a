import { sql } from 'drizzle-orm'
import { VIEW_DAYS } from '@/lib/shared/goods/own-goods'
import { formatDate } from '@/lib/shared/time'
import type { Db } from '../../client'
import { goods, goodsViewDays } from '../../schema/listings/catalog'

/** Spreads the views of each item over its last days on the shelf, uneven and never more than it has. */
export async function seedViewDays(db: Db, now: Date): Promise<void> {
  const today = formatDate(now)
  await db.execute(sql`
    with shown as (
      select id, views, least(${VIEW_DAYS}::int, ${today}::date - (created_at at time zone 'Asia/Shanghai')::date + 1) as days
      from ${goods} where status = 1 and views > 0
    ), spread as (
      select id, ${today}::date - back as day,
        (views * (back + 1 + (id + back * 5) % 4) / (days * (days + 7) / 2)) as n
      from shown, generate_series(0, days - 1) back
    )
    insert into ${goodsViewDays} (goods_id, day, views) select id, day, n from spread where n > 0
    on conflict do nothing`)
}
