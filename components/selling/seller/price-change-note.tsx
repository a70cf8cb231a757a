'use client'

import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import { steepChanges } from '@/lib/shared/goods/bulk-price'
import { REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import { yuanToFen } from '@/lib/shared/money/money'
import { passes } from '@/lib/shared/people/field-rules'

const WAIT_MS = 400

interface Props {
  goodsSn: string
  /** The price now, and the entered one. */
  price: string
  typed: string
}

/** What a new price leads to, before it is saved: a steep change, a review. */
export function PriceChangeNote({ goodsSn, price, typed }: Props) {
  const isNew = passes('price', typed) && yuanToFen(typed) !== yuanToFen(price)
  const asked = useDebounced(isNew ? typed : '', WAIT_MS)
  const { data } = useLoad(asked ? `${goodsSn} ${asked}` : null, () =>
    call('GET /goods/priceFindings', { goodsSn, price: asked }),
  )
  if (!isNew) return null
  const findings = asked === typed ? (data?.findings ?? []) : []
  const isSteep = steepChanges([yuanToFen(price)], 'set', typed) !== null
  if (!isSteep && findings.length === 0) return null
  const then = findings.length > 0 ? `保存后需审核，期间不展示，最晚 ${REVIEW_HOURS} 小时审核完` : '请核对新价格'
  return <Alert kind="warn">{[awayText(price, typed), then, ...findings].join('。')}</Alert>
}

function awayText(price: string, typed: string): string {
  const share = Number(typed) / Number(price)
  return share > 2
    ? `是现价的 ${share.toFixed(1)} 倍`
    : `比现价${share < 1 ? '低' : '高'} ${Math.abs(Math.round((share - 1) * 100))}%`
}
