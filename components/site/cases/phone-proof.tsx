'use client'

import { codeError, phoneFault } from '@/components/people/account/account-errors'
import { PhoneInput } from '@/components/people/account/phone-input'
import { SmsInput } from '@/components/people/account/sms-input'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { normalDigits } from '@/lib/shared/normalize/digits'
import { normalPhone } from '@/lib/shared/normalize/phone'
import styles from './cases.module.css'

/** A phone and its code, in place of an account. */
export function PhoneProof({ text, onProved }: { text: string; onProved: () => void }) {
  const form = useForm({
    id: 'proof',
    start: { phone: '', smsCode: '' },
    validate: ({ phone, smsCode }) => ({ phone: phoneFault(phone), smsCode: codeError(smsCode) }),
    send: async ({ phone, smsCode }) => {
      await call('POST /case/verifyPhone', { phone: phone.trim(), smsCode: smsCode.trim() })
      onProved()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">{text}</p>
      <PhoneInput field={form.field('phone')} input={form.input('phone', normalPhone)} />
      <SmsInput
        field={form.field('smsCode')}
        input={form.input('smsCode', normalDigits)}
        ask={(phone) => call('POST /comm/sms', { phone, purpose: 'case' })}
        phone={form.fields.phone}
        onPhoneFault={(message) => form.refuse('phone', message)}
      />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        验证手机号
      </SubmitButton>
    </form>
  )
}
