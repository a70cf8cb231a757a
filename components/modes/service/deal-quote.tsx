import { Price } from '@/components/ui/kit/price'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { shareText } from '@/lib/shared/text/span-text'
import { FEE_PAYERS, type FeePayer, intermediaryQuote } from '@/lib/shared/trade/service-terms'
import type { DealFee } from './deal-fee'
import styles from './service.module.css'

/** Example price in yuan, used until a price is entered. */
const EXAMPLE = '1000.00'

interface Props {
  price: string | undefined
  payer: FeePayer
  fee: DealFee
}

/** Fee, buyer's total, seller's income. */
export function DealQuote({ price, payer, fee: terms }: Props) {
  const { fee, buyerPays, sellerGets } = intermediaryQuote(yuanToFen(price ?? EXAMPLE), payer, {
    feeBp: terms.feeBp,
    leastFee: yuanToFen(terms.leastFee),
  })
  return (
    <section className={`panel ${styles.calculator}`} aria-labelledby="quote-h">
      <h2 id="quote-h">费用计算</h2>
      <p className={styles.small}>
        {price ? `按你填写的成交价，担保费${FEE_PAYERS[payer]}` : `以成交价 ¥1,000.00 为例，填写成交价后自动计算`}
      </p>
      <dl className={styles.sum} aria-live="polite">
        <div>
          <dt>担保费</dt>
          <dd>
            <Price yuan={fenToYuan(fee)} size="l" />
          </dd>
        </div>
        <div>
          <dt>买家共付</dt>
          <dd>
            <Price yuan={fenToYuan(buyerPays)} />
          </dd>
        </div>
        <div>
          <dt>卖家到手</dt>
          <dd>
            <Price yuan={fenToYuan(sellerGets)} />
          </dd>
        </div>
      </dl>
      <p className={styles.small}>
        担保费为成交价的 {shareText(terms.feeBp)}，最低 {terms.leastFee} 元，在交易完成时收取；没成交不收费。
      </p>
    </section>
  )
}
