'use client'

import { offeredWays } from '@/components/orders/pay/pay-mode'
import { PaymentDialog } from '@/components/orders/pay/payment-dialog'
import { usePayMethods } from '@/components/orders/pay/use-pay-methods'
import { usePayment } from '@/components/orders/pay/use-payment'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PinField } from '@/components/ui/forms/pin-field'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { WAYS } from '@/components/ui/overlays/pay-ways'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { DepositInfo } from '@/lib/contract/entities/deposit'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { fieldError } from '@/lib/shared/people/field-rules'
import { DEPOSIT_DAYS } from '@/lib/shared/trade/deposits'

interface Props {
  way: 'pay' | 'ask'
  deposit: DepositInfo
  payee: string
  onClose: () => void
  onDone: () => void
}

/**
 * Pays the missing part of a deposit from the balance, which can be topped up by QR payment if needed; or requests its
 * refund.
 */
export function DepositDialog({ way, deposit, payee, onClose, onDone }: Props) {
  const profile = useProfile()
  const intent = useIntent()
  const { kind, name, missing } = deposit
  const isPaying = way === 'pay'
  const { ways, methods, reload } = usePayMethods(isPaying)
  const isOwing = ways !== null && yuanToFen(ways.owed) > 0n
  // a debt is not settled by completing the balance
  const short = ways && !isOwing ? yuanToFen(missing) - yuanToFen(ways.spendable) : 0n
  const wanting = fenToYuan(short > 0n ? short : 0n)
  const form = useForm({
    id: 'deposit',
    start: { payPassword: '' },
    validate: ({ payPassword }) => ({ payPassword: fieldError('payPassword', payPassword) }),
    send: async ({ payPassword }) => {
      const idempotencyKey = intent.keyOf(`${way} ${kind} ${missing} ${payPassword}`)
      try {
        await call(
          isPaying ? 'POST /pay/depositPay' : 'POST /pay/askDeposit',
          { kind, payPassword },
          { idempotencyKey },
        )
      } finally {
        form.change({ payPassword: '' })
      }
      toast({ text: isPaying ? `${name}已缴纳` : `已申请退还，${DEPOSIT_DAYS} 天后退到余额` })
      void reloadProfile()
      onClose()
      onDone()
    },
  })
  const payment = usePayment({
    orderSn: '',
    amount: short > 0n ? wanting : '',
    deposit: kind,
    methods,
    onPaid: () => {
      void reload()
      void reloadProfile()
    },
    onRefused: form.fail,
  })
  const title = isPaying ? `缴纳${name}` : `退还${name}`
  return (
    <Dialog
      open
      title={title}
      size="s"
      onClose={onClose}
      footer={<FormFoot form={form} label={isPaying ? `缴纳 ${yuanText(missing)}` : '申请退还'} onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        {isPaying ? null : (
          <p>
            {`申请后 ${DEPOSIT_DAYS} 天退还 ${yuanText(deposit.held)} 到余额，随时可以取消。`}
            {kind === 'shop' ? '等待期间照常出售，新确认收货的账号不再提前放款。' : '等待期间不能接新单。'}
            {kind === 'coin' ? '到期后店铺关闭，回收备款一并退还。' : ''}
            {kind === 'booster' ? '到期后不再是代练，完成记录保留。' : ''}
          </p>
        )}
        {profile && !profile.isPayPassWord ? (
          <Alert kind="warn">
            请先
            <a className="link" href="/center/myself/changePayPassword?returnUrl=%2Fcenter%2Fmyself%2FdepositWithdraw">
              设置支付密码
            </a>
          </Alert>
        ) : null}
        {ways && isOwing ? (
          <Alert kind="warn">
            {`有理赔欠款 ${yuanText(ways.owed)} 未还清，还清前不能使用余额。`}
            <a className="link" href="/center/buyers/buyGuarantee">
              去偿还
            </a>
          </Alert>
        ) : null}
        {short > 0n ? (
          <Alert kind="warn">
            {`可用余额 ${yuanText(ways?.spendable ?? '0.00')}，还差 ${yuanText(wanting)}。补足后在这里缴纳：`}
            {offeredWays(methods).map((way) => (
              <Button key={way} size="sm" onClick={() => void payment.start(way)}>
                {`用${WAYS[way].name}补足`}
              </Button>
            ))}
          </Alert>
        ) : null}
        <PinField
          form={form}
          hint={
            isPaying && ways ? <span className="num">{`用余额支付，可用 ${yuanText(ways.spendable)}`}</span> : undefined
          }
          isFirst
        />
        <FormAlert form={form} />
      </form>
      <PaymentDialog payment={payment} payee={payee} then="付完回到这里缴纳" />
    </Dialog>
  )
}
