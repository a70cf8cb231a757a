import { createHash } from 'node:crypto'
import type { rulings } from '../../../db/schema/office/trust'

/** The columns that the editor of a case writes. */
const WRITTEN = [
  ...(['title', 'gameId', 'parties', 'facts', 'reasoning', 'ruleName', 'ruleText', 'decision'] as const),
  ...(['claimedFen', 'awardedFen', 'timeline', 'openedAt', 'decidedAt'] as const),
] as const

/** Identifies what is written in a case: it changes with every edit, and not when the case is hidden or shown. */
export const revisionOf = (row: typeof rulings.$inferSelect): string =>
  createHash('sha256')
    .update(JSON.stringify(WRITTEN.map((column) => (typeof row[column] === 'bigint' ? `${row[column]}` : row[column]))))
    .digest('hex')
    .slice(0, 16)
