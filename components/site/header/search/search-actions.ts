'use client'

import { lostClient } from '@/lib/client/lazy-call'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import type { PickedGame, Selection } from './selection'

/** Lists and items have their game in the breadcrumbs, as a link to its list, so that no request is needed. */
const gameOfCrumbs = (id: number): PickedGame | undefined => {
  const name = document.querySelector(`.crumb a[href$="gid=${id}"]`)?.textContent
  return name ? { id, name } : undefined
}

/** A list shows its area and server next to its filters, so that no request and no API client is needed. */
function placeOfList(areaId: number, serverId: number): Pick<Selection, 'area' | 'server'> | undefined {
  const { area, server } = document.querySelector<HTMLElement>('[data-area]')?.dataset ?? {}
  if (area === undefined) return undefined
  // the game no longer has this area
  if (!area) return {}
  return { area: { id: areaId, name: area }, server: server ? { id: serverId, name: server } : undefined }
}

/** The data, with the API client. */
export const pickerData = () => import('./picker-data').catch(lostClient)

/** Opens the list in a new tab, or in place if this page is already the list. */
export function openWares(url: string): void {
  if (location.pathname.replace(/\/+$/, '') === '/wares') location.assign(url)
  else window.open(url, '_blank', 'noopener')
}

/** Selection from the address: gid or gameId, and with them areaId, serverId and gt. Undefined without a known game. */
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
