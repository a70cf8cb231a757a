import type { Metadata } from 'next'
import type { RulingDetail } from '@/lib/contract/entities/ruling'
import { RULING_KINDS, rulingPath } from '@/lib/shared/trust'

/** Withheld, overturned and unknown rulings are nobody's search result. */
export function rulingMetadata(ruling: RulingDetail | undefined): Metadata {
  if (!ruling) return { title: '案例不存在', robots: { index: false } }
  return {
    title: `${ruling.title} - ${RULING_KINDS[ruling.kind]}`,
    description: [ruling.gameName, ruling.facts.slice(0, 80), `裁定：${ruling.decision}`].filter(Boolean).join('，'),
    alternates: { canonical: rulingPath(ruling.kind, ruling.code) },
    ...(ruling.published && ruling.state !== 'overturned' ? {} : { robots: { index: false } }),
  }
}
