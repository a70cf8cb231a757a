import type { Ctx } from '../../../../runtime/context'
import { loadHomeConf } from '../../../core/tenancy/load-home-conf'
import { presentAdvert } from '../games/present-games'
import { allGames } from '../internal/game-cache'

/** Returns ad slots of the distributor's site configuration; a slot belongs to the game whose id is in its address. */
export async function listAdverts(ctx: Ctx, input: { position?: string }) {
  const [games, { adverPosMap }] = await Promise.all([allGames(ctx.db), loadHomeConf(ctx)])
  const positions = Object.entries(adverPosMap).filter(([position]) => !input.position || position === input.position)
  return {
    list: positions.flatMap(([position, slots]) =>
      slots.map((slot) => presentAdvert(position, slot, games.get(gameIdOf(slot.htUrl)))),
    ),
  }
}

/** 0 if the address contains no game id. */
const gameIdOf = (url: string): number => Number(/[?&]gid=(\d{1,9})(?:&|$)/.exec(url)?.[1] ?? 0)
