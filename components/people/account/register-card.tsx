'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { Field } from '@/components/ui/forms/field'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import { INVITE_COOKIE, inviteCodeIn } from '@/lib/shared/money/invite-code'
import { normalCode } from '@/lib/shared/normalize/code'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './account.module.css'
import { agreeFault, codeError, phoneFault } from './account-errors'
import { AccountForm } from './account-form'
import { Agreement } from './agreement'
import { enterSite, useAlreadyHere } from './enter-site'
import { NewPasswordFields } from './new-password-fields'
import { SingleCard } from './single-card'

interface RegisterFields {
  phone: string
  smsCode: string
  password: string
  nickName: string
  inviteCode: string
  agree: boolean
}

const EMPTY: RegisterFields = { phone: '', smsCode: '', password: '', nickName: '', inviteCode: '', agree: false }

const registerFaults = ({ phone, smsCode, password, nickName, agree }: RegisterFields) => ({
  phone: phoneFault(phone),
  smsCode: codeError(smsCode),
  password: fieldError('password', password),
  nickName: nickName.trim() ? fieldError('nickName', nickName.trim()) : undefined,
  agree: agreeFault(agree),
})

async function register({ password, ...typed }: RegisterFields): Promise<void> {
  const [phone, smsCode] = [typed.phone.trim(), typed.smsCode.trim()]
  const [nickName, inviteCode] = [typed.nickName.trim(), typed.inviteCode.trim()]
  const optional = { ...(nickName && { nickName }), ...(inviteCode && { inviteCode }) }
  await lazyCall('POST /user/register', { phone, smsCode, password, ...optional, agree: '1' })
  enterSite()
}

export function RegisterCard() {
  const form = useForm({ id: 'reg', start: EMPTY, validate: registerFaults, send: register, leaves: true })
  useAlreadyHere()
  useEffect(() => {
    const box = document.getElementById(form.field('inviteCode').id)
    const inviteCode = inviteCodeIn(location.search) ?? Cookies.get(INVITE_COOKIE) ?? ''
    if (box instanceof HTMLInputElement && !box.value) form.change({ inviteCode })
  }, [])
  return (
    <SingleCard title="免费注册" act="注册" other={{ ask: '已有账号？', path: '/login', text: '直接登录' }}>
      <AccountForm
        form={form}
        submit="注册并登录"
        agreement={<Agreement box={form.checkbox('agree')} error={form.errorOf('agree')} />}
      >
        <NewPasswordFields form={form} purpose="register" label="设置密码" />
        <div className={styles.pair}>
          <Field {...form.field('nickName')} label="昵称（选填）">
            <input
              className="input input-lg"
              maxLength={16}
              autoComplete="nickname"
              placeholder="2-16 个字符"
              {...form.input('nickName')}
            />
          </Field>
          <Field {...form.field('inviteCode')} label="邀请码（选填）">
            <input className="input input-lg" autoComplete="off" {...form.input('inviteCode', normalCode)} />
          </Field>
        </div>
      </AccountForm>
    </SingleCard>
  )
}
