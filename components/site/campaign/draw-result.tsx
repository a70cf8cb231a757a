'use client'

import { Button, buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { Dialog } from '@/components/ui/overlays/dialog'
import type { DrawRow, Prize } from '@/lib/contract/entities/campaign'
import styles from './lottery.module.css'
import { wholeYuan } from './whole-yuan'

interface Props {
  draw: DrawRow
  prize?: Prize
  left: number
  onClose: () => void
}

/** The prize drawn, and where to use it. */
export function DrawResult({ draw, prize, left, onClose }: Props) {
  const footer = (
    <>
      <Button onClick={onClose}>{left > 0 ? '再抽一次' : '知道了'}</Button>
      {draw.won ? (
        <a className={buttonClass({ kind: 'primary' })} href="/lotterydraw/myCoupon">
          查看我的优惠券
        </a>
      ) : null}
    </>
  )
  return (
    <Dialog open title={draw.won ? '抽中了' : '这次没有抽中'} size="s" onClose={onClose} footer={footer}>
      <div className={`dialog-text ${styles.result}`}>
        {draw.won && prize?.amount ? (
          <>
            <Icon name="ticket" />
            <b>{draw.prize}</b>
            <Price yuan={prize.amount} size="xl" />
            <p className="muted">{`商品金额满 ${wholeYuan(prize.minAmount ?? '')} 元可用，已放入我的优惠券`}</p>
          </>
        ) : (
          <>
            <Icon name="heart" />
            <b>{draw.prize}</b>
            <p className="muted">{left > 0 ? `今天还可以再抽 ${left} 次` : '明天有新的免费机会，订单放款后也能再抽'}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
