import type { roleCards } from '../../../db/schema/role-cards'

export type RoleCardRow = typeof roleCards.$inferSelect
