import type { ownershipChecks } from '../../db/schema/watch'

export type OwnershipCheck = typeof ownershipChecks.$inferSelect
