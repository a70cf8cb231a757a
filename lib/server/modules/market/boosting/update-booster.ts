import { eq } from 'drizzle-orm'
import type { BoosterInfo } from '@/lib/contract/entities/booster'
import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import { boosters } from '../../../db/schema/market/boosting'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findGame } from '../../listings/catalog/games/queries-games'
import type { BoosterForm } from './create-booster'
import { loadBooster } from './queries-boosters'

/** Updates a booster's public profile. Refuses BOOSTER_NEEDED, NOT_FOUND for a game that is not shown. */
export async function updateBooster(ctx: UserCtx, { intro, gameIds }: BoosterForm): Promise<BoosterInfo> {
  for (const gameId of gameIds) await findGame(ctx, gameId)
  const changed = await ctx.db
    .update(boosters)
    .set({ intro: maskContacts(intro), gameIds: [...new Set(gameIds)] })
    .where(eq(boosters.userId, ctx.user.userId))
    .returning({ userId: boosters.userId })
  if (changed.length === 0) throw refuse('BOOSTER_NEEDED')
  return loadBooster(ctx)
}
