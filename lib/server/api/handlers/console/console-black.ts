import type { consoleBlackContract } from '@/lib/contract/console/console-black'
import { loadReviewQueue } from '../../../modules/office/trust/queries'
import { reviewAppeal } from '../../../modules/office/trust/review-appeal'
import { reviewReport } from '../../../modules/office/trust/review-report'
import type { Handlers } from '../../handler'

export const consoleBlackHandlers: Handlers<typeof consoleBlackContract> = {
  'GET /console/blacklistQueue': (ctx) => loadReviewQueue(ctx),
  'POST /console/reviewReport': (ctx, input) => reviewReport(ctx, input),
  'POST /console/reviewAppeal': (ctx, input) => reviewAppeal(ctx, input),
}
