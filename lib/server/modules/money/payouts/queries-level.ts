import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { findLastDebt } from '../debts/queries'
import { releasesToAll } from '../wallet/queries'
import type { LevelTerms, SellerFacts } from './types'

const SOLD_DAYS = 365

/** What decides the level of a seller, over all accounts of the person. */
export async function findSellerFacts(
  db: Db,
  { userId, terms, at }: { userId: UserId; terms: LevelTerms; at: Date },
): Promise<SellerFacts> {
  const since = new Date(at.getTime() - SOLD_DAYS * DAY_MS)
  const { rows } = await db.execute<{ sold: string }>(
    sql`select coalesce(sum(amount_fen), 0)::text as sold from ${releasesToAll(accountsOfPerson(userId), since)} r`,
  )
  const last = await findLastDebt(db, userId)
  const cleanFrom = last && new Date(last.getTime() + terms.cleanDays * DAY_MS)
  return { sold: fen(BigInt(rows[0]?.sold ?? 0)), cleanFrom: cleanFrom && cleanFrom > at ? cleanFrom : null }
}
