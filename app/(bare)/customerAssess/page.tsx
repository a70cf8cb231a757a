import type { Metadata } from 'next'
import { AssessHere } from '@/components/orders/assess/assess-page'

export const metadata: Metadata = { title: '评价客服', robots: { index: false } }

/** Query: orderSn, belongIndex (0 buyer, 1 seller), typeIndex, timer. */
export default function CustomerAssessPage() {
  return <AssessHere />
}
