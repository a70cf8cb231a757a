import type { UserId } from '@/lib/shared/ids'
import { serviceCaseNotes } from '../../../../db/schema/office/cases-desk'
import type { CaseNoteRow, Change } from '../types'

interface Note {
  by: CaseNoteRow['by']
  text: string
  staffId?: UserId
  pictures?: string[]
  asks?: boolean
}

/** Appends to the history of a case. */
export async function saveNote({ tx, at }: Pick<Change, 'tx' | 'at'>, caseId: number, note: Note): Promise<void> {
  const { by, text, staffId = null, pictures = [], asks = false } = note
  await tx.insert(serviceCaseNotes).values({ caseId, by, text, staffId, pictures, asks, createdAt: at })
}
