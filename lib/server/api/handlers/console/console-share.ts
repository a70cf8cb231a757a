import type { consoleShareContract } from '@/lib/contract/console/console-share'
import { cancelSharePayout } from '../../../modules/money/payouts/cancel-share-payout'
import { createSharePayee } from '../../../modules/money/payouts/create-share-payee'
import { createSharePayout } from '../../../modules/money/payouts/create-share-payout'
import { deleteSharePayee } from '../../../modules/money/payouts/delete-share-payee'
import { listSharePayouts, loadShareTerms } from '../../../modules/money/payouts/queries-shares'
import { loadMargin } from '../../../modules/office/rule-book/queries-margin'
import { updateMargin } from '../../../modules/office/rule-book/update-margin'
import type { Handlers } from '../../handler'

export const consoleShareHandlers: Handlers<typeof consoleShareContract> = {
  'GET /console/margin': (ctx) => loadMargin(ctx),
  'POST /console/changeMargin': (ctx, input) => updateMargin(ctx, input),
  'GET /console/shareTerms': (ctx) => loadShareTerms(ctx),
  'GET /console/sharePayouts': (ctx, input) => listSharePayouts(ctx, input),
  'POST /console/addSharePayee': (ctx, input) => createSharePayee(ctx, input),
  'POST /console/removeSharePayee': (ctx, input) => deleteSharePayee(ctx, input),
  'POST /console/askSharePayout': (ctx, input) => createSharePayout(ctx, input),
  'POST /console/cancelSharePayout': (ctx, input) => cancelSharePayout(ctx, input),
}
