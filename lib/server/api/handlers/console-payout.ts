import type { consolePayoutContract } from '@/lib/contract/console-payout'
import { listForStaff } from '../../modules/payouts/queries-desk'
import { retryWithdrawal } from '../../modules/payouts/retry-withdrawal'
import { reviewWithdrawal } from '../../modules/payouts/review-withdrawal'
import { isTied } from '../../modules/ties/is-tied'
import type { Handlers } from '../handler'

export const consolePayoutHandlers: Handlers<typeof consolePayoutContract> = {
  'GET /console/withdrawals': (ctx, input) => listForStaff(ctx, input),
  'POST /console/retryWithdrawal': (ctx, input) => retryWithdrawal(ctx, input),
  'POST /console/reviewWithdrawal': (ctx, input) => reviewWithdrawal(ctx, input, isTied),
}
