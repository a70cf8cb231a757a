'use client'

import { Alert } from '@/components/ui/kit/alert'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import { shortText } from '@/lib/shared/text/cut-text'
import { askFindings } from './ask-findings'

const WAIT_MS = 400
/** Titles that are named. */
const NAMED = 3
const TITLE = 12

interface Props {
  goods: readonly Pick<GoodsRow, 'goodsSn' | 'bigTitle' | 'price'>[]
  /** New prices; empty while they cannot be computed. */
  changes: readonly { goodsSn: string; price: string }[]
}

/** Which goods staff will review at their new prices, before these are saved. */
export function ReviewForecast({ goods, changes }: Props) {
  const priceOf = new Map(goods.map(({ goodsSn, price }) => [goodsSn, price]))
  const changed = changes.filter(({ goodsSn, price }) => priceOf.get(goodsSn) !== price)
  const wanted = JSON.stringify(changed)
  const asked = useDebounced(wanted, WAIT_MS)
  const isAsked = asked === wanted && changed.length > 0
  const { data, error } = useLoad(isAsked ? wanted : null, () => askFindings(changed), { keeps: false })
  const held = new Set(isAsked ? data?.flatMap((one) => (one.findings.length > 0 ? [one.goodsSn] : [])) : [])
  // without an answer, nothing would read as: no review
  if (isAsked && error) return <Alert>暂时不能预估哪些商品需审核，改价后以商品状态为准。</Alert>
  if (held.size === 0) return null
  const titles = goods.flatMap(({ goodsSn, bigTitle }) =>
    held.has(goodsSn) ? [`“${shortText(bigTitle, TITLE)}”`] : [],
  )
  return (
    <Alert kind="warn" live>
      {`其中 ${held.size} 件改价后需审核：${titles.slice(0, NAMED).join('、')}${titles.length > NAMED ? '等' : ''}。审核期间不展示，最晚 ${REVIEW_HOURS} 小时审核完。`}
    </Alert>
  )
}
