import { asc, eq } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { DisputeAction } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import { disputeProposals } from '../../../../db/schema/aftersales/cases'
import { refuse } from '../../../../runtime/refusal'
import { boundsOf, noteAppealed } from '../../../orders/trading/staff/lock-disputed-order'
import { answererOf, assertSplit, dueOf, faultOf, offerTo } from '../dispute/rules'
import type { Dispute } from '../dispute/types'
import { type ActRow, assertEvidence, assertNote, type CaseAct, notifyOther, storeEvidence } from './apply-act'
import { DISPUTE } from './case-kind'
import { closeDispute } from './close-dispute'
import { moveDispute } from './move-case'

export interface DisputeAct extends CaseAct {
  /** Of a proposal, which an answer may contain. */
  refund: Fen | null
  /** A proposal to refund everything that was paid; the seller is not shown that amount. */
  full: boolean
  /** The proposal that the accepting page showed. */
  proposalId: number | null
}
type Take = ActRow<Dispute, DisputeAct>['take']

const opener = ({ by }: Dispute): Party => by

/** Characters of an answer or appeal. */
const LEAST_NOTE = 10

const agree: Take = (run, { party }) =>
  closeDispute(run, { outcome: 'granted', refund: run.row.wantFen, fault: faultOf(run.row), by: party })

/** Refuses INVALID_INPUT. */
const saveProposal: Take = async ({ tx, row: dispute, order, at }, { party: by, full, note, ...act }) => {
  const refund = full ? boundsOf(order).total : act.refund
  if (refund === null) throw refuse('INVALID_INPUT', '请填写退款金额', { field: 'refund' })
  assertSplit(refund, boundsOf(order))
  await tx.insert(disputeProposals).values({ disputeId: dispute.id, by, refundFen: refund, note, createdAt: at })
}

const contest: Take = async (run, act) => {
  const { tx, row: dispute, at } = run
  assertNote(act.note, LEAST_NOTE)
  await moveDispute(tx, dispute, { stage: 'talk', answer: act.note, answeredAt: at, dueAt: dueOf.talk(at) })
  await storeEvidence(DISPUTE, run, act)
  // from now on the demand can be accepted as the proposal of its opener
  if (dispute.want !== 'redo')
    await tx
      .insert(disputeProposals)
      .values({ disputeId: dispute.id, by: dispute.by, refundFen: dispute.wantFen, createdAt: dispute.createdAt })
  const offers = act.full || act.refund !== null
  // its words are the answer
  if (offers) await saveProposal(run, { ...act, note: '' })
  const title = offers ? '对方回应了售后，并提出方案' : '对方回应了售后'
  await notifyOther(DISPUTE, run, act, { title, text: '48 小时内协商不成，由客服处理' })
}

const propose: Take = async (run, act) => {
  // fails if the stage has changed: a ruling or a timer that ran first takes precedence
  await moveDispute(run.tx, run.row, { stage: 'talk' })
  await saveProposal(run, act)
  await notifyOther(DISPUTE, run, act, { title: '对方提出了和解方案', text: '可以接受，或提出你的方案' })
}

const accept: Take = async (run, { party, proposalId }) => {
  const { tx, row: dispute } = run
  const proposals = await tx
    .select()
    .from(disputeProposals)
    .where(eq(disputeProposals.disputeId, dispute.id))
    .orderBy(asc(disputeProposals.id))
  const offer = offerTo(party, proposals)
  if (!offer || offer.id !== proposalId) throw refuse('DISPUTE_STATE', '方案已变化，请看过新的方案再接受')
  // a full refund is due to the seller, whoever opened the dispute
  const fault = offer.refundFen === dispute.totalFen ? 'seller' : faultOf(dispute)
  await closeDispute(run, { outcome: 'agreed', refund: offer.refundFen, fault, by: party })
}

const escalate: Take = async (run, act) => {
  const { tx, row: dispute, at } = run
  await moveDispute(tx, dispute, { stage: 'staff', staffAt: at, dueAt: dueOf.staff(at) })
  await notifyOther(DISPUTE, run, act, { title: '对方申请客服介入', text: '客服 7 天内给出处理结果，可以继续补充凭证' })
}

const withdraw: Take = async (run, { party: by }) => {
  if (run.row.appealedAt) throw refuse('DISPUTE_STATE', '已有处理结果，不能撤回')
  await closeDispute(run, { outcome: 'withdrawn', refund: 0n as Fen, fault: faultOf(run.row), by })
}

const show: Take = async (run, act) => {
  assertEvidence(act)
  await storeEvidence(DISPUTE, run, act)
  await notifyOther(DISPUTE, run, act, { title: '对方补充了证据', text: '可以在售后页查看' })
}

const appeal: Take = async (run, act) => {
  const { tx, row: dispute, at } = run
  if (dispute.appealedAt) throw refuse('APPEAL_USED')
  assertNote(act.note, LEAST_NOTE)
  const words = { appealBy: act.party, appeal: act.note, appealedAt: at }
  await moveDispute(tx, dispute, { ...words, stage: 'staff', staffAt: at, dueAt: dueOf.staff(at) })
  await storeEvidence(DISPUTE, run, act)
  await noteAppealed(run, act.party)
  await notifyOther(DISPUTE, run, act, {
    title: '对方对处理结果提出申诉',
    text: '由另一位客服复核，7 天内作出最终处理结果',
  })
}

/** The allowed party and stages of each action. */
export const DISPUTE_ACTS: Readonly<Record<DisputeAction, ActRow<Dispute, DisputeAct>>> = {
  agree: { stages: ['answer'], by: answererOf, take: agree },
  contest: { stages: ['answer'], by: answererOf, take: contest },
  propose: { stages: ['talk'], take: propose },
  accept: { stages: ['talk'], take: accept },
  escalate: { stages: ['talk'], take: escalate },
  withdraw: { stages: ['answer', 'talk', 'staff'], by: opener, take: withdraw },
  show: { stages: ['answer', 'talk', 'staff'], take: show },
  appeal: { stages: ['ruled'], take: appeal },
}
