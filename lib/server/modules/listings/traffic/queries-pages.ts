import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { pageVisits } from '../../../db/schema/listings/traffic'

const PAGES = 200

/** Returns visitors by page of the route table, most first; `distId` null: of all sites. */
export const visitorsByPage = (
  db: Db,
  { distId, from }: { distId: number | null; from: string },
): Promise<{ page: string; visitors: number }[]> =>
  db
    .select({ page: pageVisits.page, visitors: count() })
    .from(pageVisits)
    .where(and(distId === null ? undefined : eq(pageVisits.distId, distId), gte(pageVisits.day, from)))
    .groupBy(pageVisits.page)
    .orderBy(desc(count()), pageVisits.page)
    .limit(PAGES)
