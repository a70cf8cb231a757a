import type { Fen } from '@/lib/shared/money/money'
import { createPayment } from '../../../modules/money/wallet/create-payment'
import { creditPayment } from '../../../modules/money/wallet/credit-payment'
import { markPaid } from '../../../modules/money/wallet/internal/payment-rows'
import { type Channel, QR_PAYER } from '../../../providers/payment/port'
import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'

const HOUR = 3_600_000

/** A settled QR payment into the balance, at the context's current time. */
export function recharge(ctx: UserCtx, amount: Fen, channel: Channel = 1): Promise<void> {
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const expiresAt = new Date(at.getTime() + HOUR)
    const source = { channel, provider: 'sandbox', payer: QR_PAYER }
    const payment = await createPayment(ctx, tx, { ...source, purpose: 'recharge', refSn: '', amount, expiresAt })
    await markPaid(tx, payment, { tradeNo: `DEMO${randomToken(9)}`, at })
    await creditPayment(tx, { payment, kind: 'recharge', at })
  })
}
