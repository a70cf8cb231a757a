import { revisionOf } from '../../core/oversight/rules-revision'
import type { NewsRow } from './types'

/** The columns that the editor of an article writes. */
const WRITTEN = [
  ...(['type', 'category', 'title', 'summary', 'keywords', 'cover', 'gameId', 'html'] as const),
  ...(['pinned', 'draft', 'publishedAt'] as const),
] as const

export const articleRevision = (row: NewsRow): string => revisionOf(row, WRITTEN)
