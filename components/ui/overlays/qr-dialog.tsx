'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Countdown, clockText, useSecondsLeft } from '@/components/ui/kit/countdown'
import { Price } from '@/components/ui/kit/price'
import { useTouch } from '@/lib/client/hooks/use-touch'
import { Dialog } from './dialog'
import { WAYS } from './pay-ways'
import { LIVES_SECONDS, LOST_TEXT, type PollAnswer, usePaymentWait } from './use-payment-wait'

export interface QrDialogProps {
  open: boolean
  method: 'ali' | 'wx'
  /** Yuan as text. */
  amount: string
  /** Content of the code; '' while loading. A new value restarts the lifetime of five minutes. */
  code: string
  /** Address of the code's picture. */
  picture: string
  /** Name of the payee, shown so that the payer can compare. */
  payee: string
  /** Called at once and every 5 s; a refusal stops the polling, a lost connection does not. */
  poll: () => Promise<PollAnswer>
  onPaid: () => void
  /** Requests a new code. */
  onRenew: () => void
  onSwitch?: () => void
  onClose: () => void
  /** Last step of the instructions. */
  then?: string
  /** Additional payment method, such as a link that opens the payment page on this device. */
  extra?: ReactNode
}

export function QrDialog(props: QrDialogProps) {
  return props.open ? <OpenQrDialog {...props} /> : null
}

function OpenQrDialog({
  method,
  amount,
  code,
  picture,
  payee,
  poll,
  onPaid,
  onRenew,
  onSwitch,
  onClose,
  then = '付完自动进入下一步',
  extra,
}: QrDialogProps) {
  const { name, other, icon } = WAYS[method]
  const { state, isLost, reload } = usePaymentWait(code, poll, onPaid)
  const isTouch = useTouch()
  const [asking, setAsking] = useState(false)
  /** The code that the payer stated to have paid. */
  const [answered, setAnswered] = useState('')
  const gone = state === 'expired' || state === 'failed'
  const handlePaid = async () => {
    setAsking(true)
    await reload()
    setAsking(false)
    setAnswered(code)
  }
  const status = {
    idle: '正在获取二维码',
    waiting: isLost ? LOST_TEXT : answered === code ? '还没有收到付款，付完请再等几秒' : '等待付款，每 5 秒查询一次',
    done: '付款成功',
    expired: '二维码已失效',
    failed: '查询中断，请重新获取',
  }[state]
  const footer = (
    <>
      <span className={state === 'waiting' ? 'live' : 'live is-off'} role="status">
        {status}
      </span>
      {onSwitch ? <Button onClick={onSwitch}>{other}</Button> : null}
      <Button kind="soft" loading={asking} disabled={state === 'idle' || state === 'done'} onClick={handlePaid}>
        我已付款
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={
        <>
          {icon}
          {`${name}扫码付款`}
        </>
      }
      onClose={onClose}
      footer={footer}
    >
      <div className="dialog-b">
        <div className={gone ? 'qr-box is-gone' : 'qr-box'}>
          {code ? (
            <img className="qr" src={picture} width={214} height={214} alt="付款二维码" />
          ) : (
            <span className="skel" style={{ display: 'block', aspectRatio: 1 }} />
          )}
          {gone ? (
            <div className="qr-over">
              <b>二维码已失效</b>
              <Button kind="primary" size="sm" onClick={onRenew}>
                重新获取
              </Button>
            </div>
          ) : null}
        </div>
        <div className="qr-i">
          <p className="muted">付款金额</p>
          <Price yuan={amount} size="xl" />
          {code && state === 'waiting' ? (
            <Remaining key={code} />
          ) : (
            <div className="count">
              <div>
                <b className="num">{clockText(gone ? 0 : LIVES_SECONDS)}</b>
                <span>{gone ? '可重新获取，订单不受影响' : '后二维码失效，可重新获取'}</span>
              </div>
            </div>
          )}
          <ol>
            <li>{isTouch ? `截图保存，在${name}“扫一扫”里选相册` : `打开${name}，点“扫一扫”`}</li>
            <li>{`核对收款方为“${payee}”`}</li>
            <li>{then}</li>
          </ol>
          {extra}
        </div>
      </div>
    </Dialog>
  )
}

function Remaining() {
  const [until] = useState(() => Date.now() + LIVES_SECONDS * 1000)
  const left = useSecondsLeft(until)
  return (
    <div className="count">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength="100"
          strokeDasharray={`${Math.round((left / LIVES_SECONDS) * 100)} 100`}
        />
      </svg>
      <div>
        <b className="num">
          <Countdown until={until} label="二维码剩余有效时间" />
        </b>
        <span>后二维码失效，可重新获取</span>
      </div>
    </div>
  )
}
