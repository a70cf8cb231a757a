'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalCode } from '@/lib/shared/normalize/code'
import { STAFF_CODE_PATTERN } from '@/lib/shared/staff/staff'
import styles from './staff-login.module.css'

interface Props {
  /** Number of unused recovery codes; absent while the authenticator is being bound. */
  left?: number
  /** Called with the recovery codes on the first login. */
  onIn: (recoveryCodes: string[]) => void
}

/** One input for both authenticator and recovery codes. */
export function CodeForm({ left, onIn }: Props) {
  const form = useForm({
    start: { code: '' },
    leaves: true,
    validate: ({ code }) => (STAFF_CODE_PATTERN.test(code) ? {} : { code: '请输入 6 位验证码或恢复码' }),
    send: async ({ code }) => onIn((await lazyCall('POST /staff/verify', { code: code })).recoveryCodes),
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <FormAlert form={form} />
      <Field
        {...form.field('code')}
        label="动态验证码"
        hint={
          left === undefined
            ? undefined
            : `打开验证器输入 6 位数字${left > 0 ? `；手机不在身边时可用恢复码，还剩 ${left} 个` : ''}`
        }
      >
        <input
          className="input"
          {...form.input('code', normalCode)}
          autoComplete="one-time-code"
          inputMode={left === undefined ? 'numeric' : 'text'}
        />
      </Field>
      <SubmitButton kind="primary" loading={form.busy}>
        确认
      </SubmitButton>
    </form>
  )
}
