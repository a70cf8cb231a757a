import type { Metadata } from 'next'
import { MissingArticle } from '@/components/listings/news/missing-article'

export const metadata: Metadata = { title: '文章不存在', robots: { index: false } }

/** Not-found page of this group; the frame is already rendered around it. */
export default function NewsNotFound() {
  return <MissingArticle />
}
