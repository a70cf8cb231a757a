import { formatDateTime } from '@/lib/shared/time'
import type { TeamActionRow, TeamMemberRow } from './types'

export const presentTeamMember = (row: TeamMemberRow, nickName: string) => ({
  teamMemberId: row.id,
  name: row.name,
  nickName,
  role: row.role,
  state: row.joinedAt ? ('active' as const) : ('invited' as const),
  createTime: formatDateTime(row.joinedAt ?? row.createdAt),
  expireTime: row.joinedAt ? '' : formatDateTime(row.expiresAt),
})

export const presentTeam = (row: TeamMemberRow, ownerName: string) => ({
  teamMemberId: row.id,
  ownerName,
  role: row.role,
  joinTime: formatDateTime(row.joinedAt ?? row.createdAt),
})

export const presentTeamAction = (row: TeamActionRow, name: string) => ({
  actionId: row.id,
  name,
  call: row.call,
  target: row.target,
  count: row.count,
  createTime: formatDateTime(row.createdAt),
})
