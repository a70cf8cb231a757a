import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type { UserId } from '@/lib/shared/ids'
import { ZERO } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { ACCOUNT_KINDS, BLACK_REASONS } from '@/lib/shared/trade/trust'
import type { Tx } from '../../../../db/client'
import { rulings } from '../../../../db/schema/office/trust'
import type { Report } from '../types'

interface BlackVerdict {
  code: string
  report: Report
  facts: string
  reasoning: string
  reviewerId: UserId
  /** Which both parties of the order had signed. */
  agreement: CitedAgreement | undefined
  now: Date
}

/** Writes the ruling of an accepted report. It contains no text by the reporter, because that may name people. */
export async function writeBlackRuling(
  tx: Tx,
  { code, report, facts, reasoning, reviewerId, agreement, now }: BlackVerdict,
): Promise<void> {
  const { name, rule, text } = BLACK_REASONS[report.reason]
  await tx.insert(rulings).values({
    code,
    kind: 'blacklist',
    title: `${ACCOUNT_KINDS[report.kind]} ${report.valueMask} 涉${name}`,
    gameId: report.gameId,
    reason: report.reason,
    subjectKind: report.kind,
    subjectMask: report.valueMask,
    parties: [
      { role: '被举报账号', name: `${ACCOUNT_KINDS[report.kind]} ${report.valueMask}` },
      { role: '举报人', name: '平台实名用户' },
    ],
    facts:
      facts ||
      `用户举报该账号涉嫌${name}，并提交${report.evidence.length}张证据图片。经核对，证据中的账号与被举报账号一致。`,
    reasoning: [...reasoning.split(/\n+/).filter(Boolean), ...citationOf(report, agreement)],
    ruleName: rule,
    ruleText: text,
    decision: '列入黑名单，平台各站点都能查到',
    claimedFen: ZERO,
    awardedFen: ZERO,
    timeline: [
      ...(agreement
        ? [{ time: agreement.signTime, title: '双方签署账号转让协议', note: `第 ${agreement.version} 版文本` }]
        : []),
      { time: formatDateTime(report.createdAt), title: '收到举报', note: `证据图片${report.evidence.length}张` },
      { time: formatDateTime(now), title: '给出处理结果', note: `依据${rule}` },
    ],
    concernedIds: report.accusedId ? [report.accusedId] : [],
    published: report.mayPublish,
    reviewerId,
    openedAt: report.createdAt,
    decidedAt: now,
  })
}

/** Names the version and the clause, not the number and the hash, which would lead to the parties' own copies. */
function citationOf({ reason }: Report, agreement: CitedAgreement | undefined): string[] {
  if (!agreement) return []
  const { version, takingBack } = agreement
  const clause = reason === 'retrieve' && takingBack ? `${takingBack.name}约定：${takingBack.text}` : ''
  return [`双方在交易前签署了《账号转让协议》第 ${version} 版文本。${clause}`]
}
