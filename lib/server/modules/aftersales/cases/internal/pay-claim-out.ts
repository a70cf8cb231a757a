import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { type Fen, fen, moneyText, ZERO } from '@/lib/shared/money/money'
import { wordsOfClaim } from '@/lib/shared/trade/claims'
import { DEPOSITS } from '@/lib/shared/trade/deposits'
import { payDebts } from '../../../money/debts/pay-debts'
import { recordDebt } from '../../../money/debts/record-debt'
import { recordHeldPayment } from '../../../money/debts/record-held-payment'
import type { Debt } from '../../../money/debts/types'
import { depositOf } from '../../../money/deposits/rules'
import { releaseUnsentWithdrawals } from '../../../money/payouts/release-unsent-withdrawals'
import { payClaim } from '../../../money/wallet/cover/pay-claim'
import { returnClaimAdvance } from '../../../money/wallet/cover/return-claim-advance'
import { lockBalance } from '../../../money/wallet/lock-balance'
import { COVER_FUND, RECYCLING_FUND } from '../../../money/wallet/rules'
import type { Account } from '../../../money/wallet/types'
import { chargedBeyond } from '../../../orders/trading/staff/lock-claimed-order'
import { releaseClaimedOrder } from '../../../orders/trading/staff/release-claimed-order'
import type { Claim } from '../claim/types'
import { type CaseRun, CLAIM } from './case-kind'
import { moveClaim } from './move-case'
import { notifyParties } from './notify-parties'

const sumsOf = ({ sn, payFen, owedFen }: Claim): { pay: Fen; owed: Fen } => {
  if (payFen === null || owedFen === null) throw new Error(`claim ${sn} is not granted`)
  return { pay: payFen, owed: owedFen }
}
const walletOf = (userId: UserId): Account => (userId === HOUSE_ID ? RECYCLING_FUND : { kind: 'user', ownerId: userId })
const memoOf = ({ sn, orderSn }: Claim, what: string): string => `理赔${sn}${what}，订单${orderSn}`

/**
 * Pays the buyer from the fund on the seventh day. The seller's debt is collected afterwards, in its own transaction.
 */
export async function advance(run: CaseRun<Claim>): Promise<void> {
  const { tx, at, row: claim } = run
  const { pay } = sumsOf(claim)
  const { mend, mended } = wordsOfClaim(claim.kind)
  await moveClaim(tx, claim, { stage: 'advanced', paidAt: at, dueAt: at })
  await notifyParties(CLAIM, run, claim, {
    buyer: {
      title: `理赔款 ${moneyText(pay)} 已到账`,
      text: `${claim.title}：7 天内没有${mend}，平台已垫付到你的余额`,
    },
    seller: { title: '平台已垫付理赔款', text: `${claim.title}：到期没有${mended}或赔付，平台将向你追偿` },
  })
  await payClaim(tx, { ref: claim.sn, memo: memoOf(claim, '赔付'), at, buyerId: claim.buyerId, amount: pay })
}

/**
 * Recovers an advance payment from the seller: from the money held for the order, then the balance, for which unsent
 * withdrawals are called back, then the deposit, then the balances of the person's other accounts; the rest is recorded
 * as debt.
 */
