import { and, desc, eq, ne, or, type SQL } from 'drizzle-orm'
import { normalCode } from '@/lib/shared/normalize/code'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { rulings } from '../../../db/schema/office/trust'
import { holdsWords } from '../../../db/search-text'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { contentDist } from '../../core/oversight/rules'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { queryWords } from '../../listings/catalog/rules'
import { presentCase, presentCaseFile } from './present'
import { caseRevision } from './rules-revision'

/**
 * Returns trade and account retrieval cases published by the caller's platform or distributor; blacklist cases come
 * from reports.
 */
export const ownCases = (ctx: StaffCtx): SQL | undefined =>
  and(eq(rulings.distId, contentDist(ctx)), ne(rulings.kind, 'blacklist'))

/** A number of a case, or words of its title. */
const matching = (query: string): SQL | undefined =>
  or(eq(rulings.code, normalCode(query)), holdsWords(rulings.title, queryWords(query)))

export async function listCases(ctx: StaffCtx, { query, ...paging }: Paging & { query?: string }) {
  const own = and(ownCases(ctx), query ? matching(query) : undefined)
  const rows = ctx.db.select().from(rulings).where(own).orderBy(desc(rulings.decidedAt), desc(rulings.id))
  const [found, games] = await Promise.all([pageOf(rows, () => ctx.db.$count(rulings, own), paging), gamesById(ctx)])
  return presentPage(found, (row) => presentCase(row, games.get(row.gameId)?.name ?? ''))
}

/** Returns one of these cases with its texts. Refuses NOT_FOUND. */
export async function loadCase(ctx: StaffCtx, code: string) {
  const [row] = await ctx.db
    .select()
    .from(rulings)
    .where(and(eq(rulings.code, code), ownCases(ctx)))
  if (!row) throw refuse('NOT_FOUND', '没有这个案件')
  const file = presentCaseFile(row, (await gamesById(ctx)).get(row.gameId)?.name ?? '')
  return { ...file, revision: caseRevision(row) }
}
