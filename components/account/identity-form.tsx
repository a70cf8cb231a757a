'use client'

import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { toast } from '@/lib/client/toast-store'
import { RULES } from '@/lib/shared/field-rules'
import styles from './identity-form.module.css'

/** Real-name verification. `onDone` runs after the profile knows. */
export function IdentityForm({ onDone }: { onDone?: () => void }) {
  const [form, setForm] = useState({ realName: '', idCard: '' })
  const { busy, refused, errorOf, submit, refuse } = useSubmit()
  const set = (name: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = { realName: form.realName.trim(), idCard: form.idCard.trim().toUpperCase() }
    if (!RULES.realName.pattern.test(input.realName)) return refuse('realName', RULES.realName.message)
    if (!RULES.idCard.pattern.test(input.idCard)) return refuse('idCard', RULES.idCard.message)
    void submit(async () => {
      setProfile(await call('POST /user/verifyIdentity', input, { notMsg: true }))
      toast({ text: '实名认证已通过' })
      onDone?.()
    })
  }
  const general = refused && !['realName', 'idCard'].includes(refused.field) ? refused.message : ''
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Alert kind="safe">姓名和身份证号加密保存，只用于核验身份，不会展示给其他用户。</Alert>
      <Field id="realName" label="真实姓名" required error={errorOf('realName')}>
        <input className="input" maxLength={20} autoComplete="name" value={form.realName} onChange={set('realName')} />
      </Field>
      <Field id="idCard" label="身份证号" required error={errorOf('idCard')} hint="18位，最后一位可为 X">
        <input className="input num" maxLength={18} autoComplete="off" value={form.idCard} onChange={set('idCard')} />
      </Field>
      {general ? (
        <Alert kind="danger" live>
          {general}
        </Alert>
      ) : null}
      <Button type="submit" kind="primary" loading={busy}>
        提交认证
      </Button>
    </form>
  )
}
