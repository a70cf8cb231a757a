'use client'

import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Segment } from '@/components/ui/kit/segment'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { BANKS, PAYEE_KINDS, type PayeeKind, payeeError } from '@/lib/shared/money/payout'
import { normalAccount } from '@/lib/shared/normalize/account'
import { normalRealName } from '@/lib/shared/normalize/real-name'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './payout.module.css'

const LABELS: Record<PayeeKind, [label: string, hint: string]> = {
  1: ['支付宝账号', '支付宝绑定的手机号或邮箱'],
  2: ['微信号', '微信号，或微信绑定的手机号'],
  3: ['银行卡号', '本人储蓄卡'],
}
type Bank = (typeof BANKS)[number] | ''

interface Props {
  /** Kinds that can be paid; others cannot be bound. */
  kinds: readonly PayeeKind[]
  /** For how long a new payee cannot be paid. */
  lockHours: number
  onClose: () => void
  onDone: () => void
}

/** Binds a payee: its number, the verified person's name, pay password and code. */
export function PayeeDialog({ kinds, lockHours, onClose, onDone }: Props) {
  const user = useProfile()
  const intent = useIntent()
  const form = useForm({
    id: 'payee',
    start: {
      kind: kinds[0] ?? (1 as PayeeKind),
      bankName: '' as string,
      account: '',
      realName: '',
      smsCode: '',
      payPassword: '',
    },
    validate: ({ kind, bankName, account, realName, smsCode, payPassword }) => ({
      bankName: kind === 3 && !bankName ? '请选择开户银行' : undefined,
      account: payeeError(kind, account),
      realName: fieldError('realName', realName),
      smsCode: fieldError('smsCode', smsCode),
      payPassword: fieldError('payPassword', payPassword),
    }),
    send: async ({ realName, smsCode, payPassword }) => {
      const payee = payeeOf()
      const idempotencyKey = intent.keyOf(JSON.stringify([payee, realName, smsCode, payPassword]))
      await call('POST /user/bindAccountNum', { ...payee, realName, smsCode, payPassword }, { idempotencyKey })
      toast({ text: '收款账户已绑定' })
      onDone()
    },
  })
  const { kind, account, bankName } = form.fields
  const payeeOf = () => ({
    kind: String(kind) as '1' | '2' | '3',
    account,
    bankName: (kind === 3 ? bankName : '') as Bank,
  })
  const code = useCode(() => call('POST /user/sendPayeeCode', payeeOf()))
  const send = () => {
    const error = payeeError(kind, account)
    if (kind === 3 && !bankName) return form.refuse('bankName', '请选择开户银行')
    if (error) return form.refuse('account', error)
    void form.attempt(code.send)
  }
  const footer = <FormFoot form={form} formId="payee-form" label="绑定" onClose={onClose} />
  return (
    <Dialog open title="绑定收款账户" size="m" onClose={onClose} footer={footer}>
      <form
        id="payee-form"
        className={`dialog-text ${styles.proof}`}
        noValidate
        onSubmit={(event) => void form.submit(event)}
      >
        <Segment
          label="收款方式"
          value={kind}
          options={kinds.map((value) => ({ value, label: PAYEE_KINDS[value] }))}
          onChange={(next) => form.change({ kind: next, account: '' })}
        />
        {kind === 3 ? (
          <Field {...form.field('bankName')} label="开户银行" required>
            <select className="input" {...form.input('bankName')}>
              <option value="">请选择</option>
              {BANKS.map((bank) => (
                <option key={bank}>{bank}</option>
              ))}
            </select>
          </Field>
        ) : null}
        <Field {...form.field('account')} label={LABELS[kind][0]} required hint={LABELS[kind][1]}>
          <input
            className="input"
            autoComplete="off"
            inputMode={kind === 3 ? 'numeric' : undefined}
            {...form.input('account', normalAccount)}
          />
        </Field>
        <Field
          {...form.field('realName')}
          label="户名"
          required
          hint={`须与实名认证的姓名一致${user?.realName ? `（${user.realName}）` : ''}`}
        >
          <input className="input" autoComplete="off" {...form.input('realName', normalRealName)} />
        </Field>
        <CodeField form={form} name="smsCode" code={code} onSend={send} />
        <PinField form={form} />
        <p className="field-hint">{`绑定后 ${lockHours} 小时内不能提现到这个账户，第一笔次日打款。`}</p>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
