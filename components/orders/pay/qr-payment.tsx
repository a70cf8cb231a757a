'use client'

import { QrDialog } from '@/components/ui/overlays/qr-dialog'
import { isExternal } from '@/lib/shared/text/safe-url'
import type { useQrPayment } from './use-qr-payment'

interface Props {
  payment: ReturnType<typeof useQrPayment>
  amount: string
  payee: string
  then?: string
}

/** The dialog of a running QR payment. */
export function QrPayment({ payment, amount, payee, then }: Props) {
  const { shown } = payment
  if (!shown) return null
  const other = shown.method === 'ali' ? 'wx' : 'ali'
  return (
    <QrDialog
      open
      method={shown.method}
      amount={amount}
      code={shown.code}
      picture={shown.picture}
      payee={payee}
      then={then}
      poll={payment.poll}
      onPaid={payment.finish}
      onRenew={() => void payment.renew()}
      onSwitch={() => void payment.start(other)}
      onClose={payment.close}
      extra={
        isSandboxCashier(shown.code) ? (
          <a className="link" href={shown.code} target="_blank" rel="noopener">
            打开沙箱收银台
          </a>
        ) : null
      }
    />
  )
}

/** Demo installations pay on a page of this site instead of in a provider's app. */
export const isSandboxCashier = (code: string): boolean =>
  isExternal(code) && URL.canParse(code) && new URL(code).pathname.startsWith('/sandbox-pay/')
