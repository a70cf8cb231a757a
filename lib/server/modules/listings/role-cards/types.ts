import type { roleCards } from '../../../db/schema/listings/role-cards'

export type RoleCardRow = typeof roleCards.$inferSelect
