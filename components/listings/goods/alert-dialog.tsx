'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { reloadOwn } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'

/** Key under which the member's alerts are loaded. */
export const ALERTS = 'price alerts'

interface Props {
  goodsSn: string
  price: string
  /** The alert that is set; `target` null: any lower price. */
  alert?: { target: string | null }
  onClose: () => void
}

/** Sets, changes or cancels the alert for a lower price of an item. */
export function AlertDialog({ goodsSn, price, alert, onClose }: Props) {
  const form = useForm({
    id: 'alert',
    start: { target: alert?.target ?? '' },
    validate: ({ target }) => ({ target: target ? targetFault(target, price) : undefined }),
    send: async ({ target }) => {
      await call('POST /goods/priceAlert', { goodsSn, on: '1', target: target || undefined })
      await finish(target ? `降到 ${yuanText(target)} 会发消息给你` : '降价会发消息给你')
    },
  })
  const finish = async (text: string) => {
    await reloadOwn(ALERTS)
    toast({ text })
    onClose()
  }
  const handleCancel = () =>
    form.attempt(async () => {
      await call('POST /goods/priceAlert', { goodsSn, on: '0' })
      await finish('已取消降价提醒')
    })
  return (
    <Dialog open title="降价提醒" size="m" onClose={onClose}>
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        {alert ? (
          <p>{`已设提醒：${alert.target === null ? '降价就提醒' : `降到 ${yuanText(alert.target)} 时提醒`}`}</p>
        ) : null}
        <Field
          {...form.field('target')}
          label="降到多少（元）时提醒我"
          hint={`现价 ${yuanText(price)}，不填则一降价就提醒`}
        >
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            placeholder="可不填"
            data-autofocus
            {...form.input('target', normalAmount)}
          />
        </Field>
        <p className="muted">
          降价时发到你的消息里；短信、邮件、微信可在
          <a className="link" href="/center/notifications">
            消息设置
          </a>
          开启
        </p>
        <FormAlert form={form} />
        <SubmitButton kind="primary" block loading={form.busy}>
          {alert ? '保存修改' : '设置提醒'}
        </SubmitButton>
        {alert ? (
          <Button block disabled={form.busy} onClick={() => void handleCancel()}>
            取消提醒
          </Button>
        ) : null}
      </form>
    </Dialog>
  )
}

function targetFault(target: string, price: string): string | undefined {
  const error = fieldError('price', target)
  if (error) return error
  return yuanToFen(target) >= yuanToFen(price) ? `提醒价要低于现价 ${yuanText(price)}` : undefined
}
