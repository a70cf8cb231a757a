import type { Metadata } from 'next'
import { MissingArticle } from '@/components/listings/news/missing-article'

export const metadata: Metadata = { title: '文章不存在', robots: { index: false } }

/** A page of this group that found nothing; the frame is already around it. */
export default function NewsNotFound() {
  return <MissingArticle />
}
