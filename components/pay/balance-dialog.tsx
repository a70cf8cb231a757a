'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Price, yuanText } from '@/components/ui/price'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { RULES } from '@/lib/shared/field-rules'
import styles from './pay.module.css'

interface Props {
  orderSn: string
  total: string
  coin: string
  onClose: () => void
  onPaid: () => void
}

/** WRONG_PAY_PASSWORD and PAY_PASSWORD_LOCKED of the error catalogue belong to the field. */
const AT_FIELD = [0, 1108, 1109]

/** Pays from the balance; the pay password is asked every time and never kept. */
export function BalanceDialog({ orderSn, total, coin, onClose, onPaid }: Props) {
  const [payPassword, setPayPassword] = useState('')
  const { busy, refused, submit, refuse } = useSubmit()
  const intent = useIntent()
  const send = () => {
    if (!RULES.payPassword.pattern.test(payPassword)) return refuse('payPassword', RULES.payPassword.message)
    return submit(async () => {
      await call(
        'POST /pay/balancePay',
        { orderSn, payPassword },
        { notMsg: true, idempotencyKey: intent.keyOf(`${orderSn} ${payPassword}`) },
      )
      onClose()
      onPaid()
    }).finally(() => setPayPassword(''))
  }
  const atField =
    refused && (AT_FIELD.includes(refused.code) || refused.field === 'payPassword') ? refused.message : undefined
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button kind="primary" loading={busy} onClick={send}>
        确认付款
      </Button>
    </>
  )
  return (
    <Dialog open title="余额付款" size="s" onClose={onClose} footer={footer}>
      <form
        className={`dialog-text ${styles.stack}`}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className={styles.balanceSum}>
          <Price yuan={total} size="xl" />
          <span className="muted num">{`可用余额 ${yuanText(coin)}`}</span>
        </p>
        <Field
          id="payPassword"
          label="支付密码"
          required
          error={atField}
          hint={
            <a className="link" href="/center/myself/changePayPassword">
              忘记支付密码？
            </a>
          }
        >
          <input
            className={`input num ${styles.pin}`}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            data-autofocus
            value={payPassword}
            onChange={(event) => setPayPassword(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
        {refused && !atField ? (
          <Alert kind="danger" live>
            {refused.message}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  )
}
