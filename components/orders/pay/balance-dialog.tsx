'use client'

import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Price } from '@/components/ui/kit/price'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { yuanText } from '@/lib/shared/money/money'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './pay.module.css'

interface Props {
  orderSn: string
  total: string
  coin: string
  onClose: () => void
  onPaid: () => void
}

/** Pays from the balance; the pay password is requested every time and never stored. */
export function BalanceDialog({ orderSn, total, coin, onClose, onPaid }: Props) {
  const intent = useIntent()
  const form = useForm({
    start: { payPassword: '' },
    validate: ({ payPassword }) => ({ payPassword: fieldError('payPassword', payPassword) }),
    send: async ({ payPassword }) => {
      const idempotencyKey = intent.keyOf(`${orderSn} ${payPassword}`)
      try {
        await call('POST /pay/balancePay', { orderSn, payPassword }, { idempotencyKey })
      } finally {
        form.change({ payPassword: '' })
      }
      onClose()
      onPaid()
    },
  })
  const footer = <FormFoot form={form} label="确认付款" onClose={onClose} />
  return (
    <Dialog open title="余额付款" size="s" onClose={onClose} footer={footer}>
      <form className={`dialog-text ${styles.stack}`} onSubmit={(event) => void form.submit(event)}>
        <p className={styles.balanceSum}>
          <Price yuan={total} size="xl" />
          <span className="muted num">{`可用余额 ${yuanText(coin)}`}</span>
        </p>
        <PinField
          form={form}
          hint={
            <a className="link" href="/center/myself/changePayPassword">
              忘记支付密码？
            </a>
          }
          isFirst
        />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
