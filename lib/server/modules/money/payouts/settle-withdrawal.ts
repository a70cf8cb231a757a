import { and, eq, ne } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { withdrawals } from '../../../db/schema/money/payouts'
import type { PayoutNotice } from '../../../providers/payout/port'
import { type Ctx, inTx } from '../../../runtime/context'
import { isClosedByOwner } from '../../people/identity/queries'
import { creditDebtor } from '../debts/credit-debtor'
import { closeWithdrawal, lockWithdrawal } from './internal/close-withdrawal'
import type { WithdrawalRow } from './types'

/** `waiting`: no result yet; `refused`: an unknown number, different data, or contradicting an earlier settlement. */
type WithdrawalSettlement = 'settled' | 'waiting' | 'duplicate' | 'refused'

/**
 * Processes a provider's message about a payout, from notifications and the reconciler alike, in any order and number.
 * Row, ledger and the notification to the owner commit together.
 */
export async function settleWithdrawal(ctx: Ctx, notice: PayoutNotice): Promise<WithdrawalSettlement> {
  return inTx(ctx, async (tx, effects) => {
    const at = ctx.now()
    const found = await lockWithdrawal(tx, notice.payoutSn)
    const step = found ? await stepOf(tx, found.withdrawal, notice) : 'unknown payout'
    if (step === 'waiting' || step === 'duplicate') return step
    if (!found || typeof step === 'string') {
      const { provider, payoutSn, tradeNo, state } = notice
      const facts = { provider, payoutSn, tradeNo, state, amountFen: notice.amount.toString() }
      ctx.log.error(facts, `payout notice refused: ${step}`)
      return 'refused'
    }
    let { withdrawal } = found
    for (const status of step) {
      const end = { tx, effects, withdrawal, payee: found.payee, status, tradeNo: notice.tradeNo, at }
      if (status === 'paid') withdrawal = await closeWithdrawal({ ...end, checkAt: new Date(at.getTime() + DAY_MS) })
      else await giveBack(ctx, { ...end, status, why: notice.why })
    }
    return 'settled'
  })
}

/** Returns the money of a payout that did not arrive; that of a member repays debts first. */
async function giveBack(ctx: Ctx, end: Parameters<typeof closeWithdrawal>[0]): Promise<void> {
  const { tx, effects, at } = end
  const { userId, ofDist, amountFen, sn } = end.withdrawal
  if (ofDist === null && (await isClosedByOwner(tx, userId)))
    ctx.log.error({ userId, sn }, 'a payout came back to a closed account, whose owner cannot log in')
  const credit = async () => {
    await closeWithdrawal(end)
    return amountFen
  }
  await (ofDist === null ? creditDebtor(tx, effects, { userId, at, credit }) : credit())
}

type Step = ('paid' | 'failed' | 'returned')[] | 'waiting' | 'duplicate'

/** Returns the resulting step; any other text is the reason of the refusal. */
async function stepOf(tx: Tx, withdrawal: WithdrawalRow, notice: PayoutNotice): Promise<Step | string> {
  const { status, provider, amountFen, feeFen, tradeNo, sentAt } = withdrawal
  if (sentAt === null) return 'never sent'
  if (provider !== notice.provider) return 'another provider'
  if (amountFen - feeFen !== notice.amount) return 'another amount'
  if (tradeNo && tradeNo !== notice.tradeNo) return 'another trade number'
  const others = and(
    ...[eq(withdrawals.provider, provider), eq(withdrawals.tradeNo, notice.tradeNo), ne(withdrawals.id, withdrawal.id)],
  )
  if (!notice.tradeNo || (await tx.$count(withdrawals, others)) > 0) return 'trade number of another payout'
  switch (notice.state) {
    case 'WAIT':
      return 'waiting'
    case 'SUCCESS':
      if (status === 'sent') return ['paid']
      return status === 'failed' ? 'settled the other way before' : 'duplicate'
    case 'FAILED':
      if (status === 'sent') return ['failed']
      return status === 'failed' ? 'duplicate' : 'settled the other way before'
    case 'RETURNED':
      // the notification of its success was lost
      if (status === 'sent') return ['paid', 'returned']
      if (status === 'paid') return ['returned']
      return status === 'returned' ? 'duplicate' : 'settled the other way before'
  }
}
