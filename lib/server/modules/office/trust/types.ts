import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type { OwnReport } from '@/lib/contract/entities/ruling'
import type {
  appeals,
  blackLookups,
  blackReports,
  certificates,
  rulings,
  staffContacts,
} from '../../../db/schema/office/trust'

export type Ruling = typeof rulings.$inferSelect
export type Report = typeof blackReports.$inferSelect
/** A report as staff see it. */
export type StaffReport = OwnReport & { agreement: CitedAgreement | null }
export type Lookup = typeof blackLookups.$inferSelect
export type Appeal = typeof appeals.$inferSelect
export type Certificate = typeof certificates.$inferSelect
export type StaffContact = typeof staffContacts.$inferSelect
