import { sql } from 'drizzle-orm'
import { formatDate } from '@/lib/shared/time'
import type { Db } from '../../client'
import { orderOrigins, pageVisits, visits } from '../../schema/listings/traffic'
import { DEMO_DISTS } from '../demo-dists'

/** Visitors on an average day, by distributor. */
const DAILY: Readonly<Record<number, number>> = { 1: 140, 2: 90, 3: 60 }
const DAYS = 60
/** Referring hosts; a repeated entry is more frequent. */
const SOURCES = ['', '', '', '', 'www.baidu.com', 'www.baidu.com', 'tieba.baidu.com', 'www.bilibili.com', 'm.weibo.cn']

const sources = sql`(array[${sql.join(
  SOURCES.map((source) => sql`${source}::text`),
  sql`, `,
)}])`
/** What visitors open, in the order in which they do. */
const PAGES = ['/', '/wares', '/detail/{sn}', '/detailVirtual/{sn}', '/goods/{sn}/order', '/dealshow']
const pages = sql`(array[${sql.join(
  PAGES.map((page) => sql`${page}::text`),
  sql`, `,
)}])`
const hostOf = (distId: number): string => DEMO_DISTS.find((dist) => dist.distId === distId)?.hosts[0] ?? ''

/**
 * Seeds two months of visits, with more at weekends, and today's up to the current time. Then the traffic sources of a
 * month of orders.
 */
export async function seedVisits(db: Db, now: Date): Promise<void> {
  const today = formatDate(now)
  for (const [id, daily] of Object.entries(DAILY)) {
    const distId = Number(id)
    await db.execute(sql`insert into ${visits} (dist_id, day, visitor_hash, landing, views, host, source, details, created_at)
      select * from (select ${distId}::int, day, md5('visit ' || ${id}::text || ' ' || day || ' ' || n), '/', 1 + n % 7, ${hostOf(distId)}::text,
        ${sources}[1 + (n * 7 + back) % ${SOURCES.length}::int], case when n % 5 < 3 then 1 else 0 end,
        (day::timestamp at time zone 'Asia/Shanghai') + interval '1 minute' * ((n * 37 + back) % 1440) as came
      from (select (${today}::date - back) as day, back from generate_series(0, ${DAYS - 1}::int) back) days,
        generate_series(1, ${daily}::int + (extract(isodow from day)::int / 6) * (${daily}::int / 3) + (back * 7) % 13) n
      ) visitors where came <= ${now.toISOString()}::timestamptz
      on conflict do nothing`)
    await db.execute(sql`insert into ${pageVisits} (dist_id, day, page, visitor_hash)
      select v.dist_id, v.day, p.page, v.visitor_hash from ${visits} v cross join unnest(${pages}) with ordinality p (page, place)
      where v.dist_id = ${distId}::int and v.views >= p.place on conflict do nothing`)
    await db.execute(sql`insert into ${orderOrigins} (order_sn, dist_id, day, host, source)
      select sn, dist_id, (created_at at time zone 'Asia/Shanghai')::date, ${hostOf(distId)}::text,
        ${sources}[1 + (id * 5 % ${SOURCES.length}::int)::int]
      from orders where dist_id = ${distId}::int and created_at > ${today}::date - 30 on conflict do nothing`)
  }
}
