import { eq } from 'drizzle-orm'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { type Fen, moneyText, ZERO } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import type { BanFinding } from '@/lib/shared/trade/ban-claims'
import { wordsOfClaim } from '@/lib/shared/trade/claims'
import { claimDecisions } from '../../../../db/schema/aftersales/cases'
import { refuse } from '../../../../runtime/refusal'
import { createDebt } from '../../../money/debts/create-debt'
import { isTied } from '../../../money/ties/queries-tied'
import { chargedBeyond, noteClaimed, owedFor } from '../../../orders/trading/staff/lock-claimed-order'
import { assertUnpaidBan } from '../claim/assert-ban'
import { assertFinding, dueOf, isExcused, payOf } from '../claim/rules'
import type { Claim } from '../claim/types'
import { paidByFund } from './assert-within-budget'
import { type CaseRun, CLAIM } from './case-kind'
import { closeClaim } from './close-claim'
import { moveClaim } from './move-case'
import { notifyParties } from './notify-parties'

export interface Decision {
  staffId: UserId
  /** The second approver; null if one staff member was enough. */
  secondId: UserId | null
  facts: string
  rule: string
  /** About a ban; null of other claims. */
  finding: BanFinding | null
  /** Days of a ban that were found; absent: as stated. */
  banDays?: number
  /** 0: rejected. */
  pay: Fen
  /** The distributor whose staff decides; null: the platform's. */
  houseDistId: number | null
}

/**
 * Returns what a decision pays; `topUps` and `banDays` are proven, for claims of these kinds. Refuses INVALID_INPUT for
 * more than who claims stated, and for a finding about a ban that contradicts the decision.
 */
export function grantOf(
  { row: claim, order }: Pick<CaseRun<Claim>, 'row' | 'order'>,
  {
    isGranted,
    topUps,
    banDays,
    finding,
  }: { isGranted: boolean; topUps: Fen; banDays?: number; finding: BanFinding | null },
): Fen {
  assertFinding(claim, finding, isGranted)
  if ((banDays ?? 0) > (claim.ban?.days ?? 0))
    throw refuse('INVALID_INPUT', '认定的封禁天数不能超过申请的天数', { field: 'banDays' })
  if (topUps > claim.topUpFen) throw refuse('INVALID_INPUT', '认定的充值不能超过买家申报的金额', { field: 'topUp' })
  if (!isGranted) return ZERO
  const pay = payOf(claim, { topUps, banDays, rent: order.terms.rental?.ban })
  if (pay <= 0n) throw refuse('INVALID_INPUT', '请填写认定的封禁天数', { field: 'banDays' })
  return pay
}

/**
 * Checks that the staff member has not decided this claim before, and that a claim that was appealed is handled by the
 * platform, also after the decision. Refuses FORBIDDEN.
 */
export async function assertMayDecide(
  { tx, row: claim }: Pick<CaseRun<Claim>, 'tx' | 'row'>,
  { staffId, houseDistId }: Pick<Decision, 'staffId' | 'houseDistId'>,
): Promise<void> {
  if (claim.appealedAt && houseDistId !== null) throw refuse('FORBIDDEN', '申诉由平台客服处理')
  if (claim.stage !== 'review') return
  const [first] = await tx
    .select({ staffId: claimDecisions.staffId, secondId: claimDecisions.secondId })
    .from(claimDecisions)
    .where(eq(claimDecisions.claimId, claim.id))
  for (const judge of [first?.staffId, first?.secondId])
    if (judge && (await isTied(tx, staffId, judge))) throw refuse('FORBIDDEN', '申诉须由另一位客服处理')
}

/** Grants or rejects a claim in review, with reasons; the caller has checked who decides and the budget. */
export async function decide(run: CaseRun<Claim>, decision: Decision): Promise<void> {
  const { tx, at, row: claim } = run
  const { staffId, secondId, facts, rule, finding, banDays, pay: payFen, houseDistId } = decision
  const isGranted = payFen > 0n
  const { round } = claim
  await tx.insert(claimDecisions).values({
    claimId: claim.id,
    round,
    staffId,
    secondId,
    isGranted,
    facts,
    rule,
    finding,
    payFen,
    fundFen: paidByFund(run, payFen),
    houseDistId,
    createdAt: at,
  })
  const by = { handlerId: staffId, handedAt: at, decidedAt: at }
  if (isGranted) return grant(run, { payFen, by, finding, banDays })
  if (claim.appealedAt) return rejectForGood(run, by)
  await moveClaim(tx, claim, { ...by, stage: 'rejected', dueAt: dueOf.rejected(at) })
  await noteClaimed(run, `理赔未通过，${wordsOfClaim(claim.kind).claimant}可以申诉一次`, 'service')
  await notifyParties(CLAIM, run, claim, {
    buyer: { title: '理赔未通过', text: `${claim.title}：72 小时内可以申诉一次，换一位客服复核`, isUrgent: true },
    seller: { title: '理赔未通过', text: `${claim.title}：${wordsOfClaim(claim.kind).claimant} 72 小时内可以申诉` },
  })
}

type Handled = Pick<Claim, 'handlerId' | 'handedAt' | 'decidedAt'>

async function rejectForGood(run: CaseRun<Claim>, by: Handled): Promise<void> {
  const claim = await moveClaim(run.tx, run.row, by)
  await noteClaimed(run, '客服已给出最终审核结果', 'service')
  const message = { title: '申诉结果：未通过', text: `${claim.title}：理赔结束` }
  await closeClaim(
    { ...run, row: claim },
    { outcome: 'rejected', says: '理赔结束，未通过', messages: { buyer: message, seller: message } },
  )
}

/**
 * Grants a claim. The seller has until the seventh day to return the account or to pay; that amount of the seller's
 * balance cannot be withdrawn until then.
 */
async function grant(
  run: CaseRun<Claim>,
  { payFen, by, finding, banDays }: Pick<Decision, 'finding' | 'banDays'> & { payFen: Fen; by: Handled },
): Promise<void> {
  const { tx, at, order, row } = run
  if (row.ban) await assertUnpaidBan(tx, row)
  const claim = banDays && row.ban ? await moveClaim(tx, row, { ban: { ...row.ban, foundDays: banDays } }) : row
  const dueAt = dueOf.recovering(claim.filedAt ?? at, at)
  const owedFen = owedFor(order, payFen, isExcused(order.terms.rental?.ban, finding))
  await moveClaim(tx, claim, { ...by, stage: 'recovering', dueAt, payFen, owedFen })
  const { sn: ref, sellerId: userId, distId, title, orderSn } = claim
  const charged = chargedBeyond(order, owedFen)
  const { liable, mend, mended } = wordsOfClaim(claim.kind)
  if (charged > 0n && userId !== HOUSE_ID)
    await createDebt(tx, { ref, userId, distId, memo: `理赔${ref}追偿，订单${orderSn}`, amount: charged, at })
  const until = formatShortTime(dueAt)
  await noteClaimed(run, `理赔成立，${liable}须在 ${until} 前${mended}或赔付，到期由平台垫付`, 'service')
  await notifyParties(CLAIM, run, claim, {
    buyer: { title: '理赔成立', text: `${title}：${until} 还没有${mend}，${moneyText(payFen)} 自动到你的余额` },
    seller: {
      title: `理赔成立，请${mended}或赔付`,
      text: `${title}：${until} 前可以${mended}，或直接赔付；到期由平台垫付并向你追偿`,
      isUrgent: true,
    },
  })
}
