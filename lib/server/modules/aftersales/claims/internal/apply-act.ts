import type { ClaimAction, ClaimStage } from '@/lib/shared/trade/claims'
import { CLAIM_REVIEW_HOURS, CLAIM_WORDS } from '@/lib/shared/trade/claims'
import type { Party } from '@/lib/shared/trade/order-forms'
import { refuse } from '../../../../runtime/refusal'
import { cancelDebt } from '../../../money/debts/cancel-debt'
import { saveEvidence } from '../../../orders/trading/save-evidence'
import { appealEnds, dueOf } from '../rules'
import type { Claim } from '../types'
import { closeClaim } from './close-claim'
import type { Case } from './lock-case'
import { moveClaim } from './move-claim'
import { notifyParties, type PartyMessages } from './notify-parties'
import { settle } from './pay-out'
import { pickHandler } from './pick-handler'

export interface Act {
  party: Party
  userId: number
  note: string
  pictures: readonly string[]
}
type Taking = (run: Case, act: Act) => Promise<void>

interface Row {
  stages: readonly ClaimStage[]
  /** The party that may take this action; absent: either party. */
  by?: Party
  take: Taking
}

const recovered: Taking = (run) =>
  closeClaim(run, {
    outcome: 'recovered',
    says: '买家确认账号已找回，理赔结束',
    told: { buyer: null, seller: { title: '买家确认已找回，理赔结束', text: `${run.claim.title}：不需要赔付` } },
  })

const withdraw: Taking = (run) =>
  closeClaim(run, {
    outcome: 'withdrawn',
    says: '买家撤回了理赔',
    told: { buyer: null, seller: { title: '买家撤回了理赔', text: run.claim.title } },
  })

const returned: Taking = async (run, act) => {
  needWords(act.note)
  await moveClaim(run.tx, run.claim, { stage: 'recovering', returnedAt: run.at })
  await keep(run, act)
  await tell(run, act, {
    title: '卖家称账号已归还，请确认',
    text: `${run.claim.title}：登录核对后确认；没有收回就不用操作`,
  })
}

const show: Taking = async (run, act) => {
  if (act.pictures.length === 0 && !act.note) throw refuse('INVALID_INPUT', '请上传图片或写明情况')
  // fails if the stage has changed: a decision or a timer that ran first takes precedence
  await moveClaim(run.tx, run.claim, { stage: run.claim.stage })
  await keep(run, act)
  await tell(run, act, { title: '对方补充了理赔材料', text: `${run.claim.title}：可以在理赔页查看` })
}

const appeal: Taking = async (run, act) => {
  const { tx, at, claim } = run
  const { party: appealBy, note } = act
  if (claim.appealedAt) throw refuse('APPEAL_USED')
  if ((claim.stage === 'rejected') !== (appealBy === 'buyer')) throw refuse('FORBIDDEN')
  const ends = appealEnds(claim)
  if (!ends || ends <= at) throw refuse('APPEAL_LATE')
  needWords(note)
  const words = { appealBy, appeal: note, appealedAt: at, round: 2, payFen: null, owedFen: null }
  const handed = { handlerId: await pickHandler(tx, claim, at), handedAt: at, dueAt: dueOf.review(at) }
  await moveClaim(tx, claim, { ...words, ...handed, stage: 'review' })
  await cancelDebt(tx, claim.sn, at)
  await keep(run, act)
  await tell(run, act, {
    title: '对方对理赔判定上诉',
    text: `${claim.title}：由另一位客服复核，${CLAIM_REVIEW_HOURS} 小时内作出终局判定`,
  })
}

/** The allowed party and stages of each action. */
export const ACTS: Readonly<Record<ClaimAction, Row>> = {
  recovered: { stages: ['recovering'], by: 'buyer', take: recovered },
  settle: { stages: ['recovering'], by: 'seller', take: settle },
  returned: { stages: ['recovering'], by: 'seller', take: returned },
  appeal: { stages: ['rejected', 'recovering'], take: appeal },
  show: { stages: ['review', 'recovering'], take: show },
  withdraw: { stages: ['review'], by: 'buyer', take: withdraw },
}

/**
 * Applies a party's action. Refuses CLAIM_STATE at another stage or after the deadline, FORBIDDEN if the action belongs
 * to the other party, and whatever the action itself refuses.
 */
export async function applyAct(run: Case, action: ClaimAction, act: Act): Promise<void> {
  const row = ACTS[action]
  if (!row.stages.includes(run.claim.stage) || isLate(run)) throw refuse('CLAIM_STATE')
  if (row.by && row.by !== act.party) throw refuse('FORBIDDEN')
  await row.take(run, act)
}

/** True if the deadline has passed but the scheduled job has not processed it yet. */
const isLate = ({ claim: { stage, dueAt }, at }: { claim: Claim; at: Date }): boolean =>
  stage !== 'review' && dueAt !== null && dueAt <= at

function needWords(note: string): void {
  if (note.length < CLAIM_WORDS.least)
    throw refuse('INVALID_INPUT', `再写具体些，至少${CLAIM_WORDS.least}个字`, { field: 'note' })
}

async function keep({ tx, order, at }: Case, { party: by, userId, note, pictures }: Act): Promise<void> {
  if (pictures.length > 0 || note) await saveEvidence(tx, order, { userId, by, in: 'claim', note, pictures, at })
}

const tell = (run: Case, { party }: Act, told: PartyMessages) =>
  notifyParties(run, run.claim, {
    buyer: party === 'buyer' ? null : { ...told, isUrgent: true },
    seller: party === 'seller' ? null : { ...told, isUrgent: true },
  })
