import { Empty } from '@/components/ui/kit/empty'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import styles from './currency.module.css'
import { SellButton } from './sell-button'

/** Merchants that buy, best price first: fewer units per yuan are a better price. */
export function RecycleOffers({ list }: { list: readonly CoinOffer[] }) {
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="offers-h">
      <h2 id="offers-h">币商回收报价</h2>
      {list.length === 0 ? (
        <Empty picture="search" title="这款游戏暂时没有币商收币" text="可以换一款游戏看看，或自己挂单出售">
          <a className="btn" href="/center/sell">
            我要卖
          </a>
        </Empty>
      ) : (
        <ul className={styles.buyers}>
          {list.map((offer) => (
            <li key={offer.offerSn}>
              <UserAvatar userId="0" nickName={offer.merchant.name} actor={offer.merchant.actor} size={36} alt="" />
              <div>
                <b>{offer.merchant.name}</b>
                <small className="num">
                  {[
                    [offer.areaName, offer.serverName].filter(Boolean).join(' ') || '不限区服',
                    offer.wayName,
                    ...(offer.merchant.completion === null ? [] : [`完成率 ${offer.merchant.completion}%`]),
                  ].join(' · ')}
                </small>
              </div>
              <div>
                <b className="num">{`1 元收 ${coinsText(Number(offer.ratio))}`}</b>
                <small className="num">
                  单笔 {coinsText(offer.least)} 至 {coinsText(Math.max(offer.least, Math.min(offer.most, offer.stock)))}
                </small>
              </div>
              <SellButton offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
