'use client'

import { FormAlert } from '@/components/ui/forms/form-alert'
import { PinField } from '@/components/ui/forms/pin-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Price } from '@/components/ui/kit/price'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './boosting-page.module.css'
import type { OwnBooster } from './use-own-booster'

/** Pays the one-time deposit from the balance. The pay password is requested every time and never stored. */
export function DepositForm({ own, onPaid }: { own: OwnBooster; onPaid: () => void }) {
  const { booster, coin, hasPayPassword } = own
  const isShort = yuanToFen(booster.deposit) > yuanToFen(coin)
  const intent = useIntent()
  const form = useForm({
    id: 'stake',
    start: { payPassword: '' },
    validate: ({ payPassword }) => ({ payPassword: fieldError('payPassword', payPassword) }),
    send: async ({ payPassword }) => {
      try {
        await call('POST /pay/depositPay', { payPassword }, { idempotencyKey: intent.keyOf(payPassword) })
      } finally {
        form.change({ payPassword: '' })
      }
      onPaid()
    },
  })
  return (
    <form className={styles.form} noValidate aria-label="缴纳保证金" onSubmit={(event) => void form.submit(event)}>
      <p>
        缴纳保证金 <Price yuan={booster.deposit} size="l" /> 后就能接单。保证金是你的钱，单独存放，不会用于任何订单。
      </p>
      {hasPayPassword ? null : (
        <Alert kind="warn">
          保证金用余额支付，请先
          <a className="link" href="/center/myself/changePayPassword?returnUrl=%2Fcenter%2Fboosting%2Fbooster">
            设置支付密码
          </a>
        </Alert>
      )}
      {isShort ? (
        <Alert kind="warn">
          {`余额 ${yuanText(coin)} 不够，请先`}
          <a className="link" href="/center/myself/recharge">
            充值
          </a>
        </Alert>
      ) : null}
      <PinField
        form={form}
        hint={<span className="num">{`用余额支付，可用 ${yuanText(coin)}`}</span>}
        disabled={!hasPayPassword}
      />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy} disabled={!hasPayPassword || isShort}>
        {`缴纳 ${yuanText(booster.deposit)}`}
      </SubmitButton>
    </form>
  )
}
