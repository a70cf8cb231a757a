import type { Fen } from '@/lib/shared/money/money'
import { HOUR_MS } from '@/lib/shared/time'
import { type Channel, QR_PAYER } from '../../../../providers/payment/port'
import type { UserCtx } from '../../../../runtime/context'
import { randomToken } from '../../../../runtime/vault'
import { createPayment } from '../create-payment'
import { creditPayment } from '../credit-payment'
import { markPaid } from '../internal/payment-rows'

/**
 * Credits money that no one paid, as a settled QR payment into the balance. In test mode and for the demo data only;
 * throws elsewhere.
 */
export function creditSandbox(ctx: UserCtx, amount: Fen, channel: Channel = 1): Promise<void> {
  if (!ctx.isTest && !ctx.isDemo) throw new Error('money without a payer, outside test mode and the demo')
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const expiresAt = new Date(at.getTime() + HOUR_MS)
    const source = { channel, provider: 'sandbox', payer: QR_PAYER }
    const payment = await createPayment(ctx, tx, { ...source, purpose: 'recharge', refSn: '', amount, expiresAt })
    await markPaid(tx, payment, { tradeNo: `DEMO${randomToken(9)}`, at })
    await creditPayment(tx, { payment, kind: 'recharge', at })
  })
}
