'use client'

import type { ReactNode } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { fieldError } from '@/lib/shared/people/field-rules'

interface Props {
  title: string
  /** Purpose of the code; it is not valid for anything else. */
  purpose: 'bind' | 'unbind'
  label: string
  /** Rejects like `call`; the dialog then stays open. */
  onCode: (smsCode: string) => Promise<unknown>
  onClose: () => void
  /** Explains the effect. */
  children: ReactNode
}

/** A step that verifies the owner of the bound phone. */
export function CodeDialog({ title, purpose, label, onCode, onClose, children }: Props) {
  const sms = useCode(() => call('POST /comm/smsBindPhone', { purpose }))
  const form = useForm({
    id: purpose,
    start: { smsCode: '' },
    validate: ({ smsCode }) => ({ smsCode: fieldError('smsCode', smsCode) }),
    send: ({ smsCode }) => onCode(smsCode),
  })
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      footer={<FormFoot form={form} label={label} onClose={onClose} />}
    >
      <form className={`dialog-text ${styles.form}`} noValidate onSubmit={(event) => void form.submit(event)}>
        <p>{children}</p>
        {sms.sent ? <p className="muted">{`验证码已发送到 ${sms.sent.phone}`}</p> : null}
        <CodeField form={form} name="smsCode" code={sms} />
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
