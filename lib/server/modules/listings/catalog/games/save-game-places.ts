import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { findPlaceInUse, removePlaces, writeArea, writeServer } from '../internal/place-rows'
import { lockGame } from '../lists/queries-catalogue'
import { loadPlaces } from './queries-games'
import { placesError, removedPlaces, type WantedArea, zonesOf } from './rules-places'

/**
 * Replaces the areas and servers of a game: entries without an id are new, omitted ones are deleted. A place with goods
 * cannot be deleted; a new name is copied to the goods there. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function saveGamePlaces(
  ctx: StaffCtx,
  { gameId, areas }: { gameId: number; areas: readonly WantedArea[] },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    await lockGame(tx, gameId)
    const known = await loadPlaces({ db: tx }, gameId)
    const gone = removedPlaces(areas, known)
    const used = await findPlaceInUse(tx, gone)
    const error = placesError(areas, known) ?? (used ? `“${used}”还有商品，不能去掉` : null)
    if (error) throw refuse('INVALID_INPUT', error, { field: 'areas' })
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
    await recordAudit(tx, ctx, { action: 'game.places', target: `game:${gameId}`, ...change })
    effects.purge('*')
  })
}
