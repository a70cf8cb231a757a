'use client'

import styles from '@/components/members/parts/centre.module.css'
import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toastLater } from '@/lib/client/toast-store'
import { fieldError } from '@/lib/shared/people/field-rules'
import { NewPhoneFields } from './new-phone-fields'
import { payoutLock } from './payout-lock'

/** Binds another phone: requires a code to the current and to the new one. All other devices are logged out. */
export function PhoneForm() {
  const user = useProfile()
  const form = useForm({
    id: 'new-phone',
    leaves: true,
    start: { oldCode: '', phone: '', smsCode: '' },
    validate: ({ oldCode, phone, smsCode }) => ({
      oldCode: fieldError('smsCode', oldCode),
      phone: fieldError('mobile', phone),
      smsCode: fieldError('smsCode', smsCode),
    }),
    send: async ({ oldCode, phone, smsCode }) => {
      await call('POST /user/changeBindPhone', { oldCode, phone: phone, smsCode })
      toastLater({ text: '手机号已更换，其他设备需重新登录' })
      location.assign('/center/myself/accountSecurity')
    },
  })
  const old = useCode(() => call('POST /comm/smsBindPhone', { purpose: 'phone' }))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">
        {`先验证原手机 ${user?.phone ?? ''}，再验证新手机。更换后其他设备退出登录，${payoutLock(user)}。`}
      </p>
      <CodeField form={form} name="oldCode" label="原手机验证码" code={old} />
      <NewPhoneFields form={form} />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        更换手机号
      </SubmitButton>
    </form>
  )
}
