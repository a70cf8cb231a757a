/** Maximum receiving characters per member and host, and the length limits of their texts. */
export const ROLE_CARDS = { mostOfGame: 10, most: 50, nameMax: 30, noteMax: 20 } as const

/** A place in a game; 0 for unspecified parts. */
interface RolePlace {
  areaId: number
  serverId: number
  crossId: number
}

/**
 * Whether a character can receive deliveries at a place: anywhere in its cross-server zone, else on its own server,
 * else in its own area.
 */
export function canReceive(card: RolePlace, place: RolePlace): boolean {
  if (place.crossId && card.crossId === place.crossId) return true
  if (place.serverId && card.serverId) return card.serverId === place.serverId
  return !place.areaId || !card.areaId || card.areaId === place.areaId
}
