import type { ClaimAction } from '@/lib/shared/trade/claims'
import { CLAIM_REVIEW_HOURS, CLAIM_WORDS, isBan, outcomeName, wordsOfClaim } from '@/lib/shared/trade/claims'
import type { Party } from '@/lib/shared/trade/order-forms'
import { refuse } from '../../../../runtime/refusal'
import { noteClaimed } from '../../../orders/trading/staff/lock-claimed-order'
import { appealEnds, dueOf } from '../claim/rules'
import type { Claim } from '../claim/types'
import { type ActRow, assertEvidence, assertNote, type CaseAct, notifyOther, storeEvidence } from './apply-act'
import { CLAIM } from './case-kind'
import { closeClaim } from './close-claim'
import { moveClaim } from './move-case'
import { settle } from './pay-claim-out'
import { pickHandler } from './pick-handler'

type Take = ActRow<Claim, CaseAct>['take']

const buyer = (): Party => 'buyer'
const seller = (): Party => 'seller'

const recovered: Take = (run) => {
  const { kind, title } = run.row
  const says = `${wordsOfClaim(kind).claimant}确认${outcomeName(kind, 'recovered')}，理赔结束`
  return closeClaim(run, {
    outcome: 'recovered',
    says,
    messages: { buyer: null, seller: { title: says, text: `${title}：不需要赔付` } },
  })
}

const withdraw: Take = (run) => {
  const says = `${wordsOfClaim(run.row.kind).claimant}撤回了理赔`
  return closeClaim(run, {
    outcome: 'withdrawn',
    says,
    messages: { buyer: null, seller: { title: says, text: run.row.title } },
  })
}

/** Refuses CLAIM_STATE where the cover pays everything: there is nothing to settle. */
const pay: Take = async (run) => {
  if (run.row.owedFen === 0n) throw refuse('CLAIM_STATE')
  await settle(run)
}

const returned: Take = async (run, act) => {
  assertNote(act.note, CLAIM_WORDS.least)
  await moveClaim(run.tx, run.row, { stage: 'recovering', returnedAt: run.at })
  await storeEvidence(CLAIM, run, act)
  const { kind, title } = run.row
  const { liable } = wordsOfClaim(kind)
  await notifyOther(CLAIM, run, act, {
    title: isBan(kind) ? `${liable}称账号已解封，请确认` : '卖家称账号已归还，请确认',
    text: `${title}：登录核对后确认；没有${isBan(kind) ? '解封' : '收回'}就不用操作`,
  })
}

const show: Take = async (run, act) => {
  assertEvidence(act)
  // fails if the stage has changed: a decision or a timer that ran first takes precedence
  await moveClaim(run.tx, run.row, { stage: run.row.stage })
  await storeEvidence(CLAIM, run, act)
  await notifyOther(CLAIM, run, act, { title: '对方补充了理赔材料', text: `${run.row.title}：可以在理赔页查看` })
}

const appeal: Take = async (run, act) => {
  const { tx, at, row: claim } = run
  const { party: appealBy, note } = act
  if (claim.appealedAt) throw refuse('APPEAL_USED')
  if ((claim.stage === 'rejected') !== (appealBy === 'buyer')) throw refuse('FORBIDDEN')
  const ends = appealEnds(claim)
  if (!ends || ends <= at) throw refuse('APPEAL_LATE')
  assertNote(note, CLAIM_WORDS.least)
  const words = { appealBy, appeal: note, appealedAt: at, round: 2, payFen: null, owedFen: null }
  const handed = {
    handlerId: await pickHandler(tx, { ...claim, appealedAt: at }, at),
    handedAt: at,
    dueAt: dueOf.review(at),
  }
  await moveClaim(tx, claim, { ...words, ...handed, stage: 'review' })
  // what a grant asks of the seller stays asked: an appeal costs nothing, and the money would be gone before its end
  await storeEvidence(CLAIM, run, act)
  const { claimant, liable } = wordsOfClaim(claim.kind)
  await noteClaimed(run, `${appealBy === 'buyer' ? claimant : liable}申诉，客服重新审核`)
  await notifyOther(CLAIM, run, act, {
    title: '对方对审核结果申诉',
    text: `${claim.title}：由另一位客服复核，${CLAIM_REVIEW_HOURS} 小时内作出最终结果`,
  })
}

/** The allowed party and stages of each action. */
export const CLAIM_ACTS: Readonly<Record<ClaimAction, ActRow<Claim, CaseAct>>> = {
  recovered: { stages: ['recovering'], by: buyer, take: recovered },
  settle: { stages: ['recovering'], by: seller, take: pay },
  returned: { stages: ['recovering'], by: seller, take: returned },
  appeal: { stages: ['rejected', 'recovering'], take: appeal },
  show: { stages: ['review', 'recovering'], take: show },
  withdraw: { stages: ['review'], by: buyer, take: withdraw },
}
