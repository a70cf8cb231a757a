import { z } from 'zod'
import { dateTime } from '../fields'

/** One of the caller's receiving characters. */
export const roleCard = z.object({
  cardId: z.number().int(),
  gameId: z.number().int(),
  gameName: z.string(),
  areaId: z.number().int(),
  areaName: z.string(),
  serverId: z.number().int(),
  serverName: z.string(),
  crossId: z.number().int().describe('cross-server zone, 0 none: its players trade with each other'),
  crossName: z.string(),
  roleName: z.string(),
  note: z.string().describe('level or class'),
  isDefault: z.boolean(),
  createTime: dateTime,
})
export type RoleCard = z.output<typeof roleCard>
