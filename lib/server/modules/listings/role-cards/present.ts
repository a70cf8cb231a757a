import type { RoleCard } from '@/lib/contract/entities/role-card'
import { formatDateTime } from '@/lib/shared/time'
import { shownCrossName } from '../catalog/rules'
import type { RoleCardRow } from './types'

export const presentRoleCard = (row: RoleCardRow, games: ReadonlyMap<number, string>): RoleCard => ({
  cardId: row.id,
  gameId: row.gameId,
  gameName: games.get(row.gameId) ?? '',
  areaId: row.areaId,
  areaName: row.areaName,
  serverId: row.serverId,
  serverName: row.serverName,
  crossId: row.crossId,
  crossName: shownCrossName(row.crossName),
  roleName: row.roleName,
  note: row.note,
  isDefault: row.isDefault,
  createTime: formatDateTime(row.createdAt),
})
