'use client'

import { useState } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Segment } from '@/components/ui/kit/segment'
import { call } from '@/lib/client/api'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { fieldError, RULES } from '@/lib/shared/people/field-rules'
import { payoutLock } from './payout-lock'

type Way = 'old' | 'sms'

/** Sets a new login password, using the old one or the bound phone; without an existing password only the phone. */
export function LoginPasswordForm() {
  const user = useProfile()
  const hasPassword = user?.isHadPassWord ?? true
  const [chosen, setChosen] = useState<Way>('old')
  const way = hasPassword ? chosen : 'sms'
  const sms = useCode(() => call('POST /comm/smsBindPhone', { purpose: 'password' }))
  const form = useForm({
    start: { oldPassword: '', smsCode: '', password: '', again: '' },
    validate: ({ oldPassword, smsCode, password, again }) => ({
      ...(way === 'old'
        ? { oldPassword: oldPassword ? undefined : '请输入原密码' }
        : { smsCode: fieldError('smsCode', smsCode) }),
      password: fieldError('password', password),
      again: again === password ? undefined : '两次输入的密码不一致',
    }),
    send: async ({ oldPassword, smsCode, password }) => {
      await call('POST /user/changeUserPassword', { ...(way === 'old' ? { oldPassword } : { smsCode }), password })
      form.reset()
      toast({ text: '登录密码已修改，其他设备需重新登录' })
      await reloadProfile()
    },
  })
  const box = (name: 'oldPassword' | 'password' | 'again', autoComplete: string) => (
    <input
      className="input"
      type="password"
      maxLength={name === 'oldPassword' ? 64 : 32}
      autoComplete={autoComplete}
      {...form.input(name)}
    />
  )
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Alert>{`修改后其他设备需重新登录，${payoutLock(user)}`}</Alert>
      {hasPassword ? (
        <Segment
          label="验证方式"
          value={way}
          options={[
            { value: 'old', label: '原密码' },
            { value: 'sms', label: '短信验证码' },
          ]}
          onChange={(next) => {
            form.clear()
            setChosen(next)
          }}
        />
      ) : null}
      {way === 'old' ? (
        <Field {...form.field('oldPassword')} label="原密码" required>
          {box('oldPassword', 'current-password')}
        </Field>
      ) : (
        <CodeField
          form={form}
          name="smsCode"
          label={`短信验证码（${sms.sent?.phone ?? user?.phone ?? '绑定手机'}）`}
          code={sms}
        />
      )}
      <Field {...form.field('password')} label="新密码" required hint={RULES.password.message}>
        {box('password', 'new-password')}
      </Field>
      <Field {...form.field('again')} label="再次输入新密码" required>
        {box('again', 'new-password')}
      </Field>
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        {hasPassword ? '修改登录密码' : '设置登录密码'}
      </SubmitButton>
    </form>
  )
}
