import type { payoutContract } from '@/lib/contract/people/payout'
import { cancelPayoutPlan } from '../../../modules/money/payouts/cancel-payout-plan'
import { cancelWithdrawal } from '../../../modules/money/payouts/cancel-withdrawal'
import { createPayee } from '../../../modules/money/payouts/create-payee'
import { createWithdrawal } from '../../../modules/money/payouts/create-withdrawal'
import { deletePayee } from '../../../modules/money/payouts/delete-payee'
import { listWithdrawals, loadWithdrawal, loadWithdrawalTerms } from '../../../modules/money/payouts/queries'
import { listPayees } from '../../../modules/money/payouts/queries-payees'
import { loadPlan } from '../../../modules/money/payouts/queries-plan'
import { savePayoutPlan } from '../../../modules/money/payouts/save-payout-plan'
import { sendPayeeCode } from '../../../modules/money/payouts/send-payee-code'
import { sendWithdrawalCode } from '../../../modules/money/payouts/send-withdrawal-code'
import { updateDefaultPayee } from '../../../modules/money/payouts/update-default-payee'
import type { Handlers } from '../../handler'
import { askingBrowser, withBrowser } from './sms-browser'

export const payoutHandlers: Handlers<typeof payoutContract> = {
  'GET /user/payees': (ctx) => listPayees(ctx),
  'POST /user/sendPayeeCode': (ctx, input, http) => sendPayeeCode(ctx, { ...input, browser: askingBrowser(http) }),
  'POST /user/bindAccountNum': (ctx, input, http) => createPayee(ctx, withBrowser(input, http)),
  'POST /user/choosePayee': (ctx, input) => updateDefaultPayee(ctx, input),
  'POST /user/removePayee': (ctx, input) => deletePayee(ctx, input),
  'GET /pay/withdrawalTerms': (ctx) => loadWithdrawalTerms(ctx),
  'POST /pay/sendWithdrawalCode': (ctx, input, http) =>
    sendWithdrawalCode(ctx, { ...input, browser: askingBrowser(http) }),
  'POST /pay/cashAdvance': (ctx, input, http) => createWithdrawal(ctx, withBrowser(input, http)),
  'GET /pay/payoutPlan': (ctx) => loadPlan(ctx),
  'POST /pay/savePayoutPlan': (ctx, input) => savePayoutPlan(ctx, input),
  'POST /pay/stopPayoutPlan': (ctx) => cancelPayoutPlan(ctx),
  'GET /pay/withdrawals': (ctx, input) => listWithdrawals(ctx, input),
  'GET /pay/withdrawal': (ctx, input) => loadWithdrawal(ctx, input.withdrawalSn),
  'POST /pay/cancelWithdrawal': (ctx, input) => cancelWithdrawal(ctx, input),
}
