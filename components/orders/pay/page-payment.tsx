'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import { Dialog } from '@/components/ui/overlays/dialog'
import { WAYS } from '@/components/ui/overlays/pay-ways'
import { LOST_TEXT, usePaymentWait } from '@/components/ui/overlays/use-payment-wait'
import type { RunningPayment, usePayment } from './use-payment'

interface Props {
  payment: ReturnType<typeof usePayment>
  shown: RunningPayment
  /** Absent: no other way is offered. */
  onSwitch?: () => void
}

/** Waits for a payment made in the app of this device; the result is queried, wherever the visitor comes back from. */
export function PagePayment({ payment, shown, onSwitch }: Props) {
  const { name, other, icon } = WAYS[shown.way]
  const { state, isLost, reload } = usePaymentWait(shown.payRand, payment.poll, payment.finish)
  const [asking, setAsking] = useState(false)
  const [answered, setAnswered] = useState(false)
  const handlePaid = async () => {
    setAsking(true)
    await reload()
    setAsking(false)
    setAnswered(true)
  }
  const isOver = state === 'expired' || state === 'failed'
  const status = {
    idle: `正在打开${name}`,
    waiting: isLost ? LOST_TEXT : answered ? '还没有收到付款，付完请再等几秒' : '正在确认付款结果',
    done: '付款成功',
    expired: '没有收到付款，可以重新付款',
    failed: '查询中断，可以重新付款',
  }[state]
  return (
    <Dialog
      open
      size="s"
      title={
        <>
          {icon}
          {`${name}付款`}
        </>
      }
      onClose={payment.close}
      footer={
        <>
          <span className={state === 'waiting' ? 'live' : 'live is-off'} role="status">
            {status}
          </span>
          {onSwitch ? <Button onClick={onSwitch}>{other}</Button> : null}
        </>
      }
    >
      <div className="dialog-text dialog-stack">
        {shown.amount ? <Price yuan={shown.amount} size="xl" /> : null}
        <p className="muted">{`请在${name}里完成付款，付完回到这里，结果会自动更新。`}</p>
        <Button
          kind="primary"
          size="lg"
          block
          loading={asking}
          disabled={state === 'idle' || state === 'done'}
          onClick={handlePaid}
        >
          我已付款
        </Button>
        <Button size="lg" block disabled={state === 'idle' && !isOver} onClick={() => void payment.renew()}>
          重新付款
        </Button>
      </div>
    </Dialog>
  )
}
