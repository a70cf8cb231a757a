import type { DisputeBounds, DisputeDetail } from '@/lib/contract/entities/dispute'
import { quoteSplit } from '@/lib/shared/goods/quote'
import { fen, fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'

/** Who gets how much of what the buyer paid, as the server states it. */
export type Split = Pick<DisputeDetail['proposals'][number], 'refund' | 'seller' | 'net'>

/** What a valid partial refund leaves the seller; null: a full refund. */
export function splitOf(refund: string | null, { goods, discount, fee }: DisputeBounds): Split {
  if (refund === null) return { refund, seller: '0.00', net: fee === null ? null : '0.00' }
  const sums = { goods: yuanToFen(goods), discount: yuanToFen(discount), fee: yuanToFen(fee ?? '0.00') }
  const left = quoteSplit(sums, yuanToFen(refund))
  return {
    refund,
    seller: fenToYuan(left.goods),
    net: fee === null ? null : fenToYuan(fen(left.goods - left.fee)),
  }
}

/** Says what the seller gets: the reader's own sum with what arrives after the fee. */
export function sellerText({ seller, net }: Split, viewer: DisputeDetail['viewer']): string {
  const sum = `付给${viewer === 'seller' ? '你' : '卖家'} ${yuanText(seller)}`
  if (Number(seller) === 0) return sum
  return net === null ? `${sum}（扣服务费前）` : `${sum}，扣服务费后到账 ${yuanText(net)}`
}

/** Says where the money goes. */
export const splitText = (split: Split, viewer: DisputeDetail['viewer']): string =>
  `${viewer === 'buyer' ? '退给你' : '退给买家'}${split.refund === null ? '全部货款' : ` ${yuanText(split.refund)}`}，${sellerText(split, viewer)}。`