export async function recover(run: CaseRun<Claim>): Promise<void> {
  const { tx, at, row: claim, order } = run
  const { pay, owed } = sumsOf(claim)
  const { sn: ref, sellerId } = claim
  await moveClaim(tx, claim, { stage: 'closed', outcome: 'advanced', closedAt: at, dueAt: null })
  const charged = chargedBeyond(order, owed)
  await releaseClaimedOrder(run, { paid: pay, says: '理赔已由平台垫付' })
  if (charged === 0n) return recordHeld(run)
  const collect = { ref, memo: memoOf(claim, '追偿'), at, owed: charged }
  if (sellerId === HOUSE_ID) {
    await returnClaimAdvance(tx, { ...collect, from: [RECYCLING_FUND] })
    return
  }
  // the shop's deposit is not liable for what its owner did as a renter
  const deposit = order.terms.rental ? [] : [depositOf('shop', sellerId)]
  // transfers lock the fund before deposits, and these before balances
  await lockBalance(tx, COVER_FUND)
  for (const account of deposit) await lockBalance(tx, account)
  const balances = await releaseUnsentWithdrawals(tx, run.effects, { userId: sellerId, owed: charged, at })
  const direct = await returnClaimAdvance(tx, { ...collect, from: [walletOf(sellerId), ...deposit] })
  const debt = await recordDebt(tx, { ref, taken: direct, at })
  const others = await payFromOthers(run, debt, balances)
  const [taken, leftFen] = [fen(direct + others), fen(debt.leftFen - others)]
  const title = leftFen === 0n ? `理赔追偿 ${moneyText(taken)}，已完成` : `理赔追偿，还欠 ${moneyText(leftFen)}`
  const whose = others > 0n ? '你名下账号的' : ''
  const sources = `从${whose}余额${deposit.length > 0 ? `和${DEPOSITS.shop.name}` : ''}中扣除 ${moneyText(taken)}`
  const text = leftFen === 0n ? sources : `${sources}，欠款从之后的交易收入中扣，还清前余额不能提现或付款`
  await notifyParties(CLAIM, run, claim, { buyer: null, seller: { title, text } })
}

/** A claim about a sale counts against the seller's level, whatever money covered it. */
async function recordHeld({ tx, at, row: claim, order }: CaseRun<Claim>): Promise<void> {
  const { sn: ref, sellerId: userId, distId } = claim
  if (userId === HOUSE_ID || order.terms.rental) return
  await recordHeldPayment(tx, { ref, userId, distId, memo: memoOf(claim, '赔付'), amount: sumsOf(claim).pay, at })
}

/** Repays a debt from the balances of other accounts of the person. Returns the amount. */
async function payFromOthers(
  { tx, effects, at }: CaseRun<Claim>,
  debt: Debt,
  balances: ReadonlyMap<UserId, Fen>,
): Promise<Fen> {
  let paid = ZERO
  let owed = debt
  for (const [payerId, most] of balances) {
    if (payerId === debt.userId || owed.leftFen === 0n) continue
    const part = await payDebts(tx, effects, { owed: [owed], payerId, most, at })
    owed = { ...owed, leftFen: fen(owed.leftFen - part), moves: owed.moves + (part > 0n ? 1 : 0) }
    paid = fen(paid + part)
  }
  return paid
}

/**
 * Lets who is liable pay before the seventh day: from the money held for the order, then from the balance. Refuses
 * BALANCE_SHORT.
 */
export async function settle(run: CaseRun<Claim>): Promise<void> {
  const { tx, at, row: claim, order } = run
  const { pay, owed } = sumsOf(claim)
  const { sn: ref, buyerId, sellerId } = claim
  const charged = chargedBeyond(order, owed)
  const { liable } = wordsOfClaim(claim.kind)
  await moveClaim(tx, claim, { stage: 'closed', outcome: 'settled', paidAt: at, closedAt: at, dueAt: null })
  await notifyParties(CLAIM, run, claim, {
    buyer: { title: `理赔款 ${moneyText(pay)} 已到账`, text: `${claim.title}：${liable}已赔付，理赔结束` },
    seller: null,
  })
  await releaseClaimedOrder(run, { paid: pay, says: `${liable}已赔付，理赔结束` })
  const payer = charged === 0n ? undefined : { account: walletOf(sellerId), amount: charged }
  await payClaim(tx, { ref, memo: memoOf(claim, '赔付'), at, buyerId, amount: pay, payer })
  if (charged > 0n) await recordDebt(tx, { ref, taken: charged, at })
  else await recordHeld(run)
}
