'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { yuanText } from '@/lib/shared/money/money'
import { minutesText, shareText } from '@/lib/shared/text/span-text'
import { COIN_COMPLETION } from '@/lib/shared/trade/coin-terms'
import { DEPOSIT_DAYS } from '@/lib/shared/trade/deposits'
import styles from './coin-shop.module.css'
import { JoinForm } from './join-form'
import { ShopFigures } from './shop-figures'
import { ShopNotices } from './shop-notices'
import { useShop } from './use-shop'

/** Application to become a currency merchant, and the merchant's statistics. */
export function JoinPage() {
  const { data, slow, error, reload } = useShop()
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="join-h">
      <header className="section-head">
        <h1 id="join-h">{data && data.state !== 'none' ? '我的币商店铺' : '申请成为币商'}</h1>
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={48} /> : null}
      {data?.state === 'none' ? (
        <>
          <p className={styles.lead}>挂出比例和库存，系统把买家的订单派给比例最优的币商；也可以挂回收报价收币。</p>
          <Terms shop={data} />
          <JoinForm shop={data} onDone={reload} />
        </>
      ) : null}
      {data && data.state !== 'none' ? <Joined shop={data} onChanged={reload} /> : null}
    </section>
  )
}

function Terms({ shop }: { shop: CoinShop }) {
  const inForce = useTradeTerms('fastGold')
  if (!inForce) return null
  const [accept, deliver, leave] = [inForce.assignMinutes, inForce.deliverMinutes, inForce.leaveMinutes].map(
    minutesText,
  )
  const terms = [
    [
      'shield',
      `保证金 ${yuanText(shop.depositAsked)}`,
      `一次缴纳，不是服务费；没有进行中的订单时可以申请，${DEPOSIT_DAYS} 天后退到余额`,
    ],
    ['clock', `${accept}接单`, '超时自动派给下一家，并记一次未接'],
    [
      'truck',
      `接单后 ${deliver}发货`,
      `超过 ${leave}买家可直接退款，从保证金赔买家货款的 ${shareText(inForce.noShowBp)}`,
    ],
    [
      'percent',
      `完成率不低于 ${shop.leastCompletion}%`,
      `${COIN_COMPLETION.days} 天内满 ${shop.leastOrders} 单后计算，低于时暂停接新单`,
    ],
  ] as const
  return (
    <ul className={styles.terms} aria-label="入驻条件">
      {terms.map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Joined({ shop, onChanged }: { shop: CoinShop; onChanged: () => void }) {
  return (
    <>
      <p className={styles.lead}>
        {shop.canTakeOrders ? '店铺正常接单。' : '店铺现在不接新单，原因见下方；进行中的订单照常发货。'}
      </p>
      <ShopNotices shop={shop} onChanged={onChanged} />
      <ShopFigures shop={shop} />
      <p className={styles.actions} style={{ marginTop: 20 }}>
        <a className={buttonClass({ kind: 'primary' })} href="/center/myshop/shopmanage">
          管理报价
        </a>
        <a className={buttonClass()} href="/center/myshop/shopOrder">
          店铺订单
        </a>
      </p>
    </>
  )
}
