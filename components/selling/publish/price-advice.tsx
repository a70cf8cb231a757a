'use client'

import { PriceScale } from '@/components/ui/kit/price-scale'
import { call } from '@/lib/client/api'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import { PRICE_SHARES } from '@/lib/shared/goods/goods-review'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import { passes } from '@/lib/shared/people/field-rules'
import styles from './publish.module.css'
import { type PublishDraft, wireForm } from './publish-draft'

const WAIT_MS = 600

/** What comparable items sold for, with this price among them. It advises only. */
export function PriceAdvice({ draft }: { draft: PublishDraft }) {
  const { gameId, goodsTypeId, price } = draft
  const isUnique = goodsTypeId !== '' && goodsType(Number(goodsTypeId)).isUnique
  const input = {
    gameId,
    goodsTypeId,
    facts: wireForm(draft).facts,
    ...(!isUnique && { title: draft.bigTitle.slice(0, 60) }),
  }
  const wanted = useDebounced(gameId && goodsTypeId ? JSON.stringify(input) : '', WAIT_MS)
  const { data, isCurrent } = useLoad(wanted || null, () =>
    call('GET /goods/priceAdvice', JSON.parse(wanted) as typeof input),
  )
  if (!data || !wanted || (!isCurrent && !data.advice)) return null
  const { advice, need } = data
  if (!advice)
    return (
      <p className="field-hint">
        {need ? `填写${need}后显示同类商品近期的成交价` : '同类商品近 30 天成交较少或差别较大，暂无参考价'}
      </p>
    )
  const known = passes('price', price) ? price : ''
  const share = known ? Number(known) / Number(advice.mid) : 1
  const isFar = isUnique && (share < PRICE_SHARES.cheap || share > PRICE_SHARES.dear)
  return (
    <section className={styles.advice} aria-label="参考价">
      <p className="num">
        {`近 ${advice.days} 天同类成交 ${advice.count} 笔：主流成交价 `}
        <b>{rangeText(advice)}</b>
        {`，成交中位价 ${yuanText(advice.mid)}`}
      </p>
      <PriceScale range={advice} price={known} />
      <p className="muted num">{`比较依据：${advice.basis}${known ? awayText(share) : ''}`}</p>
      {isFar ? (
        <p className={styles.far}>与同类成交价相差较大，提交后需人工审核，审核期间不展示；可以照此发布。</p>
      ) : null}
    </section>
  )
}

const rangeText = ({ low, high }: { low: string; high: string }): string =>
  low === high ? yuanText(low) : `${yuanText(low)}–${yuanText(high).slice(1)}`

/** From this multiple of the median on, a wrong unit is likelier than a high price. */
const MANY_TIMES = 3

/** How a price differs from the median; `share` is its multiple of it. */
function awayText(share: number): string {
  if (share > MANY_TIMES) return `。你的标价约为中位价的 ${Math.round(share)} 倍，请核对价格和单位`
  const away = Math.abs(Math.round((share - 1) * 100))
  return away > 0 ? `。你的标价比中位价${share < 1 ? '低' : '高'} ${away}%` : ''
}
