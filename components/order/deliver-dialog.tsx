'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { LoadError } from '@/components/ui/load-error'
import { call } from '@/lib/client/api'
import { useSubmit } from '@/lib/client/hooks/use-submit'

interface Props {
  order: { orderSn: string; orderTypeId: number }
  intent: string
  onClose: () => void
  onDone: (text: string) => void
}

const NOTE_HINTS: Record<number, string> = {
  1: '密保手机、邮箱怎么换绑，可不填',
  46: '每行一个兑换码或卡号卡密，注明有效期',
  3: '充值时间、到账数量',
}

/** The seller's hand-over: credentials for accounts, a note for everything else; a code is in the note. */
export function DeliverDialog({ order, intent, onClose, onDone }: Props) {
  const isAccount = order.orderTypeId === 1
  const [form, setForm] = useState({ account: '', password: '', note: '' })
  const { busy, refused, errorOf, submit, refuse } = useSubmit()
  const set = (name: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value })
  const send = () => {
    if (isAccount && !form.account.trim()) return refuse('account', '请输入游戏账号')
    if (isAccount && !form.password) return refuse('password', '请输入密码')
    if (!isAccount && !form.note.trim()) return refuse('note', '请填写交付说明')
    return submit(async () => {
      await call('POST /order/deliver', { orderSn: order.orderSn, ...form }, { idempotencyKey: intent, progress: true })
      onClose()
      onDone('已交付，等待买家确认')
    })
  }
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button kind="primary" loading={busy} onClick={send}>
        确认交付
      </Button>
    </>
  )
  return (
    <Dialog open title={isAccount ? '交付账号资料' : '提交发货'} size="m" onClose={onClose} footer={footer}>
      <form
        className="dialog-text form-stack"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Alert kind="safe">内容加密保存，只有这位买家能查看，每次查看都有记录。请不要把密码发在群里。</Alert>
        {isAccount ? (
          <>
            <Field id="deliver-account" label="游戏账号" required error={errorOf('account')}>
              <input
                className="input"
                maxLength={100}
                autoComplete="off"
                value={form.account}
                onChange={set('account')}
              />
            </Field>
            <Field id="deliver-password" label="密码" required error={errorOf('password')}>
              <input
                className="input"
                maxLength={100}
                autoComplete="off"
                value={form.password}
                onChange={set('password')}
              />
            </Field>
          </>
        ) : null}
        <Field
          id="deliver-note"
          label={isAccount ? '换绑说明' : '交付说明'}
          required={!isAccount}
          error={errorOf('note')}
          hint={NOTE_HINTS[order.orderTypeId] ?? '交易地点、时间、数量等'}
        >
          <textarea
            className="input"
            rows={3}
            maxLength={1000}
            style={{ height: 'auto', paddingBlock: 8 }}
            value={form.note}
            onChange={set('note')}
          />
        </Field>
        {refused && !['account', 'password', 'note'].includes(refused.field) ? (
          <LoadError message={refused.message} />
        ) : null}
      </form>
    </Dialog>
  )
}
