import { eq } from 'drizzle-orm'
import { games } from '../../../../db/schema/catalog'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { keepAudit } from '../../../core/oversight/keep-audit'
import { lockGame } from '../lists/queries-catalogue'

interface Switch {
  gameId: number
  active: boolean
  reason: string
}

/** Takes a game and its goods off all sites, or brings them back; nothing new is ordered meanwhile, orders go on. Refuses NOT_FOUND. */
export async function switchGame(ctx: StaffCtx, { gameId, active, reason }: Switch): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const { name, active: was } = await lockGame(tx, gameId)
    if (was === active) return
    await tx.update(games).set({ active }).where(eq(games.id, gameId))
    const action = active ? 'game.open' : 'game.close'
    await keepAudit(tx, ctx, { action, target: `game:${gameId}`, after: { name }, reason })
    effects.purge('*')
  })
}
