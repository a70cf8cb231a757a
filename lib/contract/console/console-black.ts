import { z } from 'zod'
import { ACCOUNT_MAX } from '@/lib/shared/trade/trust'
import { citedAgreement } from '../entities/agreement'
import { ownAppeal, ownReport } from '../entities/ruling'
import { account, codeBy, empty, flag, required, text } from '../fields'
import { endpoint } from '../kit'

const sn = codeBy(/^[RS]\d{14}$/, '编号格式错误')
/** As the reporter sees it, and the agreement of the order it is about. */
const report = ownReport.extend({
  agreement: citedAgreement.nullable().describe('which both parties of the order signed; null: none'),
})
const reviewReason = required(500, '请填写审核理由')

/** The blacklist's reports and appeals, for staff. */
export const consoleBlackContract = {
  'GET /console/blacklistQueue': endpoint({
    summary: 'List open reports and appeals, most urgent first',
    access: 'staff:blacklist.review',
    input: empty,
    output: z.object({ reports: z.array(report), appeals: z.array(ownAppeal) }),
    refusals: ['FORBIDDEN'],
  }),
  'POST /console/reviewReport': endpoint({
    summary: 'Accept a report, which blacklists the account by a ruling, or reject it',
    access: 'staff:blacklist.review',
    input: z.object({
      sn,
      accept: flag,
      reason: reviewReason.describe('of a rejection; of an acceptance the reasoning of the ruling'),
      content: account(ACCOUNT_MAX, '请输入完整账号')
        .optional()
        .describe('acceptance: the account as the evidence shows it; it has to be the reported one'),
      facts: text(1000).optional().describe('acceptance: what was found, without personal data'),
    }),
    output: ownReport,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'REVIEW_DONE', 'NOT_CONCERNED'],
  }),
  'POST /console/reviewAppeal': endpoint({
    summary:
      'Decide an appeal as staff other than the first reviewer: grant (removes the entry), dismiss, or declare inadmissible',
    access: 'staff:blacklist.review',
    input: z.object({ sn, result: z.enum(['granted', 'dismissed', 'inadmissible']), reason: reviewReason }),
    output: ownAppeal,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'REVIEW_DONE'],
  }),
} as const
