import type { Metadata } from 'next'
import { MissingGoods } from '@/components/listings/detail/missing-goods'

export const metadata: Metadata = { title: '商品不存在', robots: { index: false } }

/** A page of this group that found nothing; the frame is already around it. */
export default function SiteNotFound() {
  return <MissingGoods />
}
