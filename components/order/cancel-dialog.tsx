'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { LoadError } from '@/components/ui/load-error'
import { call } from '@/lib/client/api'
import { useSubmit } from '@/lib/client/hooks/use-submit'

interface Props {
  order: { orderSn: string }
  isRefund: boolean
  isSeller: boolean
  intent: string
  onClose: () => void
  onDone: (text: string) => void
}

const REASONS = {
  buyer: ['不想要了', '拍错了', '卖家长时间未发货', '其他'],
  seller: ['账号已在别处售出', '资料有变动', '无法按时交付', '其他'],
}

export function CancelDialog({ order, isRefund, isSeller, intent, onClose, onDone }: Props) {
  const reasons = isSeller ? REASONS.seller : REASONS.buyer
  const [reason, setReason] = useState(reasons[0] ?? '')
  const { busy, refused, submit } = useSubmit()
  const send = () =>
    submit(async () => {
      await call(
        'POST /order/cancelOrder',
        { orderSn: order.orderSn, reason },
        { idempotencyKey: intent, progress: true },
      )
      onClose()
      onDone(isRefund ? '订单已取消，款项已退回买家余额' : '订单已取消')
    })
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        再想想
      </Button>
      <Button kind="primary" loading={busy} onClick={send}>
        {isRefund ? '确定退款' : '确定取消'}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={isRefund ? (isSeller ? '取消交易并退款给买家' : '申请退款') : '取消订单'}
      size="s"
      onClose={onClose}
      footer={footer}
    >
      <div className="dialog-text">
        <Field id="cancel-reason" label="原因">
          <select className="input" value={reason} onChange={(event) => setReason(event.target.value)}>
            {reasons.map((text) => (
              <option key={text}>{text}</option>
            ))}
          </select>
        </Field>
        <p className="note muted">
          {isRefund ? '卖家还没有发货，货款会立即全额退回买家余额。' : '订单取消后商品重新上架。'}
        </p>
        {refused ? <LoadError message={refused.message} /> : null}
      </div>
    </Dialog>
  )
}
