import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { coinsText } from '@/lib/shared/coin-terms'
import { ratioWords } from '@/lib/shared/coin-unit'
import styles from './fast-gold.module.css'

/** What an offer is like, as it stands now. */
export function GoldRates({ offer, others }: { offer: CoinOffer; others?: number }) {
  const { merchant, stock, wayName } = offer
  const rows = [
    ['当前比例', ratioWords(offer.ratio, offer.coinName), '付款时锁定'],
    [
      '交付用时',
      merchant.minutes === null ? '30 分钟内' : `约 ${merchant.minutes} 分钟`,
      merchant.completion === null ? '新店' : `近 30 天完成率 ${merchant.completion}%`,
    ],
    ['币商', merchant.name, others ? `另有 ${others} 家同价备选` : `可买 ${coinsText(stock)}`],
    ['交付方式', wayName, '手续费 ¥0.00，买家不收'],
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
