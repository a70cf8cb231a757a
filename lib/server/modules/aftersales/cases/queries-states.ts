import { asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { CaseState } from '@/lib/shared/trade/case-states'
import type { claims, disputes } from '../../../db/schema/aftersales/cases'

/** Disputes and claims are listed, filtered and counted alike for their parties. */
type Cases = Pick<typeof claims | typeof disputes, 'closedAt' | 'dueAt' | 'id'>

export const inState = ({ closedAt }: Cases, state: CaseState | undefined): SQL | undefined =>
  state === undefined ? undefined : state === 'open' ? isNull(closedAt) : isNotNull(closedAt)

/** Open cases, the nearest deadline first; then closed ones, newest first. */
export const openFirst = ({ closedAt, dueAt, id }: Cases): SQL[] => [
  sql`(${closedAt} is null) desc`,
  asc(dueAt),
  desc(id),
]

export const stateCounts = ({ closedAt }: Cases) => ({
  open: sql<number>`(count(*) filter (where ${closedAt} is null))::int`,
  closed: sql<number>`(count(*) filter (where ${closedAt} is not null))::int`,
})

export const NO_CASES = { open: 0, closed: 0 }
