'use client'

import { QrDialog } from '@/components/ui/overlays/qr-dialog'
import { isExternal } from '@/lib/shared/text/safe-url'
import { PagePayment } from './page-payment'
import type { usePayment } from './use-payment'

interface Props {
  payment: ReturnType<typeof usePayment>
  payee: string
  then?: string
}

/** The dialog of a running payment. */
export function PaymentDialog({ payment, payee, then }: Props) {
  const { shown } = payment
  if (!shown) return null
  const { other } = payment
  const handleSwitch = other && (() => void payment.start(other))
  if (shown.kind !== 'qr') return <PagePayment payment={payment} shown={shown} onSwitch={handleSwitch} />
  return (
    <QrDialog
      open
      method={shown.way}
      amount={shown.amount}
      code={shown.code}
      picture={shown.picture}
      payee={payee}
      then={then}
      poll={payment.poll}
      onPaid={payment.finish}
      onRenew={() => void payment.renew()}
      onSwitch={handleSwitch}
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
