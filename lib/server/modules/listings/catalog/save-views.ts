import { sql } from 'drizzle-orm'
import { goods } from '../../../db/schema/catalog'
import type { Services } from '../../../runtime/context'

/** Writes the views of the last seconds to their items. */
export async function saveViews({ db, views }: Pick<Services, 'db' | 'views'>): Promise<void> {
  const looks = views.goods.take()
  if (looks.length === 0) return
  const [ids, numbers] = [looks.map(([id]) => id), looks.map(([, n]) => n)]
  await db.execute(sql`
    update ${goods} set views = ${goods.views} + seen.n
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(numbers)}::int[]) as seen (id, n)
    where ${goods.id} = seen.id`)
}
