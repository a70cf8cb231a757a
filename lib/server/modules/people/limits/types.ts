import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import type { restrictions } from '../../../db/schema/people/limits'

export type RestrictionRow = typeof restrictions.$inferSelect

/** Until when a member is restricted from what; empty: from nothing. */
export type Limits = Readonly<Partial<Record<RestrictionKind, Date>>>
