'use client'

import { useState } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Segment } from '@/components/ui/kit/segment'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { clearVisitor } from '@/lib/client/clear-visitor'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { clearOwn } from '@/lib/client/own-storage'
import { toastLater } from '@/lib/client/toast-store'
import { fieldError } from '@/lib/shared/people/field-rules'

type Way = 'pin' | 'sms'

/** Confirmation before the account is frozen, by pay password or SMS. */
export function FreezeDialog({ onClose }: { onClose: () => void }) {
  const user = useProfile()
  const [chosen, setChosen] = useState<Way>()
  const way = chosen ?? (user?.isPayPassWord ? 'pin' : 'sms')
  const sms = useCode(() => call('POST /comm/smsBindPhone', { purpose: 'freeze' }))
  const form = useForm({
    id: 'freeze',
    leaves: true,
    start: { payPassword: '', smsCode: '' },
    validate: ({ payPassword, smsCode }) =>
      way === 'pin'
        ? { payPassword: fieldError('payPassword', payPassword) }
        : { smsCode: fieldError('smsCode', smsCode) },
    send: async ({ payPassword, smsCode }) => {
      await call('POST /user/freezeAccount', way === 'pin' ? { payPassword } : { smsCode })
      clearOwn()
      clearVisitor()
      toastLater({ text: '账号已冻结，所有设备已退出登录' })
      location.assign('/login')
    },
  })
  const footer = (
    <>
      <Button onClick={onClose} disabled={form.busy}>
        不冻结
      </Button>
      <Button kind="danger" loading={form.busy} onClick={() => void form.submit()}>
        确认冻结
      </Button>
    </>
  )
  return (
    <Dialog open size="s" title="冻结账号？" onClose={onClose} footer={footer}>
      <form className={`dialog-text ${styles.form}`} noValidate onSubmit={(event) => void form.submit(event)}>
        <ul className={styles.points}>
          <li>所有设备立即退出，之后任何人都无法登录</li>
          <li>不能下单、发货、付款和提现；别人也不能再下单你的商品</li>
          <li>进行中的订单由客服处理；你自己不能解冻，须联系客服核验身份</li>
        </ul>
        <Segment
          label="验证方式"
          value={way}
          options={[
            { value: 'pin', label: '支付密码' },
            { value: 'sms', label: '短信验证码' },
          ]}
          onChange={(next) => {
            form.clear()
            setChosen(next)
          }}
        />
        {way === 'pin' ? <PinField form={form} /> : <CodeField form={form} name="smsCode" code={sms} />}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
