'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'
import { WEEKDAYS } from '@/lib/shared/trade/open-hours'
import { readAmount } from './arrival'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

interface Props {
  terms: WithdrawalTerms
  plan: OutputOf<ApiContract['GET /pay/payoutPlan']>['plan']
  onClose: () => void
  onDone: () => void
}

/** Weekday, account and amounts of the weekly withdrawal, confirmed with the pay password. */
export function PlanDialog({ terms: { payees, rules }, plan, onClose, onDone }: Props) {
  const usable = payees.filter(({ canPay }) => canPay)
  const own = usable.find(({ payeeId }) => payeeId === plan?.payeeId) ?? usable[0]
  const form = useForm({
    id: 'plan',
    start: {
      weekday: String(plan?.weekday ?? 0),
      payeeId: own ? String(own.payeeId) : '',
      minimum: plan?.least ?? rules.least,
      keep: plan?.keep ?? '0',
      payPassword: '',
    },
    validate: ({ payeeId, minimum, keep, payPassword }) => ({
      payeeId: payeeId ? undefined : '请先添加收款账户',
      minimum:
        readAmount(minimum) === null || Number(minimum) < Number(rules.least)
          ? `请填写金额，不低于 ${yuanText(rules.least)}`
          : undefined,
      keep: keep === '' || (Number(keep) !== 0 && readAmount(keep) === null) ? '请填写金额，不保留填 0' : undefined,
      payPassword: fieldError('payPassword', payPassword),
    }),
    send: async (fields) => {
      await call('POST /pay/savePayoutPlan', fields)
      toast({ text: '已开启每周自动提现' })
      onDone()
    },
  })
  const footer = <FormFoot form={form} formId="plan-form" label="开启" back="返回" onClose={onClose} />
  return (
    <Dialog open title="每周自动提现" size="s" onClose={onClose} footer={footer}>
      <form
        id="plan-form"
        className={`dialog-text ${styles.proof}`}
        noValidate
        onSubmit={(event) => void form.submit(event)}
      >
        <p className={styles.fine}>
          当天 10:00 后提交。未成功会通知原因，连续 3 次未成功自动关闭。修改密码或手机号后需重新开启。
        </p>
        <Field {...form.field('weekday')} label="每周">
          <select
            className="input"
            value={form.fields.weekday}
            onChange={({ target }) => form.change({ weekday: target.value })}
          >
            {WEEKDAYS.map((day, index) => (
              <option key={day} value={index}>
                {day}
              </option>
            ))}
          </select>
        </Field>
        <Field {...form.field('payeeId')} label="收款账户">
          <select
            className="input"
            value={form.fields.payeeId}
            onChange={({ target }) => form.change({ payeeId: target.value })}
          >
            {usable.map(({ payeeId, name }) => (
              <option key={payeeId} value={payeeId}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field {...form.field('minimum')} label="起提金额（元）">
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            {...form.input('minimum', normalAmount)}
          />
        </Field>
        <Field {...form.field('keep')} label="余额保留（元）" hint="留在余额里，可用于付款">
          <input className="input num" inputMode="decimal" autoComplete="off" {...form.input('keep', normalAmount)} />
        </Field>
        <PinField form={form} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
