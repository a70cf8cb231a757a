'use client'

import { CodeField, type FormWith } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { Field } from '@/components/ui/forms/field'
import { call } from '@/lib/client/api'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { fieldError } from '@/lib/shared/people/field-rules'

interface Props {
  form: FormWith<'phone' | 'smsCode'> & {
    fields: { phone: string }
    refuse: (name: 'phone', message: string) => void
  }
}

/** The new phone, and the code sent to it. */
export function NewPhoneFields({ form }: Props) {
  const phone = form.fields.phone
  const code = useCode(() => call('POST /comm/sms', { phone, purpose: 'phone' }), phone)
  const handleSend = () => {
    const wrong = fieldError('mobile', phone)
    if (wrong) return form.refuse('phone', wrong)
    void form.attempt(code.send)
  }
  return (
    <>
      <Field {...form.field('phone')} label="新手机号" required hint="一个手机号只能绑定一个账号">
        <input className="input num" inputMode="tel" autoComplete="tel" {...form.input('phone', normalPhone)} />
      </Field>
      <CodeField form={form} name="smsCode" label="新手机验证码" code={code} onSend={handleSend} />
    </>
  )
}
