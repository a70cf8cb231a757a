'use client'

import styles from '@/components/members/parts/centre.module.css'
import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { call } from '@/lib/client/api'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { toast, toastLater } from '@/lib/client/toast-store'
import { normalDigits } from '@/lib/shared/normalize/digits'
import { fieldError } from '@/lib/shared/people/field-rules'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'
import { payoutLock } from './payout-lock'

/** Sets or resets the pay password; returns to `returnUrl` if the visitor was sent here. */
export function PayPasswordForm({ returnUrl = '' }: { returnUrl?: string }) {
  const user = useProfile()
  const sms = useCode(() => call('POST /comm/smsBindPhone', { purpose: 'payPassword' }))
  const form = useForm({
    id: 'pay',
    start: { smsCode: '', payPassword: '', again: '' },
    validate: ({ smsCode, payPassword, again }) => ({
      smsCode: fieldError('smsCode', smsCode),
      payPassword: fieldError('payPassword', payPassword),
      again: again === payPassword ? undefined : '两次输入的支付密码不一致',
    }),
    send: async ({ smsCode, payPassword }) => {
      await call('POST /user/setPayPassword', { smsCode, payPassword })
      form.reset()
      if (returnUrl) {
        toastLater({ text: '支付密码已设置' })
        return location.assign(safeReturnUrl(returnUrl))
      }
      toast({ text: '支付密码已设置' })
      await reloadProfile()
    },
  })
  const pin = { className: 'input num', inputMode: 'numeric' } as const
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="muted">
        {`验证码发送到绑定手机 ${sms.sent?.phone ?? (user?.phone || '')}${user?.isPayPassWord ? `。重置后 ${payoutLock(user)}。` : ''}`}
      </p>
      <CodeField form={form} name="smsCode" code={sms} />
      <Field {...form.field('payPassword')} label="支付密码" required hint="6 位数字，不要与登录密码或生日相同">
        <input {...pin} type="password" autoComplete="off" {...form.input('payPassword', normalDigits)} />
      </Field>
      <Field {...form.field('again')} label="再次输入支付密码" required>
        <input {...pin} type="password" autoComplete="off" {...form.input('again', normalDigits)} />
      </Field>
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        {user?.isPayPassWord ? '重置支付密码' : '设置支付密码'}
      </SubmitButton>
    </form>
  )
}

/** Query: returnUrl. */
export const PayPasswordHere = withAddress(PayPasswordForm, (address) => ({
  returnUrl: fromQuery(address, 'returnUrl'),
}))
