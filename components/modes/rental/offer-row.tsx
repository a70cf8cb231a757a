import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Price } from '@/components/ui/kit/price'
import { Tag } from '@/components/ui/kit/tag'
import { yuanText } from '@/lib/shared/money/money'
import { orderPath } from '@/lib/shared/trade/order-path'
import { RENT_TERMS } from '@/lib/shared/trade/rent-terms'
import type { Offer } from './offer-draft'
import { OfferGoods } from './offer-goods'
import { OfferState } from './offer-state'
import { OfferSwitch } from './offer-switch'
import styles from './own.module.css'

const RentCalendar = onDemand(() => import('./rent-calendar').then((file) => file.RentCalendar))

/** One own account: prices, current renter, delivery, income. */
export function OfferRow({ offer, onChanged }: { offer: Offer; onChanged: () => void }) {
  const { goods, prices, rentals, income, running, runningElsewhere } = offer
  const [isOpen, setIsOpen] = useState(false)
  const editHref = `/center/rent/publish?goodsSn=${goods.goodsSn}`
  return (
    <li className={styles.offer}>
      <div>
        <OfferGoods goods={goods} />
        <p className={styles.prices5}>
          {prices ? (
            <>
              {RENT_TERMS.map(({ unit, name }) => (
                <span key={unit}>
                  {name} <span className="num">{yuanText(prices[unit])}</span>
                </span>
              ))}
              <span>
                押金 <span className="num">{yuanText(prices.deposit)}</span>
              </span>
              <span>
                <span className="num">{offer.minHours}</span> 小时起
              </span>
            </>
          ) : (
            '还没有设置租金'
          )}
        </p>
      </div>
      <div className={styles.state}>
        <OfferState offer={offer} />
        {running ? (
          <a className="link" href={orderPath(running.orderSn)}>
            {running.endTime ? (
              <>
                租到 <span className="num">{running.endTime.slice(5, 16)}</span>，看订单
              </>
            ) : (
              '看订单'
            )}
            <Icon name="right" />
          </a>
        ) : null}
        {runningElsewhere?.url ? (
          <a className="link" href={runningElsewhere.url}>
            租客在{runningElsewhere.siteName}下单，去看订单
            <Icon name="right" />
          </a>
        ) : null}
        <HandOver now={offer.handOver} editHref={editHref} />
      </div>
      <div className={styles.earned}>
        {income === '0.00' ? <span className="muted num">¥0.00</span> : <Price yuan={income} size="m" />}
        <small className="muted">
          已完成 <span className="num">{rentals}</span> 单
        </small>
      </div>
      <span className={styles.rowActs}>
        {offer.isLet ? (
          <Button kind="text" size="sm" aria-label={`查看 ${goods.goodsSn} 的出租日历`} onClick={() => setIsOpen(true)}>
            日历
          </Button>
        ) : null}
        <a className={buttonClass({ size: 'sm' })} href={editHref} aria-label={`修改 ${goods.goodsSn} 的出租设置`}>
          修改
        </a>
        <OfferSwitch offer={offer} onChanged={onChanged} />
      </span>
      {isOpen ? <RentCalendar goodsSn={goods.goodsSn} onClose={() => setIsOpen(false)} /> : null}
    </li>
  )
}

function HandOver({ now, editHref }: { now: Offer['handOver']; editHref: string }) {
  if (now === 'auto')
    return (
      <Tag kind="safe" icon="key">
        自动交付
      </Tag>
    )
  if (now === 'hand') return <Tag icon="user">每单自己交付</Tag>
  return (
    <span className={styles.stale}>
      <Icon name="alert" />
      <span>
        账号密码已有租客看过，不再自动交付。
        <a className="link" href={`${editHref}#hand-over`}>
          换密码后保存新的
        </a>
      </span>
    </span>
  )
}
