import { Clock } from '@/components/ui/kit/clock'
import { Icon } from '@/components/ui/kit/icon'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import styles from './dispute.module.css'

interface Props {
  dispute: DisputeDetail
  detail: OrderDetail
  loadedAt: number
}

/** Who holds how much now, and where it goes. */
export function DisputeMoney({ dispute, detail, loadedAt }: Props) {
  const { clock } = detail.turn
  const { viewer, stage, ended, closeTime, rulings } = dispute
  const isBuyer = viewer === 'buyer'
  const held = yuanText(detail.totalPrice ?? detail.goodsPrice)
  // it went on without a refund, and its time is over
  const isReleased = ended === null && closeTime !== null && detail.subStatus === 'RELEASED'
  const isHeld = ended === null && !isReleased
  const goesOn = isHeld && closeTime !== null
  const result = ended ?? (stage === 'ruled' ? rulings.at(-1) : undefined)
  const back = result ? (result.refund ? yuanText(result.refund) : '全部货款') : '按结果'
  const paidOut = isBuyer ? '已放款' : yuanText(detail.sum.amount)
  const rest = isReleased ? paidOut : result ? yuanText(result.net ?? result.seller) : '按结果'
  // without a refund the order goes on, and the seller is paid when its time is over
  const isLater = goesOn || (isHeld && Number(result?.refund ?? 1) === 0)
  const isPaid = !isLater && result !== undefined && Number(result.seller) > 0
  return (
    <section className={`panel ${styles.money}`} aria-label="货款">
      {clock?.stopped ? <Clock deadline={clock} loadedAt={loadedAt} isCalm /> : null}
      <ul className={styles.flow}>
        <li data-now={isHeld || undefined}>
          <span>
            <Icon name={isHeld ? 'lock' : 'check'} />
            {isHeld ? '平台托管中' : '平台托管'}
          </span>
          <b className="num">{isHeld ? held : yuanText('0.00')}</b>
          <small>
            {isHeld
              ? goesOn
                ? '订单继续，按原来的期限放款'
                : '售后期间谁都不能动用'
              : isReleased
                ? '售后没有退款，货款已放款'
                : `${closeTime?.slice(5, 16) ?? ''} 已完成`}
          </small>
        </li>
        {goesOn || isReleased ? null : (
          <li data-state={isHeld ? 'due' : 'done'}>
            <span>{isBuyer ? '退给你' : '退给买家'}</span>
            <b className="num">{back}</b>
          </li>
        )}
        <li data-state={isHeld ? 'due' : 'done'}>
          <span>{isBuyer ? '付给卖家' : '付给你'}</span>
          <b className="num">{isLater ? '到期放款' : rest}</b>
          {isPaid ? <small>{result.net === null ? '扣服务费前' : '已扣服务费'}</small> : null}
        </li>
      </ul>
    </section>
  )
}
