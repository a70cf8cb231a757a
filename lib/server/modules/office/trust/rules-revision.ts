import type { rulings } from '../../../db/schema/office/trust'
import { revisionOf } from '../../core/oversight/rules-revision'

/** The columns that the editor of a case writes; hiding or showing a case is no edit. */
const WRITTEN = [
  ...(['title', 'gameId', 'parties', 'facts', 'reasoning', 'ruleName', 'ruleText', 'decision'] as const),
  ...(['claimedFen', 'awardedFen', 'timeline', 'openedAt', 'decidedAt'] as const),
] as const

export const caseRevision = (row: typeof rulings.$inferSelect): string => revisionOf(row, WRITTEN)
