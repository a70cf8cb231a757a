import type { Ctx } from '../../runtime/context'
import { allGames } from './internal/game-cache'

/** Slots of the distributor's site object; a slot belongs to the game whose id its address carries. */
export async function listAdverts(ctx: Ctx, input: { position?: string }) {
  const games = await allGames(ctx.db)
  const positions = Object.entries(ctx.dist.conf.adverPosMap).filter(
    ([position]) => !input.position || position === input.position,
  )
  return {
    list: positions.flatMap(([position, slots]) =>
      slots.map(({ htUrl, smalltitle, device }) => {
        const game = games.get(Number(/[?&]gid=(\d{1,9})(?:&|$)/.exec(htUrl)?.[1] ?? 0))
        return { position, title: smalltitle, htUrl, device, gameId: game?.id ?? null, gameName: game?.name ?? '' }
      }),
    ),
  }
}
