import { fenToYuan, YUAN_PATTERN, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { type CoinKind, coinPrice, coinsFor, coinsText, ratioOf } from '@/lib/shared/trade/coin-terms'
import styles from './coin-shop.module.css'
import { type OfferDraft, termsOf } from './offer-draft'

/** Totals computed from an offer's numbers, once enough are entered. */
export function OfferSums({ draft, kind }: { draft: OfferDraft; kind: CoinKind }) {
  const { ratio, stock = '', least, most } = termsOf(draft, kind)
  if (!ratio) return null
  const rate = ratioOf(ratio)
  const sum = (units: string) => yuanText(fenToYuan(coinPrice(BigInt(units), rate)))
  const budget = draft.budget.trim()
  return (
    <p className={styles.sum} aria-live="polite">
      {least && most ? (
        <>
          一单 <b className="num">{sum(least)}</b> 到 <b className="num">{sum(most)}</b>；
        </>
      ) : null}
      {stock ? (
        <>
          全部卖出 <b className="num">{sum(stock)}</b>，未扣平台服务费；
        </>
      ) : null}
      {kind === 'recycle' && YUAN_PATTERN.test(budget) ? (
        <>
          备款能收 <b className="num">{coinsText(Number(coinsFor(yuanToFen(budget), rate)))}</b>；
        </>
      ) : null}
      修改只对以后的订单生效。
    </p>
  )
}
