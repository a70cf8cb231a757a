/** Criteria of the score sheet, in its order. */
export const QUALITY_CRITERIA = [
  { key: 'manner', name: '态度', explain: '称呼得体，耐心，不推诿、不催促' },
  { key: 'accuracy', name: '准确', explain: '说的和规则一致，验号、换绑没有差错' },
  { key: 'timeliness', name: '时效', explain: '回复和步骤都在时限内，等待时说明原因' },
  { key: 'compliance', name: '合规', explain: '已表明身份，不索要验证码，不引导线下交易' },
] as const
export type QualityKey = (typeof QUALITY_CRITERIA)[number]['key']
export const QUALITY_KEYS = QUALITY_CRITERIA.map(({ key }) => key) as [QualityKey, ...QualityKey[]]

/** Highest points of a criterion; the lowest is 0. */
export const MOST_POINTS = 5
export const QUALITY_WORDS = 200
export const COACHING_WORDS = 500

/** Points and note of one criterion. */
export interface QualityMark {
  key: QualityKey
  points: number
  note: string
}

/** Mean points of a sheet, with one decimal. */
export const scoreOf = (marks: readonly QualityMark[]): number =>
  marks.length === 0 ? 0 : Math.round((marks.reduce((sum, { points }) => sum + points, 0) / marks.length) * 10) / 10
