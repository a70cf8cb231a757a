import type { OwnQuality, QualityRow, QualitySheet } from '@/lib/contract/console/quality-fields'
import type { UserId } from '@/lib/shared/ids'
import { scoreOf } from '@/lib/shared/staff/quality'
import { formatDateTime } from '@/lib/shared/time'
import type { Sample, Score } from './types'

interface Named {
  title: string
  siteName: string
  nameOf: (userId: UserId) => string
}

const presentSheet = ({ byId, marks, coaching, createdAt }: Score, { nameOf }: Named): QualitySheet => ({
  by: nameOf(byId),
  score: scoreOf(marks),
  marks,
  coaching,
  createTime: formatDateTime(createdAt),
})

const round1 = (n: number): number => Math.round(n * 10) / 10

/** The first sheet of somebody else is hidden until the second one is filled in, so that it does not influence it. */
export function presentSample(
  { id: sampleId, orderSn, userId, week }: Sample,
  scores: readonly Score[],
  { viewer, ...named }: Named & { viewer: UserId },
): QualityRow {
  const [first, second] = scores
  const sheets = scores.filter(({ byId }) => second !== undefined || byId === viewer)
  return {
    sampleId,
    orderSn,
    title: named.title,
    userId,
    agent: named.nameOf(userId),
    siteName: named.siteName,
    week,
    isScored: first !== undefined,
    isCalibrated: second !== undefined,
    mayScore: second === undefined && first?.byId !== viewer,
    sheets: sheets.map((score) => presentSheet(score, named)),
    difference: first && second ? round1(Math.abs(scoreOf(first.marks) - scoreOf(second.marks))) : null,
  }
}

/** What the agent reads: the first sheet decides, and both give advice. */
export function presentOwn(
  { id: sampleId, orderSn, week }: Sample,
  scores: readonly Score[],
  title: string,
): OwnQuality {
  const [first] = scores
  const marks = first?.marks ?? []
  return {
    sampleId,
    orderSn,
    title,
    week,
    score: scoreOf(marks),
    marks,
    coaching: scores.flatMap(({ coaching }) => (coaching === '' ? [] : [coaching])),
    createTime: formatDateTime(first?.createdAt ?? new Date(0)),
  }
}
