import type { Form } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalDigits } from '@/lib/shared/normalize/digits'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { PasswordInput } from './password-input'
import { PhoneInput } from './phone-input'
import { SmsInput } from './sms-input'

interface NewPassword {
  phone: string
  smsCode: string
  password: string
}

/** Phone, its code, and the new password. */
export function NewPasswordFields({
  form,
  purpose,
  label,
}: {
  form: Pick<Form<NewPassword>, 'field' | 'input' | 'fields' | 'refuse'>
  purpose: 'register' | 'password'
  label: string
}) {
  return (
    <>
      <PhoneInput field={form.field('phone')} input={form.input('phone', normalPhone)} />
      <SmsInput
        field={form.field('smsCode')}
        input={form.input('smsCode', normalDigits)}
        ask={(phone) => lazyCall('POST /comm/sms', { phone, purpose })}
        phone={form.fields.phone}
        onPhoneFault={(message) => form.refuse('phone', message)}
      />
      <PasswordInput
        field={form.field('password')}
        input={form.input('password')}
        label={label}
        hint="8-32 位，需同时包含字母和数字"
        isNew
      />
    </>
  )
}
