'use client'

import { useState } from 'react'
import { OrderActions } from '@/components/orders/order/order-actions'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Countdown } from '@/components/ui/kit/countdown'
import { LoadError } from '@/components/ui/kit/load-error'
import { PayBar } from '@/components/ui/kit/pay-bar'
import { Price } from '@/components/ui/kit/price'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { BalanceDialog } from './balance-dialog'
import styles from './pay.module.css'
import { offeredWays } from './pay-mode'
import { PaymentDialog } from './payment-dialog'
import { Promises } from './promises'
import type { PayState } from './use-pay-state'
import { usePayment } from './use-payment'
import { type Way, WayChoice } from './way-choice'

const BUTTONS: Record<Way, string> = { balance: '余额支付', ali: '支付宝支付', wx: '微信支付' }

interface Props {
  data: PayState
  payee: string
  onChanged: () => void
}

/** Amount, deadline, payment methods, and the dialog of each. */
export function PayWays({ data, payee, onChanged }: Props) {
  const { order, state, ways, until } = data
  const total = state.totalPrice
  const canBalance = ways.isPayPassWord && yuanToFen(ways.spendable) >= yuanToFen(total)
  const [chosen, setChosen] = useState<Way | null>(null)
  const [isBalanceOpen, setIsBalanceOpen] = useState(false)
  const [refusal, setRefusal] = useState('')
  const first = offeredWays(ways.methods)[0] ?? 'balance'
  const way: Way = chosen === 'balance' && !canBalance ? first : (chosen ?? (canBalance ? 'balance' : first))
  const payment = usePayment({
    orderSn: order.orderSn,
    amount: total,
    methods: ways.methods,
    onPaid: onChanged,
    onRefused: (error) => {
      setRefusal(error.message)
      onChanged()
    },
  })
  const handlePay = () => {
    setRefusal('')
    if (way === 'balance') setIsBalanceOpen(true)
    else void payment.start(way)
  }
  const isOpen = state.state === 'unpaid'
  // excludes the link to this page
  const others = { ...order, actions: order.actions.filter(({ form }) => form !== 'link') }
  return (
    <>
      <header className={styles.due}>
        <div>
          <h2 id="ways-h">订单已提交，等待付款</h2>
          <p className="muted">
            请在 <Countdown until={until} label="付款剩余时间" onEnd={onChanged} className={`num ${styles.deadline}`} />{' '}
            内完成，超时订单自动取消
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
          <PayBar>
            <SubmitButton
              kind="primary"
              size="xl"
              block
              disabled={!isOpen || (way === 'balance' && !canBalance)}
            >{`${BUTTONS[way]} ${yuanText(total)}`}</SubmitButton>
          </PayBar>
          <OrderActions order={others} onChanged={onChanged} />
        </div>
      </form>
      <Promises promises={order.promises} />
      <PaymentDialog payment={payment} payee={payee} then="付完自动进入下一步" />
      {isBalanceOpen ? (
        <BalanceDialog
          orderSn={order.orderSn}
          total={total}
          coin={ways.spendable}
          onClose={() => setIsBalanceOpen(false)}
          onPaid={onChanged}
        />
      ) : null}
    </>
  )
}
