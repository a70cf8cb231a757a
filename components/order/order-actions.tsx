'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { call } from '@/lib/client/api'
import { newIntent } from '@/lib/client/new-intent'
import { toast } from '@/lib/client/toast-store'
import type { OrderRow } from '@/lib/contract/entities/order'
import { CancelDialog } from './cancel-dialog'
import { DeliverDialog } from './deliver-dialog'
import { EvalDialog } from './eval-dialog'

type Asked = 'confirm' | 'cancel' | 'refund' | 'deliver' | 'eval' | 'delete'

const LABELS: Record<Asked, string> = {
  confirm: '确认收货',
  cancel: '取消订单',
  refund: '申请退款',
  deliver: '交付',
  eval: '评价',
  delete: '删除订单',
}
/** The one thing to do comes first and filled. */
const ORDER: Asked[] = ['confirm', 'deliver', 'refund', 'cancel', 'eval', 'delete']

export interface OrderActionsProps {
  order: Pick<OrderRow, 'orderSn' | 'goodsSn' | 'orderTypeId' | 'actions'>
  /** 1: the caller sells it, so a refund is a cancellation of the sale. */
  isSeller: boolean
  /** After anything changed. */
  onChanged: () => void
  size?: 'sm'
}

/** Buttons for what the API says this caller may do now, each with its question. */
export function OrderActions({ order, isSeller, onChanged, size }: OrderActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [intent, setIntent] = useState('')
  const ask = (what: Asked) => {
    setIntent(newIntent())
    setAsked(what)
  }
  const close = () => setAsked(null)
  const done = (text: string) => {
    toast({ text })
    onChanged()
  }
  const confirm = async () => {
    await call(
      'POST /order/confirmRecGoods',
      { orderId: order.orderSn },
      { idempotencyKey: intent, loud: true, progress: true },
    )
    done('确认收货成功！')
  }
  const remove = async () => {
    await call('POST /order/deleteOrder', { orderSn: order.orderSn }, { loud: true, progress: true })
    done('订单已删除')
  }
  const shown = ORDER.filter((what) => order.actions.includes(what))
  return (
    <>
      {order.actions.includes('pay') ? (
        <a
          className={buttonClass({ kind: 'primary', size })}
          href={`/wares/${order.goodsSn}/pay?orderSn=${order.orderSn}`}
        >
          去付款
        </a>
      ) : null}
      {shown.map((what) => (
        <Button
          key={what}
          size={size}
          kind={what === 'confirm' || what === 'deliver' ? 'primary' : undefined}
          onClick={() => ask(what)}
        >
          {what === 'refund' && isSeller ? '取消交易' : LABELS[what]}
        </Button>
      ))}
      <ConfirmDialog
        open={asked === 'confirm'}
        title="确定已收货吗？"
        confirmText="确认收货"
        onClose={close}
        onConfirm={confirm}
      >
        请先登录游戏核对资料，并完成换绑。确认后平台将放款给卖家。
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        title="删除这笔订单？"
        confirmText="删除"
        onClose={close}
        onConfirm={remove}
      >
        订单只从你的列表中移除，对方仍可查看。
      </ConfirmDialog>
      {asked === 'cancel' || asked === 'refund' ? (
        <CancelDialog
          order={order}
          isRefund={asked === 'refund'}
          isSeller={isSeller}
          intent={intent}
          onClose={close}
          onDone={done}
        />
      ) : null}
      {asked === 'deliver' ? <DeliverDialog order={order} intent={intent} onClose={close} onDone={done} /> : null}
      {asked === 'eval' ? <EvalDialog orderSn={order.orderSn} onClose={close} onDone={done} /> : null}
    </>
  )
}
