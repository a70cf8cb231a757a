import { EarlierDecision } from '@/components/office/desk/earlier-decision'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'

const SIDES = { buyer: '买家', seller: '卖家' } as const

interface Props {
  dispute: DisputeDetail
  /** What the order holds. */
  total: string
}

/** The first ruling of a dispute and the appeal against it, for whoever decides a second time. */
export function FirstRuling({ dispute: { rulings, appeal }, total }: Props) {
  const first = rulings[0]
  if (!first || !appeal) return null
  return (
    <EarlierDecision
      result={`退给买家 ${yuanText(first.refund ?? total)}，付给卖家 ${yuanText(first.seller)}（扣服务费前）`}
      by={first.by}
      decision={first}
      appeal={{ by: SIDES[appeal.by], note: appeal.note, createTime: appeal.createTime }}
    />
  )
}
