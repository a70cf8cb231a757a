import type { LegalKind } from '@/lib/shared/site/legal'
import type { Tx } from '../../../../db/client'
import { legalDocuments } from '../../../../db/schema/core/legal'
import { COVER } from '../rules-cover'
import { PRIVACY } from '../rules-privacy'
import { TERMS } from '../rules-terms'
import { TRADE } from '../rules-trade'
import { TRANSFER } from '../rules-transfer'
import type { LegalRow } from '../types'

const TEXTS: Readonly<Record<LegalKind, string>> = {
  terms: TERMS,
  privacy: PRIVACY,
  trade: TRADE,
  transfer: TRANSFER,
  cover: COVER,
}

/** The text delivered with the program, which holds as the first version while none is stored. */
export const defaultOf = (kind: LegalKind): Omit<LegalRow, 'id'> => ({
  kind,
  version: 1,
  text: TEXTS[kind].trim(),
  note: '',
  state: 'published',
  effectiveAt: BEGINNING,
  by: '',
  createdAt: BEGINNING,
  updatedAt: BEGINNING,
})
const BEGINNING = new Date(0)

/** Stores these texts, where a kind has no version yet; only writes that refer to one do. */
export async function insertDefaults(tx: Tx, kinds: readonly LegalKind[]): Promise<void> {
  await tx.insert(legalDocuments).values(kinds.map(defaultOf)).onConflictDoNothing()
}
