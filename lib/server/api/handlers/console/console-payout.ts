import type { consolePayoutContract } from '@/lib/contract/console/console-payout'
import { listForStaff } from '../../../modules/money/payouts/queries-desk'
import { retryWithdrawal } from '../../../modules/money/payouts/retry-withdrawal'
import { reviewWithdrawal } from '../../../modules/money/payouts/review-withdrawal'
import { isTied } from '../../../modules/money/ties/queries-tied'
import { loadRisks } from '../../../modules/office/risk/queries'
import type { Handlers } from '../../handler'

export const consolePayoutHandlers: Handlers<typeof consolePayoutContract> = {
  'GET /console/withdrawals': async (ctx, input) => {
    const found = await listForStaff(ctx, input)
    const riskFor = await loadRisks(
      ctx,
      found.list.map(({ userId }) => userId),
    )
    return { ...found, list: found.list.map((row) => ({ ...row, risk: riskFor(row.userId) })) }
  },
  'POST /console/retryWithdrawal': (ctx, input) => retryWithdrawal(ctx, input),
  'POST /console/reviewWithdrawal': (ctx, input) => reviewWithdrawal(ctx, input, isTied),
}
