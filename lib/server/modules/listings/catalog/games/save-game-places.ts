import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { keepAudit } from '../../../core/oversight/keep-audit'
import { findPlaceInUse, removePlaces, writeArea, writeServer } from '../internal/place-rows'
import { lockGame } from '../lists/queries-catalogue'
import { loadPlaces } from './queries-games'
import { goneOf, placesFault, type WantedArea, zonesOf } from './rules-places'

/**
 * Areas and servers of a game, as a whole: what has no number is new, what is left out goes. A place with goods stays; a new
 * name goes to the goods that lie there. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function saveGamePlaces(
  ctx: StaffCtx,
  { gameId, areas }: { gameId: number; areas: readonly WantedArea[] },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    await lockGame(tx, gameId)
    const known = await loadPlaces({ db: tx }, gameId)
    const gone = goneOf(areas, known)
    const used = await findPlaceInUse(tx, gone)
    const fault = placesFault(areas, known) ?? (used ? `“${used}”还有商品，不能去掉` : null)
    if (fault) throw refuse('INVALID_INPUT', fault, { field: 'areas' })
    await removePlaces(tx, gone)
    const zones = zonesOf(areas, known.areas)
    for (const { areaId, name, crossName, servers } of areas) {
      const area = { gameId, name, crossName, crossId: zones.get(crossName) ?? 0 }
      const id = await writeArea(
        tx,
        area,
        known.areas.find((one) => one.id === areaId),
      )
      for (const { serverId, name: server } of servers)
        await writeServer(
          tx,
          { areaId: id, name: server },
          known.servers.find((one) => one.id === serverId),
        )
    }
    const change = { before: known, after: { areas } }
    await keepAudit(tx, ctx, { action: 'game.places', target: `game:${gameId}`, ...change })
    effects.purge('*')
  })
}
