import { eq } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money/money'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { PayoutState } from '../../../providers/payout/port'
import type { Ctx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { findRealName } from '../../people/identity/queries'
import { claimDueWithdrawals, watchAgain } from './claim-due-withdrawals'
import { sendWithdrawal } from './send-withdrawal'
import { settleWithdrawal } from './settle-withdrawal'
import type { WithdrawalRow } from './types'

/**
 * Sends due withdrawals to the provider, and queries those that are unsettled or may have been returned. Safe on many
 * instances, because the provider pays each number only once. Returns how many were processed.
 */
export const reconcileWithdrawals = (ctx: Ctx, { limit }: { limit: number }): Promise<number> =>
  sweepRows(ctx, {
    name: 'withdrawals',
    // claiming sets the next time, which also puts off what fails
    find: () => claimDueWithdrawals(ctx.db, { now: ctx.now(), limit }),
    keyOf: ({ id }) => id,
    // no answer is not a refusal: the money stays held, and the query is repeated
    act: async (claimed) => {
      const withdrawal = claimed.status === 'waiting' ? await sendWithdrawal(ctx, claimed.sn) : claimed
      if (withdrawal) await askAbout(ctx, withdrawal)
    },
  })

async function askAbout(ctx: Ctx, withdrawal: WithdrawalRow): Promise<void> {
  const { id, sn, provider, status, settledAt } = withdrawal
  if (provider !== ctx.payout.name) throw new Error(`nobody can ask ${provider} any more`)
  const known = await ctx.payout.queryPayout(sn, sentAmount(withdrawal))
  if (status === 'paid') {
    if (known?.state === 'RETURNED') await settleWithdrawal(ctx, { ...known, provider })
    else
      await ctx.db
        .update(withdrawals)
        .set({ checkAt: settledAt && watchAgain(settledAt, ctx.now()) })
        .where(eq(withdrawals.id, id))
    return
  }
  await settleWithdrawal(ctx, { ...(known ?? (await pay(ctx, withdrawal))), provider })
}

const sentAmount = ({ amountFen, feeFen }: WithdrawalRow): Fen => fen(amountFen - feeFen)

async function pay(ctx: Ctx, withdrawal: WithdrawalRow): Promise<PayoutState> {
  const { sn, userId, payeeId } = withdrawal
  const [payee] = await ctx.db.select().from(payees).where(eq(payees.id, payeeId))
  if (!payee) throw new Error(`${sn} goes nowhere`)
  const { kind, bankName } = payee
  const whose = String(payee.userId)
  const account = ctx.vault.open('payee', whose, payee.account)
  const realName = payee.holder ? ctx.vault.open('payee', whose, payee.holder) : await findRealName(ctx, userId)
  const amount = sentAmount(withdrawal)
  return ctx.payout.createPayout({ payoutSn: sn, amount, payee: { kind, bankName, account, realName } })
}
