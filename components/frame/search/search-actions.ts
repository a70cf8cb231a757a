'use client'

import { lazyCall } from '@/lib/client/lazy-call'
import { GOODS_TYPES, goodsType } from '@/lib/shared/goods-types'
import { loadAreas, loadGames } from './picker-data'
import type { PickedGame, Selection } from './selection'

/** Lists and items name their game in the breadcrumbs, by a link to its accounts: nothing has to be asked for. */
const gameOfCrumbs = (id: number): PickedGame | undefined => {
  const name = document.querySelector(`.crumb a[href$="gt=1&gid=${id}"]`)?.textContent
  return name ? { id, name } : undefined
}

/** A list names the place it shows beside its filters: it is not asked for again, and the API client stays away. */
function placeOfList(areaId: number, serverId: number): Pick<Selection, 'area' | 'server'> | undefined {
  const { area, server } = document.querySelector<HTMLElement>('[data-area]')?.dataset ?? {}
  if (area === undefined) return undefined
  // the game has no such place any more
  if (!area) return {}
  return { area: { id: areaId, name: area }, server: server ? { id: serverId, name: server } : undefined }
}

/** Opens the list in a new tab, unless this page is the list already. */
export function openWares(url: string): void {
  if (location.pathname.replace(/\/+$/, '') === '/wares') location.assign(url)
  else window.open(url, '_blank', 'noopener')
}

/** Game and goods type behind a goods number; rejects when the number is unknown. */
export async function selectionOf(goodsSn: string): Promise<Selection> {
  const [{ gameId, goodsTypeId }, games] = await Promise.all([
    lazyCall('GET /goods/findDiscount', { goodsSn }, { progress: true }),
    loadGames(),
  ])
  const game = games.find((g) => g.id === gameId)
  return { game, type: { id: goodsTypeId, name: goodsType(goodsTypeId).name } }
}

/** What the address has chosen: gid or gameId, and with them areaId, serverId and gt. Undefined without a known game. */
export async function preselection(
  query: URLSearchParams,
  hotGames: readonly PickedGame[],
): Promise<Selection | undefined> {
  const id = Number(query.get('gid') ?? query.get('gameId') ?? '')
  if (!Number.isInteger(id) || id <= 0) return undefined
  const game = hotGames.find((g) => g.id === id) ?? gameOfCrumbs(id) ?? (await loadGames()).find((g) => g.id === id)
  if (!game) return undefined
  const type = GOODS_TYPES.find((t) => t.id === Number(query.get('gt')))
  const picked = type && { id: type.id, name: type.name }
  const areaId = Number(query.get('areaId') ?? 0)
  if (!areaId) return { game, type: picked }
  const serverId = Number(query.get('serverId') ?? 0)
  const told = placeOfList(areaId, serverId)
  if (told) return { game, type: picked, ...told }
  const area = (await loadAreas(id)).find((a) => a.specialId === areaId)
  const server = area?.secondOptions.find((s) => s.twoSpecialId === serverId)
  return {
    game,
    type: picked,
    area: area && { id: area.specialId, name: area.specialName },
    server: server && { id: server.twoSpecialId, name: server.twoSpecialName },
  }
}
