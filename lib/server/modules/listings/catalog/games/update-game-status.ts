import { eq } from 'drizzle-orm'
import { games } from '../../../../db/schema/listings/catalog'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { recordAudit } from '../../../core/oversight/record-audit'
import { lockGame } from '../lists/queries-catalogue'

interface Switch {
  gameId: number
  active: boolean
  reason: string
}

/**
 * Hides a game and its goods on all sites, or shows them again; while hidden there are no new orders, but existing ones
 * continue. Refuses NOT_FOUND.
 */
export async function updateGameStatus(ctx: StaffCtx, { gameId, active, reason }: Switch): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const { name, active: was } = await lockGame(tx, gameId)
    if (was === active) return
    await tx.update(games).set({ active }).where(eq(games.id, gameId))
    const action = active ? 'game.open' : 'game.close'
    await recordAudit(tx, ctx, { action, target: `game:${gameId}`, after: { name }, reason })
    effects.purge('*')
  })
}
