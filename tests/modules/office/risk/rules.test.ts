import { describe, expect, it } from 'vitest'
import { riskOf } from '@/lib/server/modules/office/risk/rules'
import { RISK_KINDS, RISK_RULES, riskLevel, riskPoints } from '@/lib/shared/staff/risks'

describe('risk score', () => {
  it.each(RISK_KINDS)('%s adds nothing below its limit, then its points, and never more than its most', (kind) => {
    const { from, points, step, most } = RISK_RULES[kind]
    expect([riskPoints(kind, from - 1), riskPoints(kind, from)]).toEqual([0, points])
    expect(riskPoints(kind, from + 1)).toBe(Math.min(most, points + step))
    expect(riskPoints(kind, 1000)).toBe(step > 0 ? most : points)
  })

  it.each([
    [0, 'none'],
    [1, 'low'],
    [29, 'low'],
    [30, 'middle'],
    [59, 'middle'],
    [60, 'high'],
    [100, 'high'],
  ] as const)('a score of %i is %s', (score, level) => expect(riskLevel(score)).toBe(level))

  it('the score is the sum of its reasons, at most 100, the heaviest first, each with its side', () => {
    const { score, level, reasons } = riskOf([
      { who: '买家', counts: { unpaid: 5, cancelled: 2 } },
      { who: '卖家', counts: { failedFace: 1, sharedPayee: 3 } },
    ])
    expect([score, level]).toEqual([100, 'high'])
    expect(reasons.map(({ kind, points }) => [kind, points])).toEqual([
      ['sharedPayee', 60],
      ['failedFace', 30],
      ['unpaid', 15],
    ])
    expect(reasons[2]?.text).toMatch(/^买家 7 天内 5 笔订单未付款取消/)
    expect(riskOf([{ who: '', counts: {} }])).toEqual({ score: 0, level: 'none', reasons: [] })
  })
})
