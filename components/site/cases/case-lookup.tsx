'use client'

import { phoneFault } from '@/components/people/account/account-errors'
import { PhoneInput } from '@/components/people/account/phone-input'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import type { CaseBrief } from '@/lib/contract/entities/service-case'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { CASE_SN } from '@/lib/shared/trade/service-cases'
import styles from './cases.module.css'

/** Number and phone of a case, which show its state. */
export function CaseLookup({ caseSn, onFound }: { caseSn: string; onFound: (found: CaseBrief) => void }) {
  const form = useForm({
    id: 'lookup',
    start: { caseSn, phone: '' },
    validate: (fields) => ({
      caseSn: CASE_SN.test(fields.caseSn.trim().toUpperCase()) ? undefined : '工单号为 KF 加 14 位数字',
      phone: phoneFault(fields.phone),
    }),
    send: async (fields) =>
      onFound(
        await call('POST /case/lookUp', {
          caseSn: fields.caseSn.trim().toUpperCase(),
          phone: fields.phone.trim(),
        }),
      ),
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('caseSn')} label="工单号">
        <input className="input input-lg" maxLength={16} autoComplete="off" {...form.input('caseSn')} />
      </Field>
      <PhoneInput field={form.field('phone')} input={form.input('phone', normalPhone)} />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        查进度
      </SubmitButton>
    </form>
  )
}
