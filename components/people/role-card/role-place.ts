import type { RoleCard } from '@/lib/contract/entities/role-card'

/** Place where a character must be to receive goods or an offer's currency. */
export interface ReceivingPlace {
  gameId: number
  areaId: number
  serverId: number
  crossId: number
}

/** Picks only these properties, because the object is sent to the browser. */
export const receivingPlace = ({ gameId, areaId, serverId, crossId }: ReceivingPlace): ReceivingPlace => ({
  gameId,
  areaId,
  serverId,
  crossId,
})

export const NOWHERE: ReceivingPlace = { gameId: 0, areaId: 0, serverId: 0, crossId: 0 }

/** e.g. "跨一 广东一区 · 110 级 剑魂"; servers mostly repeat their area's name. */
export function placeText({ crossName, areaName, serverName, note }: Placed): string {
  const area = serverName.startsWith(areaName) ? '' : areaName
  return [[crossName, area, serverName].filter(Boolean).join(' '), note].filter(Boolean).join(' · ')
}
type Placed = Pick<RoleCard, 'crossName' | 'areaName' | 'serverName' | 'note'>
