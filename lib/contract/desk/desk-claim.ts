import { z } from 'zod'
import { BAN_FINDINGS, type BanFinding, FOREVER_DAYS } from '@/lib/shared/trade/ban-claims'
import { CLAIM_PICTURES } from '@/lib/shared/trade/claims'
import { deskClaim } from '../entities/claim'
import { codeBy, flag, none, page, paged, pageSize, pictureKeys, required, sum, uint } from '../fields'
import { endpoint } from '../kit'

const findings = Object.keys(BAN_FINDINGS) as [BanFinding, ...BanFinding[]]
const claimSn = codeBy(/^LP\d{18}$/, '理赔号错误')

/** Cover claims handled by staff. */
export const deskClaimContract = {
  'GET /desk/claims': endpoint({
    summary: 'List open claims of this host, most urgent first: to decide, assigned to the caller, or all',
    access: 'staff:claims.handle',
    input: z.object({ view: z.enum(['review', 'mine', 'all']).prefault('review'), page, pageSize: pageSize(10, 20) }),
    output: paged(deskClaim),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/takeClaim': endpoint({
    summary: 'Assign a claim to the caller',
    access: 'staff:claims.handle',
    input: z.object({ claimSn, reason: required(200, '请填写接手的原因') }),
    output: none,
    refusals: ['NOT_FOUND', 'CLAIM_STATE', 'FORBIDDEN'],
  }),
  'POST /desk/decideClaim': endpoint({
    summary:
      'Grant or reject a claim, with reasons; about 2,000.00 or more a second staff member must approve; an appeal is decided by a different staff member',
    access: 'staff:claims.handle',
    input: z.object({
      claimSn,
      grant: flag,
      topUp: sum.optional().describe('proven, of kind topUps; absent: none'),
      finding: z.enum(findings, '请选择认定的封禁原因').optional().describe('of claims about a ban'),
      banDays: uint(FOREVER_DAYS).optional().describe('proven, of a rented account; absent: as stated'),
      facts: required(1000, '请写明认定的事实'),
      rule: required(100, '请写明引用的规则'),
    }),
    output: z.object({ needsSecond: z.boolean() }),
    refusals: ['NOT_FOUND', 'CLAIM_STATE', 'FORBIDDEN', 'INVALID_INPUT', 'APPROVAL_OPEN', 'REVIEW_DONE'],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /desk/confirmRecovered': endpoint({
    summary: 'Record that the buyer has recovered the account of a granted claim; no payment is made',
    access: 'staff:claims.handle',
    input: z.object({
      claimSn,
      reason: required(200, '请写明怎么核实的'),
      pictures: pictureKeys(CLAIM_PICTURES).describe('JSON text: media keys of captures'),
    }),
    output: z.object({ waits: z.boolean().describe('for approval by a second member') }),
    refusals: ['NOT_FOUND', 'CLAIM_STATE', 'FORBIDDEN', 'INVALID_INPUT', 'APPROVAL_OPEN'],
    idempotent: true,
  }),
} as const
