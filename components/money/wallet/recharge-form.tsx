'use client'

import { offeredWays, type PayWay } from '@/components/orders/pay/pay-mode'
import { PaymentDialog } from '@/components/orders/pay/payment-dialog'
import { usePayMethods } from '@/components/orders/pay/use-pay-methods'
import { usePayment } from '@/components/orders/pay/use-payment'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { WAYS } from '@/components/ui/overlays/pay-ways'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { BAD_AMOUNT, NO_AMOUNT } from '@/lib/shared/money/recharge'
import { amountWords, normalAmount } from '@/lib/shared/normalize/amount'
import { passes } from '@/lib/shared/people/field-rules'
import styles from './wallet.module.css'

const PRESETS = ['100', '200', '300', '500', '1000'] as const

function amountError(amount: string): string | undefined {
  if (amount === '') return NO_AMOUNT
  return passes('price', amount) ? undefined : amountWords(amount, BAD_AMOUNT)
}

interface Props {
  payee: string
  onDone?: () => void
}

/** Preset or custom amount, payment method, the QR dialog; afterwards the profile is reloaded. */
export function RechargeForm({ payee, onDone }: Props) {
  const user = useProfile()
  const form = useForm<{ amount: string; method: PayWay }>({
    start: { amount: '', method: 'ali' },
    validate: ({ amount }) => ({ amount: amountError(amount) }),
    send: async () => void payment.start(method),
  })
  const { amount } = form.fields
  const isValid = passes('price', amount)
  const wire = isValid ? fenToYuan(yuanToFen(amount)) : ''
  const { methods } = usePayMethods()
  const ways = offeredWays(methods)
  const method = ways.includes(form.fields.method) ? form.fields.method : (ways[0] ?? 'ali')
  const payment = usePayment({
    orderSn: '',
    amount: wire,
    methods,
    onPaid: () => {
      toast({ text: '充值成功' })
      form.change({ amount: '' })
      void reloadProfile()
      onDone?.()
    },
    onRefused: form.fail,
    onResume: (resumed) => form.change({ amount: resumed }),
  })
  return (
    <form className={styles.recharge} noValidate onSubmit={(event) => void form.submit(event)}>
      <fieldset className={styles.presets}>
        <legend>充值金额</legend>
        {PRESETS.map((text) => (
          <button key={text} type="button" aria-pressed={amount === text} onClick={() => form.change({ amount: text })}>
            <small>¥</small>
            {Number(text).toLocaleString('zh-CN')}
          </button>
        ))}
      </fieldset>
      <Field {...form.field('amount')} label="其他金额（元）">
        <input
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          placeholder="最多两位小数"
          {...form.input('amount', normalAmount)}
        />
      </Field>
      <Methods ways={ways} value={method} onChange={(next) => form.change({ method: next })} />
      {user && user.authStatus !== 2 ? (
        <Alert kind="warn">
          请先完成实名认证（年满 18 周岁）{' '}
          <a className="link" href="/center/myself/identityAuthentication?returnUrl=%2Fcenter%2Fmyself%2Frecharge">
            去认证
          </a>
        </Alert>
      ) : null}
      <FormAlert form={form} />
      <SubmitButton kind="primary" size="lg">
        {isValid ? `充值 ${yuanText(wire)}` : '充值'}
      </SubmitButton>
      <PaymentDialog payment={payment} payee={payee} then="付完自动到账" />
    </form>
  )
}

interface MethodsProps {
  ways: readonly PayWay[]
  value: PayWay
  onChange: (way: PayWay) => void
}

function Methods({ ways, value, onChange }: MethodsProps) {
  return (
    <fieldset className={styles.methods}>
      <legend>付款方式</legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name="aliOrWx" checked={value === way} onChange={() => onChange(way)} />
          {WAYS[way].icon}
          {way === 'ali' ? '支付宝' : '微信支付'}
        </label>
      ))}
    </fieldset>
  )
}
