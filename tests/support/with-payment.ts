import { createPayments } from '@/lib/server/providers/payment/payments'
import { type PaymentProvider, QR_PAYER } from '@/lib/server/providers/payment/port'
import type { Services } from '@/lib/server/runtime/context'

/** The same services, with parts of the payment provider replaced. */
export function withPayment<T extends Pick<Services, 'payments'>>(services: T, more: Partial<PaymentProvider>): T {
  return { ...services, payments: createPayments([{ ...paymentOf(services), ...more }]) }
}

export function paymentOf({ payments }: Pick<Services, 'payments'>): PaymentProvider {
  const [provider] = payments.all
  if (!provider) throw new Error('no payment provider')
  return provider
}

/** Source of a payment by Alipay's QR code at the sandbox. */
export const SANDBOX_QR = { channel: 1, provider: 'sandbox', payer: QR_PAYER } as const
