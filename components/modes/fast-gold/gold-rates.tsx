import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { ratioWords } from '@/lib/shared/goods/coin-unit'
import { minutesText } from '@/lib/shared/text/span-text'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import styles from './fast-gold.module.css'

interface Props {
  offer: CoinOffer
  others?: number
  terms: TradeTerms | null
}

/** Current terms and statistics of an offer. */
export function GoldRates({ offer, others, terms }: Props) {
  const { merchant, stock, wayName } = offer
  const promised = terms ? `${minutesText(terms.deliverMinutes)}内` : '–'
  const rows = [
    ['当前比例', ratioWords(offer.ratio, offer.coinName), '付款时锁定'],
    [
      '发货用时',
      merchant.minutes === null ? promised : `约 ${merchant.minutes} 分钟`,
      merchant.completion === null ? '新店' : `近 30 天完成率 ${merchant.completion}%`,
    ],
    ['币商', merchant.name, others ? `另有 ${others} 家同价备选` : `可买 ${coinsText(stock)}`],
    ['发货方式', wayName, '服务费 ¥0.00，买家不收'],
  ] as const
  return (
    <dl className={styles.rates} aria-live="polite">
      {rows.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b className="num">{value}</b>
            <small className="num">{more}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
