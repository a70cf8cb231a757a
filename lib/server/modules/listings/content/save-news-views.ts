import { sql } from 'drizzle-orm'
import { news } from '../../../db/schema/listings/content'
import type { Services } from '../../../runtime/context'

/** Writes the views of the last seconds to their articles. */
export async function saveNewsViews({ db, views }: Pick<Services, 'db' | 'views'>): Promise<void> {
  const looks = views.news.take()
  if (looks.length === 0) return
  const [codes, numbers] = [looks.map(([code]) => code), looks.map(([, n]) => n)]
  await db.execute(sql`
    update ${news} set views = ${news.views} + seen.n
    from unnest(${sql.param(codes)}::text[], ${sql.param(numbers)}::int[]) as seen (code, n)
    where ${news.code} = seen.code`)
}
