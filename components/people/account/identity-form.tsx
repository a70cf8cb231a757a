'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { normalIdentityNumber } from '@/lib/shared/normalize/identity-number'
import { normalRealName } from '@/lib/shared/normalize/real-name'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './identity-form.module.css'

/** Real-name verification. `onDone` runs after the profile is updated. */
export function IdentityForm({ onDone }: { onDone?: () => void }) {
  const form = useForm({
    start: { realName: '', idCard: '' },
    validate: ({ realName, idCard }) => ({
      realName: fieldError('realName', realName),
      idCard: fieldError('idCard', idCard),
    }),
    send: async (fields) => {
      setProfile(await call('POST /user/verifyIdentity', fields))
      toast({ text: '实名认证已通过' })
      onDone?.()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Alert kind="safe">姓名和身份证号加密保存，只用于核验身份，不会展示给其他用户。</Alert>
      <Field {...form.field('realName')} label="真实姓名" required>
        <input className="input" autoComplete="name" {...form.input('realName', normalRealName)} />
      </Field>
      <Field {...form.field('idCard')} label="身份证号" required hint="18 位，最后一位可为 X；早年的 15 位号码也可以">
        <input className="input num" autoComplete="off" {...form.input('idCard', normalIdentityNumber)} />
      </Field>
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        提交认证
      </SubmitButton>
    </form>
  )
}
