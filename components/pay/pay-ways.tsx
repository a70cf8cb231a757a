'use client'

import { useState } from 'react'
import { wordsOf } from '@/components/goods/type-words'
import { CancelDialog } from '@/components/order/cancel-dialog'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Icon } from '@/components/ui/icon'
import { LoadError } from '@/components/ui/load-error'
import { Price, yuanText } from '@/components/ui/price'
import { newIntent } from '@/lib/client/new-intent'
import { toast } from '@/lib/client/toast-store'
import { yuanToFen } from '@/lib/shared/money'
import { BalanceDialog } from './balance-dialog'
import styles from './pay.module.css'
import { QrPayment } from './qr-payment'
import type { PayState } from './use-pay-state'
import { useQrPayment } from './use-qr-payment'
import { type Way, WayChoice } from './way-choice'

const NAMES: Record<Way, string> = { balance: '余额', ali: '支付宝', wx: '微信' }

interface Props {
  data: PayState
  payee: string
  onChanged: () => void
}

/** Amount, deadline, the choice of a way, and the dialogs of each. */
export function PayWays({ data, payee, onChanged }: Props) {
  const { order, state, ways, until } = data
  const total = state.totalPrice
  const canBalance = ways.isPayPassWord && yuanToFen(ways.coin) >= yuanToFen(total)
  const [chosen, setChosen] = useState<Way | null>(null)
  const [asked, setAsked] = useState<'balance' | 'cancel' | null>(null)
  const [intent, setIntent] = useState('')
  const [refusal, setRefusal] = useState('')
  const way: Way = chosen === 'balance' && !canBalance ? 'ali' : (chosen ?? (canBalance ? 'balance' : 'ali'))
  const payment = useQrPayment({
    orderSn: order.orderSn,
    amount: total,
    onPaid: onChanged,
    onRefused: (error) => {
      setRefusal(error.message)
      onChanged()
    },
  })
  const handlePay = () => {
    setRefusal('')
    if (way === 'balance') setAsked('balance')
    else void payment.start(way)
  }
  const handleCancel = () => {
    setIntent(newIntent())
    setAsked('cancel')
  }
  const isOpen = state.state === 'unpaid'
  return (
    <>
      <header className={styles.due}>
        <div>
          <h2 id="ways-h">订单已提交，等待付款</h2>
          <p className="muted">
            请在 <Countdown until={until} label="付款剩余时间" onEnd={onChanged} className={`num ${styles.deadline}`} />{' '}
            内完成，超时订单自动取消，商品重新上架
          </p>
        </div>
        <p className={styles.dueSum}>
          <span className="muted">应付</span>
          <Price yuan={total} size="xl" />
        </p>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          handlePay()
        }}
      >
        <WayChoice ways={ways} value={way} canBalance={canBalance} onChange={setChosen} />
        {refusal ? (
          <div className={styles.refusal}>
            <LoadError message={refusal} onRetry={handlePay} />
          </div>
        ) : null}
        <div className={styles.go}>
          <Button
            type="submit"
            kind="primary"
            size="xl"
            disabled={!isOpen}
          >{`用${NAMES[way]}付 ${yuanText(total)}`}</Button>
          <Button kind="text" onClick={handleCancel}>
            取消订单
          </Button>
        </div>
      </form>
      <Promises refund={wordsOf(order.orderTypeId).refund} />
      <QrPayment payment={payment} amount={total} payee={payee} then="付完自动进入下一步" />
      {asked === 'balance' ? (
        <BalanceDialog
          orderSn={order.orderSn}
          total={total}
          coin={ways.coin}
          onClose={() => setAsked(null)}
          onPaid={onChanged}
        />
      ) : null}
      {asked === 'cancel' ? (
        <CancelDialog
          order={order}
          isRefund={false}
          isSeller={false}
          intent={intent}
          onClose={() => setAsked(null)}
          onDone={(text) => {
            toast({ text })
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}

function Promises({ refund }: { refund: string }) {
  return (
    <ul className={styles.promise}>
      <li>
        <Icon name="lock" />
        <span>
          <b>钱在平台</b>确认收货前不放款
        </span>
      </li>
      <li>
        <Icon name="refresh" />
        <span>
          <b>不符可退</b>
          {refund}
        </span>
      </li>
      <li>
        <Icon name="alert" />
        <span>
          <b>只扫本页的码</b>客服不会私发收款码
        </span>
      </li>
    </ul>
  )
}
