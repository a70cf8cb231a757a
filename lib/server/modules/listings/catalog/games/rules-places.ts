import type { AreaRow, ServerRow } from '../types'

interface WantedServer {
  /** Absent: a new server. */
  serverId?: number
  name: string
}
export interface WantedArea {
  /** Absent: a new area. */
  areaId?: number
  name: string
  /** The zone within which areas trade with each other; '' for none. */
  crossName: string
  servers: readonly WantedServer[]
}
interface Places {
  areas: readonly AreaRow[]
  servers: readonly ServerRow[]
}

const twiceIn = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i)

/** Returns what is invalid in a game's new places, given its existing ones; null if nothing is. */
export function placesError(wanted: readonly WantedArea[], known: Places): string | null {
  const name = twiceIn(wanted.map((area) => area.name))
  if (name) return `大区“${name}”出现了两次`
  for (const { areaId, name: area, servers } of wanted) {
    if (areaId !== undefined && !known.areas.some(({ id }) => id === areaId)) return '大区已被其他人修改，请重新打开'
    const twin = twiceIn(servers.map((server) => server.name))
    if (twin) return `${area}的服务器“${twin}”出现了两次`
    const isHere = ({ serverId }: WantedServer) =>
      serverId === undefined || known.servers.some((one) => one.id === serverId && one.areaId === areaId)
    if (!servers.every(isHere)) return '服务器已被其他人修改，请重新打开'
  }
  return null
}

/** Returns existing places missing from the new ones. */
export function removedPlaces(wanted: readonly WantedArea[], { areas, servers }: Places): Places {
  const areaIds = wanted.map(({ areaId }) => areaId)
  const serverIds = wanted.flatMap((area) => area.servers.map(({ serverId }) => serverId))
  return {
    areas: areas.filter(({ id }) => !areaIds.includes(id)),
    servers: servers.filter(({ id }) => !serverIds.includes(id)),
  }
}

/** Returns zone numbers by name; existing zones keep theirs. */
export function zonesOf(wanted: readonly WantedArea[], known: readonly AreaRow[]): Map<string, number> {
  const zones = new Map(known.flatMap(({ crossId, crossName }) => (crossId > 0 ? [[crossName, crossId] as const] : [])))
  for (const { crossName } of wanted)
    if (crossName && !zones.has(crossName)) zones.set(crossName, Math.max(0, ...zones.values()) + 1)
  return zones.set('', 0)
}
