import { asc, eq } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { DisputeAction, DisputeStage } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import { disputeProposals } from '../../../../db/schema/disputes'
import { refuse } from '../../../../runtime/refusal'
import { saveEvidence } from '../../../orders/trading/save-evidence'
import { boundsOf } from '../../../orders/trading/staff/lock-disputed-order'
import { assertSplit, dueOf, liableParty, offerTo } from '../rules'
import type { Dispute } from '../types'
import { type Case, closeDispute } from './close-dispute'
import { moveDispute } from './move-dispute'
import { notifyParties } from './notify-parties'

export interface Act {
  party: Party
  userId: number
  note: string
  pictures: readonly string[]
  refund: Fen | null
  /** A proposal to refund everything that was paid; the seller is not shown that amount. */
  full: boolean
  /** The proposal that the accepting page showed. */
  proposalId: number | null
}
type Taking = (run: Case, act: Act) => Promise<void>

interface Row {
  stages: readonly DisputeStage[]
  /** The party that may take this action; absent: either party. */
  by?: 'opener' | 'other'
  take: Taking
}

const agree: Taking = (run, { party }) =>
  closeDispute(run, { outcome: 'granted', refund: run.dispute.wantFen, fault: liableParty(run.dispute), by: party })

const contest: Taking = async (run, act) => {
  const { tx, dispute, at } = run
  needWords(act.note)
  await moveDispute(tx, dispute, { stage: 'talk', answer: act.note, answeredAt: at, dueAt: dueOf.talk(at) })
  await keep(run, act)
  await tell(run, act, '对方答复了纠纷', '48 小时内谈不妥，由客服裁决')
}

const propose: Taking = async (run, act) => {
  const { tx, dispute, order, at } = run
  const { party: by, full, note } = act
  const refund = full ? boundsOf(order).total : act.refund
  if (refund === null) throw refuse('INVALID_INPUT', '请填写退款金额', { field: 'refund' })
  assertSplit(refund, boundsOf(order))
  // fails if the stage has changed: a ruling or a timer that ran first takes precedence
  await moveDispute(tx, dispute, { stage: 'talk' })
  await tx.insert(disputeProposals).values({ disputeId: dispute.id, by, refundFen: refund, note, createdAt: at })
  await tell(run, act, '对方提出了和解方案', '可以接受，或提出你的方案')
}

const accept: Taking = async (run, { party, proposalId }) => {
  const { tx, dispute } = run
  const proposals = await tx
    .select()
    .from(disputeProposals)
    .where(eq(disputeProposals.disputeId, dispute.id))
    .orderBy(asc(disputeProposals.id))
  const offer = offerTo(party, proposals)
  if (!offer || offer.id !== proposalId) throw refuse('DISPUTE_STATE', '方案已变化，请看过新的方案再接受')
  await closeDispute(run, { outcome: 'agreed', refund: offer.refundFen, fault: liableParty(dispute), by: party })
}

const escalate: Taking = async (run, act) => {
  const { tx, dispute, at } = run
  await moveDispute(tx, dispute, { stage: 'staff', staffAt: at, dueAt: dueOf.staff(at) })
  await tell(run, act, '对方请客服裁决', '客服 7 天内作出裁决，可以继续补充证据')
}

const withdraw: Taking = async (run, { party: by }) => {
  if (run.dispute.appealedAt) throw refuse('DISPUTE_STATE', '已有裁决，不能撤回')
  await closeDispute(run, { outcome: 'withdrawn', refund: 0n as Fen, fault: liableParty(run.dispute), by })
}

const show: Taking = async (run, act) => {
  if (act.pictures.length === 0 && !act.note) throw refuse('INVALID_INPUT', '请上传图片或写明情况')
  await keep(run, act)
  await tell(run, act, '对方补充了证据', '可以在纠纷页查看')
}

const appeal: Taking = async (run, act) => {
  const { tx, dispute, at } = run
  if (dispute.appealedAt) throw refuse('APPEAL_USED')
  needWords(act.note)
  const words = { appealBy: act.party, appeal: act.note, appealedAt: at }
  await moveDispute(tx, dispute, { ...words, stage: 'staff', staffAt: at, dueAt: dueOf.staff(at) })
  await keep(run, act)
  await tell(run, act, '对方对裁决提出上诉', '由另一位客服复核，7 天内作出终局裁决')
}

/** The allowed party and stages of each action. */
export const ACTS: Readonly<Record<DisputeAction, Row>> = {
  agree: { stages: ['answer'], by: 'other', take: agree },
  contest: { stages: ['answer'], by: 'other', take: contest },
  propose: { stages: ['talk'], take: propose },
  accept: { stages: ['talk'], take: accept },
  escalate: { stages: ['talk'], take: escalate },
  withdraw: { stages: ['answer', 'talk', 'staff'], by: 'opener', take: withdraw },
  show: { stages: ['answer', 'talk', 'staff'], take: show },
  appeal: { stages: ['ruled'], take: appeal },
}

/**
 * Applies a party's action. Refuses DISPUTE_STATE at another stage or after the deadline, FORBIDDEN if the action
 * belongs to the other party, and whatever the action itself refuses.
 */
export async function applyAct(run: Case, action: DisputeAction, act: Act): Promise<void> {
  const row = ACTS[action]
  if (!row.stages.includes(run.dispute.stage) || isLate(run)) throw refuse('DISPUTE_STATE')
  if (row.by && (row.by === 'opener') !== (act.party === run.dispute.by)) throw refuse('FORBIDDEN')
  await row.take(run, act)
}

/** True if the deadline has passed but the scheduled job has not processed it yet. */
const isLate = ({ dispute: { stage, dueAt }, at }: { dispute: Dispute; at: Date }): boolean =>
  stage !== 'staff' && dueAt !== null && dueAt <= at

function needWords(note: string): void {
  if (note.length < 10) throw refuse('INVALID_INPUT', '再写具体些，至少10个字', { field: 'note' })
}

async function keep({ tx, order, at }: Case, { party: by, userId, note, pictures }: Act): Promise<void> {
  if (pictures.length > 0 || note) await saveEvidence(tx, order, { userId, by, note, pictures, at })
}

const tell = (run: Case, { party }: Act, title: string, text: string) =>
  notifyParties(run, run.dispute, party, { title, text, isUrgent: true })
