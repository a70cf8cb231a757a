import { Price } from '@/components/ui/kit/price'
import type { DealRow } from '@/lib/contract/entities/deal'
import { yuanText } from '@/lib/shared/money/money'
import { FEE_PAYERS } from '@/lib/shared/trade/service-terms'
import styles from './deal.module.css'

/** All terms of a deal, the same for both parties. */
export function DealTerms({ deal }: { deal: DealRow }) {
  const rows: readonly (readonly [string, string])[] = [
    ['游戏', deal.areaName ? `${deal.gameName} · ${deal.areaName}` : deal.gameName],
    ['交易内容', deal.title],
    ['账号资料', deal.note],
    ['成交价', yuanText(deal.price)],
    ['担保费', `${yuanText(deal.fee)}（${FEE_PAYERS[deal.payer]}）`],
    [deal.isAsker ? '邀请的手机号' : '发起人', deal.other],
  ]
  return (
    <>
      <dl className={styles.terms}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <dl className={styles.sums}>
        <div data-own={deal.side === 'buyer' || undefined}>
          <dt>买家共付{deal.side === 'buyer' ? '（你）' : ''}</dt>
          <dd>
            <Price yuan={deal.buyerPays} size="l" />
          </dd>
        </div>
        <div data-own={deal.side === 'seller' || undefined}>
          <dt>卖家到手{deal.side === 'seller' ? '（你）' : ''}</dt>
          <dd>
            <Price yuan={deal.sellerGets} size="l" />
          </dd>
        </div>
      </dl>
    </>
  )
}
