import type { UserId } from '@/lib/shared/ids'
import { otherOf, type Party } from '@/lib/shared/trade/order-forms'
import { refuse } from '../../../../runtime/refusal'
import { claimantOf } from '../../../orders/trading/flow/cover-of'
import { saveEvidence } from '../../../orders/trading/save-evidence'
import type { CaseKind, CaseRow, CaseRun } from './case-kind'
import { notifyParties, type PartyMessage, toOthers } from './notify-parties'

/** What a party does in its case. */
export interface CaseAct {
  party: Party
  userId: UserId
  note: string
  pictures: readonly string[]
}

/** One action: the stages and the party it is open to, and its function. */
export interface ActRow<C extends CaseRow, A extends CaseAct> {
  stages: readonly C['stage'][]
  /** The only party that may take it; absent: either. */
  by?: (row: C) => Party
  take: (run: CaseRun<C>, act: A) => Promise<void>
}

/**
 * Applies a party's action. Refuses DISPUTE_STATE or CLAIM_STATE at another stage or after the deadline, FORBIDDEN if
 * the action belongs to the other party, and whatever the action itself refuses.
 */
export async function applyAct<C extends CaseRow, A extends CaseAct>(
  kind: CaseKind<C>,
  { stages, by, take }: ActRow<C, A>,
  run: CaseRun<C>,
  act: A,
): Promise<void> {
  if (!stages.includes(run.row.stage) || isLate(kind, run)) throw refuse(kind.stale)
  if (by && by(run.row) !== act.party) throw refuse('FORBIDDEN')
  await take(run, act)
}

/** True if the deadline has passed but the scheduled job has not processed it yet. */
const isLate = <C extends CaseRow>({ ofStaff }: CaseKind<C>, { row: { stage, dueAt }, at }: CaseRun<C>): boolean =>
  stage !== ofStaff && dueAt !== null && dueAt <= at

/** Refuses INVALID_INPUT for a note that explains too little. */
export function assertNote(note: string, least: number): void {
  if (note.length < least) throw refuse('INVALID_INPUT', `请写得更具体，至少${least}个字`, { field: 'note' })
}

/** Refuses INVALID_INPUT for evidence without a picture and without a note. */
export function assertEvidence({ pictures, note }: CaseAct): void {
  if (pictures.length === 0 && !note) throw refuse('INVALID_INPUT', '请上传图片或写明情况')
}

/** Stores what the party showed with the evidence of the order. */
export async function storeEvidence<C extends CaseRow>(
  { name }: CaseKind<C>,
  { tx, order, at, rulesOf }: CaseRun<C>,
  { party, userId, note, pictures }: CaseAct,
): Promise<void> {
  if (pictures.length === 0 && !note) return
  // the evidence of an order names its own sides, of which a claim's are the reverse where its seller claims
  const isReversed = name === 'claim' && claimantOf(order) === 'seller'
  const by = isReversed ? otherOf(party) : party
  const shown = { userId, by, ...(name === 'claim' && { in: name }), note, pictures, at }
  await saveEvidence(tx, order, { ...shown, rules: rulesOf(order) })
}

/** Notifies the other party that it has to act. */
export const notifyOther = <C extends CaseRow>(
  kind: CaseKind<C>,
  run: CaseRun<C>,
  { party }: CaseAct,
  message: Pick<PartyMessage, 'title' | 'text'>,
): Promise<void> => notifyParties(kind, run, run.row, toOthers(party, { ...message, isUrgent: true }))
