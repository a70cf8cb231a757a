import type { consolePayoutContract } from '@/lib/contract/console-payout'
import { listReviews } from '../../modules/payouts/queries'
import { reviewWithdrawal } from '../../modules/payouts/review-withdrawal'
import type { Handlers } from '../handler'

export const consolePayoutHandlers: Handlers<typeof consolePayoutContract> = {
  'GET /console/withdrawalQueue': (ctx, input) => listReviews(ctx, input),
  'POST /console/reviewWithdrawal': (ctx, input) => reviewWithdrawal(ctx, input),
}
