import type { RiskKind } from '@/lib/shared/staff/risks'

/** How often each kind was found; absent: never. */
export type RiskCounts = Partial<Record<RiskKind, number>>
