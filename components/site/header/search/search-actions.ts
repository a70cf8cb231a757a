'use client'

import { lostClient } from '@/lib/client/lazy-call'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
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

/** What is asked for, and the API client with it. */
export const pickerData = () => import('./picker-data').catch(lostClient)

/** Opens the list in a new tab, unless this page is the list already. */
export function openWares(url: string): void {
  if (location.pathname.replace(/\/+$/, '') === '/wares') location.assign(url)
  else window.open(url, '_blank', 'noopener')
}

/** What the address has chosen: gid or gameId, and with them areaId, serverId and gt. Undefined without a known game. */
export async function preselection(
  query: URLSearchParams,
  hotGames: readonly PickedGame[],
): Promise<Selection | undefined> {
  const id = Number(query.get('gid') ?? query.get('gameId') ?? '')
  if (!Number.isInteger(id) || id <= 0) return undefined
  const game = hotGames.find((g) => g.id === id) ?? gameOfCrumbs(id) ?? (await (await pickerData()).findGame(id))
  if (!game) return undefined
  const type = GOODS_TYPES.find((t) => t.id === Number(query.get('gt')))
  const picked = type && { id: type.id, name: type.name }
  const areaId = Number(query.get('areaId') ?? 0)
  if (!areaId) return { game, type: picked }
  const serverId = Number(query.get('serverId') ?? 0)
  const place = placeOfList(areaId, serverId) ?? (await (await pickerData()).findPlace(id, areaId, serverId))
  return { game, type: picked, ...place }
}
