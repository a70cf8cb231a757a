import { and, eq } from 'drizzle-orm'
import { savedSearches } from '../../../db/schema/orders/searches'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { gameNames } from '../../listings/catalog/games/queries-games'
import { holdPerson } from '../../people/identity/queries-person'
import { findNew } from './internal/find-new'
import { EVERY_MS, filterOf, filtersOf, MOST_SEARCHES } from './rules'

/** Saves the filters of a list; the same filters are saved once. Refuses INVALID_INPUT, TOO_MANY. */
export async function createSearch(ctx: UserCtx, input: { query: string; title: string }): Promise<void> {
  const query = filtersOf(input.query)
  const filter = filterOf(query)
  if (!query || !filter) throw refuse('INVALID_INPUT', '请先选好筛选条件再订阅', { field: 'query' })
  const game = filter.gid ? (await gameNames(ctx)).get(filter.gid) : undefined
  const title = [game, input.title].filter(Boolean).join(' · ')
  const seen = (await findNew(ctx, { query, seen: [] })).map(({ goodsSn }) => goodsSn)
  const own = { userId: ctx.user.userId, distId: ctx.dist.distId }
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, own.userId)
    const mine = and(eq(savedSearches.userId, own.userId), eq(savedSearches.distId, own.distId))
    const saved = await tx.select({ query: savedSearches.query }).from(savedSearches).where(mine)
    if (saved.some((one) => one.query === query)) return
    if (saved.length >= MOST_SEARCHES) throw refuse('TOO_MANY', `最多订阅 ${MOST_SEARCHES} 个筛选，请先取消不需要的`)
    const dueAt = new Date(ctx.now().getTime() + EVERY_MS)
    await tx.insert(savedSearches).values({ ...own, query, title, seen, createdAt: ctx.now(), dueAt })
  })
}
