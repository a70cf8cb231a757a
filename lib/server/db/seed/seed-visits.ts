import { sql } from 'drizzle-orm'
import { formatDate } from '@/lib/shared/time'
import type { Db } from '../client'
import { visits } from '../schema/traffic'

/** Visitors of an ordinary day, by distributor. */
const DAILY = { 1: 140, 2: 90, 3: 60 }
const DAYS = 28

/** Four weeks of visits; more at weekends, and today's as far as the day has come. */
export async function seedVisits(db: Db, now: Date): Promise<void> {
  const today = formatDate(now)
  for (const [distId, daily] of Object.entries(DAILY))
    await db.execute(sql`insert into ${visits} (dist_id, day, visitor_hash, landing, views)
      select ${Number(distId)}::int, day, md5('visit ' || ${distId}::text || ' ' || day || ' ' || n), '/', 1 + n % 7
      from (select (${today}::date - back) as day, back from generate_series(0, ${DAYS - 1}::int) back) days,
        generate_series(1, ${daily}::int + (extract(isodow from day)::int / 6) * (${daily}::int / 3) + (back * 7) % 13 - case when back = 0 then ${daily}::int / 2 else 0 end) n
      on conflict do nothing`)
}
