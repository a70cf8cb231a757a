'use client'

import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { FaceGate } from '@/components/people/face/face-gate'
import { FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { fieldError } from '@/lib/shared/people/field-rules'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './agreement.module.css'
import type { OwnAgreement } from './types'

interface Props {
  agreement: OwnAgreement
  /** The end of the text was on the screen. */
  hasRead: boolean
  onSigned: () => Promise<void>
}

/** Signs exactly the text that is shown, with a code that is valid for its hash only. */
export function SignForm({
  agreement: { orderSn, hash, phone, viewer, needsFace, dueTime },
  hasRead,
  onSigned,
}: Props) {
  const intent = useIntent()
  const code = useCode(() => call('POST /order/sendAgreementCode', { orderSn, hash }))
  const form = useForm({
    id: 'sign',
    start: { smsCode: '', agree: false },
    validate: ({ smsCode, agree }) => ({
      smsCode: fieldError('smsCode', smsCode),
      agree: agree ? undefined : '请先完整阅读并勾选同意',
    }),
    send: async ({ smsCode }) => {
      const idempotencyKey = intent.keyOf(`${hash} ${smsCode}`)
      const input = { orderSn, hash, smsCode, agree: '1' as const }
      const { isDone } = await call('POST /order/signAgreement', input, { idempotencyKey })
      toast({ text: isDone ? '双方已签署，开始换绑' : `已签署，等待${viewer === 'seller' ? '买家' : '卖家'}签署` })
      await onSigned()
    },
  })
  return (
    <form
      id="sign"
      className={styles.sign}
      noValidate
      aria-labelledby="sign-h"
      onSubmit={(event) => void form.submit(event)}
    >
      <h2 id="sign-h">签署</h2>
      <p className="muted">
        {`验证码发到你的手机 ${phone}，只对这份协议有效。${needsFace ? '本次签署还需人脸核验。' : ''}`}
        {dueTime ? `请在 ${dueTime.slice(5, 16)} 前签署。` : ''}
        不签署或超时，订单取消，货款全额退回买家，双方都不付违约金。
      </p>
      <label className="check">
        <input type="checkbox" disabled={!hasRead} {...form.checkbox('agree')} />
        {hasRead ? '我已完整阅读并同意本协议' : '请先阅读到协议末尾'}
      </label>
      <FieldError {...form.field('agree')} />
      <CodeField form={form} name="smsCode" code={code} />
      <FormAlert form={form} />
      <FaceGate refusal={form.refusal} onPassed={() => void form.submit()} />
      <div className={styles.buttons}>
        <SubmitButton kind="primary" size="lg" loading={form.busy}>
          确认签署
        </SubmitButton>
        <a className="btn btn-lg" href={orderPath(orderSn)}>
          返回订单
        </a>
      </div>
    </form>
  )
}
