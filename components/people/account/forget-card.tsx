'use client'

import { useForm } from '@/components/ui/forms/use-form'
import { clearVisitor } from '@/lib/client/clear-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import { toastLater } from '@/lib/client/toast-store'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './account.module.css'
import { codeError, phoneFault } from './account-errors'
import { AccountForm } from './account-form'
import { NewPasswordFields } from './new-password-fields'
import { SingleCard } from './single-card'

export function ForgetCard() {
  const form = useForm({
    id: 'forget',
    start: { phone: '', smsCode: '', password: '' },
    validate: ({ phone, smsCode, password }) => ({
      phone: phoneFault(phone),
      smsCode: codeError(smsCode),
      password: fieldError('password', password),
    }),
    send: async ({ phone, smsCode, password }) => {
      await lazyCall('POST /user/forgetUserPassWord', { phone: phone.trim(), smsCode: smsCode.trim(), password })
      clearVisitor()
      toastLater({ text: '密码已重置，请用新密码登录' })
      location.assign(`/login${location.search}`)
    },
    leaves: true,
  })
  return (
    <SingleCard title="重置登录密码" act="重置密码" other={{ ask: '想起密码了？', path: '/login', text: '直接登录' }}>
      <AccountForm form={form} submit="重置密码">
        <NewPasswordFields form={form} purpose="password" label="新密码" />
        <p className={`${styles.line} muted`}>重置后，所有设备上的登录都会失效</p>
      </AccountForm>
    </SingleCard>
  )
}
