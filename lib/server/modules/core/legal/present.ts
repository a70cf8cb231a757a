import { LEGAL_TITLES } from '@/lib/shared/site/legal'
import { formatDateTime } from '@/lib/shared/time'
import type { LegalRow } from './types'

type State = 'draft' | 'scheduled' | 'inForce' | 'former'

/** The first version of a program has no date of its own. */
const timeOf = ({ effectiveAt }: LegalRow): string => (effectiveAt?.getTime() ? formatDateTime(effectiveAt) : '')

const stateOf = (row: LegalRow, currentId: number | undefined, now: Date): State => {
  if (row.state === 'draft' || !row.effectiveAt) return 'draft'
  if (row.id === currentId) return 'inForce'
  return row.effectiveAt > now ? 'scheduled' : 'former'
}

const presentVersion = (row: LegalRow, currentId: number | undefined, now: Date) => ({
  version: row.version,
  effectiveTime: timeOf(row),
  note: row.note,
  state: stateOf(row, currentId, now),
})

/** A document as everybody reads it. */
export const presentLegal = (
  shown: LegalRow,
  { current, versions, now }: { current: LegalRow; versions: readonly LegalRow[]; now: Date },
) => ({
  kind: shown.kind,
  title: LEGAL_TITLES[shown.kind],
  text: shown.text,
  ...presentVersion(shown, current.id, now),
  versions: versions.map((row) => presentVersion(row, current.id, now)),
})

/** A version in the console's list. */
export const presentLegalRow = (row: LegalRow, currentId: number | undefined, now: Date) => ({
  documentId: row.id,
  kind: row.kind,
  title: LEGAL_TITLES[row.kind],
  ...presentVersion(row, currentId, now),
  by: row.by,
  updateTime: formatDateTime(row.updatedAt),
})
