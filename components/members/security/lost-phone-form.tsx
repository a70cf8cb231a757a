'use client'

import styles from '@/components/members/parts/centre.module.css'
import { FaceGate } from '@/components/people/face/face-gate'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { PinField } from '@/components/ui/forms/pin-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { normalRealName } from '@/lib/shared/normalize/real-name'
import { fieldError } from '@/lib/shared/people/field-rules'
import { NewPhoneFields } from './new-phone-fields'
import { payoutLock } from './payout-lock'

/** For a phone that no longer receives codes: real name, pay password and the new phone are sent to staff. */
export function LostPhoneForm({ onDone }: { onDone: () => void }) {
  const user = useProfile()
  const form = useForm({
    id: 'lost-phone',
    start: { realName: '', payPassword: '', phone: '', smsCode: '' },
    validate: ({ realName, payPassword, phone, smsCode }) => ({
      realName: fieldError('realName', realName),
      payPassword: fieldError('payPassword', payPassword),
      phone: fieldError('mobile', phone),
      smsCode: fieldError('smsCode', smsCode),
    }),
    send: async ({ realName, payPassword, phone, smsCode }) => {
      await call('POST /user/requestPhone', { realName: realName, payPassword, phone: phone, smsCode })
      toast({ text: '申请已提交，等待客服核验' })
      onDone()
    },
  })
  if (user && user.authStatus !== 2)
    return <Alert kind="warn">原手机收不到短信时，须凭实名信息核验身份；你还没有完成实名认证，请联系客服。</Alert>
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Alert>{`由客服核验后更换，每天可提交 3 次。通过后所有设备退出登录，${payoutLock(user)}。`}</Alert>
      <Field {...form.field('realName')} label="真实姓名" required hint="与实名认证时填写的一致">
        <input className="input" autoComplete="name" {...form.input('realName', normalRealName)} />
      </Field>
      <PinField form={form} />
      <NewPhoneFields form={form} />
      <FormAlert form={form} />
      <FaceGate refusal={form.refusal} onPassed={() => void form.submit()} />
      <SubmitButton kind="primary" loading={form.busy}>
        提交申请
      </SubmitButton>
    </form>
  )
}
