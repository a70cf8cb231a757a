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
  const { viewer, ended, closeTime } = dispute
  const isBuyer = viewer === 'buyer'
  const held = yuanText(detail.totalPrice ?? detail.goodsPrice)
  const isHeld = ended === null
  const goesOn = isHeld && closeTime !== null
  const back = ended?.refund ? yuanText(ended.refund) : '全部货款'
  const rest = ended?.refund ? (isBuyer ? '其余' : yuanText(detail.sellerIncome ?? '0.00')) : yuanText('0.00')
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
              : `${closeTime?.slice(5, 16) ?? ''} 已完成`}
          </small>
        </li>
        {goesOn ? null : (
          <li data-state={isHeld ? 'due' : 'done'}>
            <span>{isBuyer ? '退给你' : '退给买家'}</span>
            <b className="num">{isHeld ? '按结果' : back}</b>
          </li>
        )}
        <li data-state={isHeld ? 'due' : 'done'}>
          <span>{isBuyer ? '付给卖家' : '付给你'}</span>
          <b className="num">{goesOn ? '期满后' : isHeld ? '按结果' : rest}</b>
          {isBuyer || isHeld ? null : <small>已扣服务费</small>}
        </li>
      </ul>
    </section>
  )
}
