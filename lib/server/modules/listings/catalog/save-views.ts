import { sql } from 'drizzle-orm'
import { formatDate } from '@/lib/shared/time'
import { goods, goodsViewDays } from '../../../db/schema/listings/catalog'
import type { Services } from '../../../runtime/context'

/** Writes the views of the last seconds to their items, and to the day for the seller's statistics. */
export async function saveViews({ db, views, now }: Pick<Services, 'db' | 'views' | 'now'>): Promise<void> {
  const looks = views.goods.take()
  if (looks.length === 0) return
  const [ids, numbers] = [looks.map(([id]) => id), looks.map(([, n]) => n)]
  await db.execute(sql`
    with seen (id, n) as (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(numbers)}::int[])),
    counted as (
      update ${goods} set views = ${goods.views} + seen.n from seen where ${goods.id} = seen.id
      returning ${goods.id} as id, seen.n as n
    )
    insert into ${goodsViewDays} as kept (goods_id, day, views)
    select id, ${formatDate(now())}::date, n from counted order by id
    on conflict (goods_id, day) do update set views = kept.views + excluded.views`)
}
