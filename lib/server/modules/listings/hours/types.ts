import type { OpenWindows } from '@/lib/shared/trade/open-hours'
import type { sellerHours } from '../../../db/schema/listings/hours'

export type HoursRow = typeof sellerHours.$inferSelect

/** When somebody works, and until when he is away. */
export interface Presence {
  windows: OpenWindows
  awayUntil: Date | null
}
/** The same as part of another module's statement. */
export type PresenceJson = { windows: OpenWindows; awayUntil: string | null } | null
