import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fen, moneyText } from '@/lib/shared/money/money'
import { DEPOSITS } from '@/lib/shared/trade/deposits'
import { oweDebt } from '../../../money/debts/owe-debt'
import { depositOf } from '../../../money/deposits/rules'
import { payClaim } from '../../../money/wallet/pay-claim'
import { recoverClaim } from '../../../money/wallet/recover-claim'
import { RECYCLING_FUND } from '../../../money/wallet/rules'
import type { Account } from '../../../money/wallet/types'
import { isHeld } from '../../../orders/trading/staff/hold-claimed'
import { settleClaimed } from '../../../orders/trading/staff/settle-claimed'
import type { Claim } from '../types'
import type { Case } from './lock-case'
import { moveClaim } from './move-claim'
import { tellSides } from './tell-sides'

const sumsOf = ({ sn, payFen, owedFen }: Claim): { pay: Fen; owed: Fen } => {
  if (payFen === null || owedFen === null) throw new Error(`claim ${sn} is not granted`)
  return { pay: payFen, owed: owedFen }
}
const walletOf = (userId: number): Account => (userId === HOUSE_ID ? RECYCLING_FUND : { kind: 'user', ownerId: userId })
const memoOf = ({ sn, orderSn }: Claim, what: string): string => `理赔${sn}${what}，订单${orderSn}`

/** The seventh day: the fund pays the buyer. What the seller owes is taken next, in a transaction of its own. */
export async function advance(run: Case): Promise<void> {
  const { tx, at, claim } = run
  const { pay } = sumsOf(claim)
  await moveClaim(tx, claim, { stage: 'advanced', paidAt: at, dueAt: at })
  await tellSides(run, claim, {
    buyer: { title: `理赔款 ${moneyText(pay)} 已到账`, text: `${claim.title}：7 天内没有追回，平台已垫付到你的余额` },
    seller: { title: '平台已垫付理赔款', text: `${claim.title}：到期没有归还或赔付，平台将向你追偿` },
  })
  await payClaim(tx, { ref: claim.sn, memo: memoOf(claim, '赔付'), at, buyerId: claim.buyerId, amount: pay })
}

/** What was paid in advance is taken back: of what is held for the order, else of the seller's balance, then the deposit; the rest is owed. */
export async function recover(run: Case): Promise<void> {
  const { tx, at, claim, order } = run
  const { pay, owed } = sumsOf(claim)
  const { sn: ref, sellerId } = claim
  await moveClaim(tx, claim, { stage: 'closed', outcome: 'advanced', closedAt: at, dueAt: null })
  const held = isHeld(order)
  await settleClaimed(run, { paid: pay, says: '理赔已由平台垫付' })
  if (held || owed === 0n) return
  const from = sellerId === HOUSE_ID ? [RECYCLING_FUND] : [walletOf(sellerId), depositOf('shop', sellerId)]
  const taken = await recoverClaim(tx, { ref, memo: memoOf(claim, '追偿'), at, owed, from })
  if (sellerId === HOUSE_ID) return
  const { leftFen } = await oweDebt(tx, { ref, taken, at })
  const title = leftFen === 0n ? `理赔追偿 ${moneyText(taken)}，已结清` : `理赔追偿，还欠 ${moneyText(leftFen)}`
  const sources = `从余额和${DEPOSITS.shop.name}中扣除 ${moneyText(taken)}`
  const text = leftFen === 0n ? sources : `${sources}，欠款从之后的交易收入中扣，还清前不能提现`
  await tellSides(run, claim, { buyer: null, seller: { title, text } })
}

/** The seller pays before that: of what is held for the order, else of the balance. Refuses BALANCE_SHORT. */
export async function settle(run: Case): Promise<void> {
  const { tx, at, claim, order } = run
  const { pay, owed } = sumsOf(claim)
  const { sn: ref, buyerId, sellerId } = claim
  const held = isHeld(order)
  await moveClaim(tx, claim, { stage: 'closed', outcome: 'settled', paidAt: at, closedAt: at, dueAt: null })
  await tellSides(run, claim, {
    buyer: { title: `理赔款 ${moneyText(pay)} 已到账`, text: `${claim.title}：卖家已赔付，理赔结束` },
    seller: null,
  })
  await settleClaimed(run, { paid: pay, says: '卖家已赔付，理赔结束' })
  const payer = held ? undefined : { account: walletOf(sellerId), amount: owed }
  await payClaim(tx, { ref, memo: memoOf(claim, '赔付'), at, buyerId, amount: pay, payer })
  if (!held && owed > 0n) await oweDebt(tx, { ref, taken: fen(owed), at })
}
