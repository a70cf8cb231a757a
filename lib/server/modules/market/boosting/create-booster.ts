import type { BoosterInfo } from '@/lib/contract/entities/booster'
import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import { boosters } from '../../../db/schema/market/boosting'
import type { UserCtx } from '../../../runtime/context'
import { findGame } from '../../listings/catalog/games/queries-games'
import { loadBooster } from './queries-boosters'

export interface BoosterForm {
  intro: string
  gameIds: readonly number[]
}

/**
 * Applies to become a booster, effective once the deposit is paid; idempotent. Contact details in the texts are masked.
 * Refuses NOT_FOUND for a game that is not shown.
 */
export async function createBooster(ctx: UserCtx, { intro, gameIds }: BoosterForm): Promise<BoosterInfo> {
  for (const gameId of gameIds) await findGame(ctx, gameId)
  await ctx.db
    .insert(boosters)
    .values({
      userId: ctx.user.userId,
      intro: maskContacts(intro),
      gameIds: [...new Set(gameIds)],
      appliedAt: ctx.now(),
    })
    .onConflictDoNothing()
  return loadBooster(ctx)
}
