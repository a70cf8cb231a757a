'use client'

import styles from '@/components/members/parts/centre.module.css'
import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toastLater } from '@/lib/client/toast-store'
import { normalEmail } from '@/lib/shared/normalize/account'
import { fieldError } from '@/lib/shared/people/field-rules'

/** Binds an email address after confirming it by a code. */
export function EmailForm() {
  const user = useProfile()
  const form = useForm({
    id: 'new-email',
    leaves: true,
    start: { email: '', mailCode: '' },
    validate: ({ email, mailCode }) => ({
      email: fieldError('email', email),
      mailCode: fieldError('smsCode', mailCode),
    }),
    send: async ({ email, mailCode }) => {
      await call('POST /user/changeEmail', { email: email, mailCode })
      toastLater({ text: '邮箱已绑定' })
      location.assign('/center/myself/accountSecurity')
    },
  })
  const code = useCode(() => call('POST /user/sendMailCode', { email: form.fields.email }), form.fields.email)
  const send = () => {
    const wrong = fieldError('email', form.fields.email)
    if (wrong) return form.refuse('email', wrong)
    void form.attempt(code.send)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">{user?.email ? `现在绑定的是 ${user.email}` : '验证码发送到你填写的邮箱'}</p>
      <Field {...form.field('email')} label={user?.email ? '新邮箱' : '邮箱'} required>
        <input className="input" type="email" autoComplete="email" {...form.input('email', normalEmail)} />
      </Field>
      <CodeField form={form} name="mailCode" label="邮箱验证码" code={code} onSend={send} />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        绑定邮箱
      </SubmitButton>
    </form>
  )
}
