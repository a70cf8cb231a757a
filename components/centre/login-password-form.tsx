'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import { faultOf, RULES } from '@/lib/shared/field-rules'
import styles from './centre.module.css'

export function LoginPasswordForm({ onDone }: { onDone?: () => void }) {
  const form = useForm({
    start: { oldPassword: '', password: '', again: '' },
    faults: ({ oldPassword, password, again }) => ({
      oldPassword: oldPassword ? undefined : '请输入原密码',
      password: faultOf('password', password),
      again: again === password ? undefined : '两次输入的密码不一致',
    }),
    send: async ({ oldPassword, password }) => {
      await call('POST /user/changeUserPassword', { oldPassword, password })
      form.reset()
      toast({ text: '登录密码已修改，其他设备需重新登录' })
      onDone?.()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('oldPassword')} label="原密码" required>
        <input
          className="input"
          type="password"
          maxLength={64}
          autoComplete="current-password"
          {...form.input('oldPassword')}
        />
      </Field>
      <Field {...form.field('password')} label="新密码" required hint={RULES.password.message}>
        <input
          className="input"
          type="password"
          maxLength={32}
          autoComplete="new-password"
          {...form.input('password')}
        />
      </Field>
      <Field {...form.field('again')} label="再次输入新密码" required>
        <input className="input" type="password" maxLength={32} autoComplete="new-password" {...form.input('again')} />
      </Field>
      <FormAlert form={form} />
      <Button type="submit" kind="primary" loading={form.busy}>
        修改登录密码
      </Button>
    </form>
  )
}
