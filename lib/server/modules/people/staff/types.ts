import type { staffKeys, staffMembers } from '../../../db/schema/people/staff'

export type Member = typeof staffMembers.$inferSelect
export type StaffKey = typeof staffKeys.$inferSelect
