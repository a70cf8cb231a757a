'use client'

import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { call } from '@/lib/client/api'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { toast } from '@/lib/client/toast-store'
import { RULES } from '@/lib/shared/field-rules'
import styles from './centre.module.css'

const EMPTY = { oldPassword: '', password: '', again: '' }
/** WRONG_CREDENTIALS of the error catalogue: the old password. */
const WRONG_OLD = 1101

export function LoginPasswordForm({ onDone }: { onDone: () => void }) {
  const [form, setForm] = useState(EMPTY)
  const { busy, refused, errorOf, submit, refuse } = useSubmit()
  const set = (name: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.oldPassword) return refuse('oldPassword', '请输入原密码')
    if (!RULES.password.pattern.test(form.password)) return refuse('password', RULES.password.message)
    if (form.again !== form.password) return refuse('again', '两次输入的密码不一致')
    void submit(async () => {
      await call(
        'POST /user/changeUserPassword',
        { oldPassword: form.oldPassword, password: form.password },
        { notMsg: true },
      )
      setForm(EMPTY)
      toast({ text: '登录密码已修改，其他设备需重新登录' })
      onDone()
    })
  }
  const oldError = errorOf('oldPassword') ?? (refused?.code === WRONG_OLD ? refused.message : undefined)
  const isGeneral = refused && !oldError && !['password', 'again'].includes(refused.field)
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field id="oldPassword" label="原密码" required error={oldError}>
        <input
          className="input"
          type="password"
          maxLength={64}
          autoComplete="current-password"
          value={form.oldPassword}
          onChange={set('oldPassword')}
        />
      </Field>
      <Field id="newPassword" label="新密码" required error={errorOf('password')} hint={RULES.password.message}>
        <input
          className="input"
          type="password"
          maxLength={32}
          autoComplete="new-password"
          value={form.password}
          onChange={set('password')}
        />
      </Field>
      <Field id="againPassword" label="再次输入新密码" required error={errorOf('again')}>
        <input
          className="input"
          type="password"
          maxLength={32}
          autoComplete="new-password"
          value={form.again}
          onChange={set('again')}
        />
      </Field>
      {isGeneral ? (
        <Alert kind="danger" live>
          {refused.message}
        </Alert>
      ) : null}
      <Button type="submit" kind="primary" loading={busy}>
        修改登录密码
      </Button>
    </form>
  )
}
