'use client'

import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { FaceGate } from '@/components/people/face/face-gate'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { yuanText } from '@/lib/shared/money/money'
import { fieldError } from '@/lib/shared/people/field-rules'
import type { Arrival } from './arrival'
import styles from './payout.module.css'
import type { Payee } from './use-payouts'

interface Props {
  payee: Payee
  /** Yuan as text. */
  amount: string
  arrival: Arrival
  onClose: () => void
  onDone: () => void
}

/** Asks for the pay password and a code whose message states this amount and payee. Neither is stored. */
export function ProofDialog({ payee, amount, arrival, onClose, onDone }: Props) {
  const intent = useIntent()
  const payeeId = String(payee.payeeId)
  const code = useCode(() => call('POST /pay/sendWithdrawalCode', { payeeId, amount }))
  const form = useForm({
    id: 'proof',
    start: { smsCode: '', payPassword: '' },
    validate: ({ smsCode, payPassword }) => ({
      smsCode: fieldError('smsCode', smsCode),
      payPassword: fieldError('payPassword', payPassword),
    }),
    send: async (proofs) => {
      const idempotencyKey = intent.keyOf(`${payeeId} ${amount} ${proofs.smsCode} ${proofs.payPassword}`)
      await call('POST /pay/cashAdvance', { payeeId, amount, ...proofs }, { idempotencyKey })
      toast({ text: '提现已提交' })
      onDone()
    },
  })
  const footer = <FormFoot form={form} formId="proof-form" label="确认提现" back="返回修改" onClose={onClose} />
  return (
    <Dialog open title="确认提现" size="s" onClose={onClose} footer={footer}>
      <form
        id="proof-form"
        className={`dialog-text ${styles.proof}`}
        noValidate
        onSubmit={(event) => void form.submit(event)}
      >
        <dl className={styles.facts}>
          <div>
            <dt>提现</dt>
            <dd className="num">{yuanText(amount)}</dd>
          </div>
          <div>
            <dt>到</dt>
            <dd>{payee.name}</dd>
          </div>
          <div>
            <dt>手续费</dt>
            <dd className="num">{yuanText(arrival.fee)}</dd>
          </div>
          <div>
            <dt>实到</dt>
            <dd className="num">{`${yuanText(arrival.arrives)}，${arrival.when}`}</dd>
          </div>
        </dl>
        <CodeField form={form} name="smsCode" code={code} />
        <PinField
          form={form}
          hint={
            <a className="link" href="/center/myself/changePayPassword">
              忘记支付密码？
            </a>
          }
        />
        <FormAlert form={form} />
        <FaceGate refusal={form.refusal} onPassed={() => (form.fields.smsCode ? void form.submit() : form.clear())} />
      </form>
    </Dialog>
  )
}
