/** How many receiving characters a member keeps on a host, and how long their texts are. */
export const ROLE_CARDS = { mostOfGame: 10, most: 50, nameMax: 30, noteMax: 20 } as const

/** Where in a game something is; 0 for what is not said. */
interface RolePlace {
  areaId: number
  serverId: number
  crossId: number
}

/** May a character receive there? Anywhere in its cross-server zone, else on its own server, else in its own area. */
export function canReceive(card: RolePlace, place: RolePlace): boolean {
  if (place.crossId && card.crossId === place.crossId) return true
  if (place.serverId && card.serverId) return card.serverId === place.serverId
  return !place.areaId || !card.areaId || card.areaId === place.areaId
}
