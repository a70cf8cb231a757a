import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { type Paging, pageOf } from '../../../db/page'
import { dists, platformRules } from '../../../db/schema/core/tenancy'
import type { RuleChange } from './types'

/** Reads all rows of the rule book. */
export const readChanges = (db: Db | Tx): Promise<RuleChange[]> => db.select().from(platformRules).execute()

interface Wanted extends Paging {
  key?: string
  distId?: number
}

/** Lists changes, newest first, without those that only cancel another one. */
export function listChanges(db: Db, { key, distId, ...paging }: Wanted) {
  const wanted = and(
    isNull(platformRules.cancels),
    key ? eq(platformRules.key, key) : undefined,
    distId ? eq(platformRules.distId, distId) : undefined,
  )
  const rows = db.select().from(platformRules).where(wanted).orderBy(desc(platformRules.id))
  return pageOf(rows, () => db.$count(platformRules, wanted), paging)
}

export const isDist = async (db: Db, distId: number): Promise<boolean> =>
  (await db.$count(dists, eq(dists.distId, distId))) > 0
