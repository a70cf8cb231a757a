'use client'

import { SteepAlert, type useSure } from '@/components/ui/forms/steep-alert'
import { Alert } from '@/components/ui/kit/alert'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import { REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import { yuanToFen } from '@/lib/shared/money/money'
import { apartText, isSteep } from '@/lib/shared/money/steep-change'
import { passes } from '@/lib/shared/people/field-rules'
import { askFindings } from './ask-findings'

const WAIT_MS = 400
const PRICE_WORDS = { than: '现价', more: '高', less: '低' }

interface Props {
  goodsSn: string
  /** The price now, and the entered one. */
  price: string
  typed: string
  /** The confirmation of a steep change. */
  sure: Pick<ReturnType<typeof useSure>, 'box'>
}

/** What a new price leads to, before it is saved: a steep change, a review. */
export function PriceChangeNote({ goodsSn, price, typed, sure }: Props) {
  const isNew = passes('price', typed) && yuanToFen(typed) !== yuanToFen(price)
  const asked = useDebounced(isNew ? typed : '', WAIT_MS)
  const { data } = useLoad(asked ? `${goodsSn} ${asked}` : null, () => askFindings([{ goodsSn, price: asked }]))
  if (!isNew) return null
  const findings = asked === typed ? (data?.[0]?.findings ?? []) : []
  if (!needsSure(price, typed) && findings.length === 0) return null
  const then = findings.length > 0 ? `保存后需审核，期间不展示，最晚 ${REVIEW_HOURS} 小时审核完` : '请核对新价格'
  const text = [apartText(Number(price), Number(typed), PRICE_WORDS), then, ...findings].join('。')
  return needsSure(price, typed) ? (
    <SteepAlert label="新价格已核对" {...sure.box(typed)}>
      {text}
    </SteepAlert>
  ) : (
    <Alert kind="warn">{text}</Alert>
  )
}

/** Whether a new price is so far from the present one that it has to be confirmed. */
export const needsSure = (price: string, typed: string): boolean =>
  passes('price', typed) && isSteep(yuanToFen(price), yuanToFen(typed))
