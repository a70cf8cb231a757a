'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { faultOf } from '@/lib/shared/field-rules'
import styles from './identity-form.module.css'

/** Real-name verification. `onDone` runs after the profile knows. */
export function IdentityForm({ onDone }: { onDone?: () => void }) {
  const form = useForm({
    start: { realName: '', idCard: '' },
    faults: ({ realName, idCard }) => ({
      realName: faultOf('realName', realName.trim()),
      idCard: faultOf('idCard', idCard.trim()),
    }),
    send: async ({ realName, idCard }) => {
      const input = { realName: realName.trim(), idCard: idCard.trim().toUpperCase() }
      setProfile(await call('POST /user/verifyIdentity', input))
      toast({ text: '实名认证已通过' })
      onDone?.()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Alert kind="safe">姓名和身份证号加密保存，只用于核验身份，不会展示给其他用户。</Alert>
      <Field {...form.field('realName')} label="真实姓名" required>
        <input className="input" maxLength={20} autoComplete="name" {...form.input('realName')} />
      </Field>
      <Field {...form.field('idCard')} label="身份证号" required hint="18 位，最后一位可为 X；早年的 15 位号码也可以">
        <input className="input num" maxLength={18} autoComplete="off" {...form.input('idCard')} />
      </Field>
      <FormAlert form={form} />
      <Button type="submit" kind="primary" loading={form.busy}>
        提交认证
      </Button>
    </form>
  )
}
