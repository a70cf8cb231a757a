import type { Metadata } from 'next'
import { MissingGoods } from '@/components/listings/detail/missing-goods'

export const metadata: Metadata = { title: '商品不存在', robots: { index: false } }

/** Not-found page of this group; the frame is already rendered around it. */
export default function SiteNotFound() {
  return <MissingGoods />
}
