import type { consolePayoutContract } from '@/lib/contract/console/console-payout'
import { listForStaff } from '../../../modules/money/payouts/queries-desk'
import { retryWithdrawal } from '../../../modules/money/payouts/retry-withdrawal'
import { reviewWithdrawal } from '../../../modules/money/payouts/review-withdrawal'
import { isTied } from '../../../modules/money/ties/queries-tied'
import type { Handlers } from '../../handler'

export const consolePayoutHandlers: Handlers<typeof consolePayoutContract> = {
  'GET /console/withdrawals': (ctx, input) => listForStaff(ctx, input),
  'POST /console/retryWithdrawal': (ctx, input) => retryWithdrawal(ctx, input),
  'POST /console/reviewWithdrawal': (ctx, input) => reviewWithdrawal(ctx, input, isTied),
}
