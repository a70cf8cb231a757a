import type { Metadata } from 'next'
import type { RulingDetail } from '@/lib/contract/entities/ruling'
import { cutText } from '@/lib/shared/text/cut-text'
import { RULING_KINDS, rulingPath } from '@/lib/shared/trade/trust'
import { pageMetadata } from '@/lib/tenant/page-metadata'

/** Withheld, overturned and unknown rulings are not indexed. */
export async function rulingMetadata(ruling: RulingDetail | undefined): Promise<Metadata> {
  if (!ruling) return { title: '案例不存在', robots: { index: false } }
  const [path = '', search] = rulingPath(ruling.kind, ruling.code).split('?')
  return pageMetadata({
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    title: `${ruling.title} - ${RULING_KINDS[ruling.kind]}`,
    description: [ruling.gameName, cutText(ruling.facts, 80), `处理结果：${ruling.decision}`]
      .filter(Boolean)
      .join('，'),
    index: ruling.published && ruling.state !== 'overturned',
  })
}
