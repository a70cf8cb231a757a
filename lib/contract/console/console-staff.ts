import { z } from 'zod'
import { ROLE_NAMES } from '@/lib/shared/staff/staff'
import { AUDIT_NAMES } from '@/lib/shared/staff/staff-audit'
import { dateTime, day, flag, none, page, paged, pageSize, required, ruled, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const memberId = uint()
const role = z.enum(ROLE_NAMES, '请选择角色')
const reason = required(200, '请填写原因')

const auditFilter = z.object({
  action: z.enum(AUDIT_NAMES).optional(),
  userId: uint().optional().describe('who'),
  target: text(60).optional().describe('exactly, e.g. order:…'),
  from: day.optional(),
  to: day.optional().describe('the day itself included'),
})

/** Staff of the own house, what they did, and what waits for a second one. */
export const consoleStaffContract = {
  'GET /console/staff': endpoint({
    summary: 'Members of the own house, the oldest first',
    access: 'staff:staff.write',
    added: true,
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        memberId: z.number().int(),
        userId: z.number().int(),
        nickName: z.string(),
        phone: z.string().describe('masked'),
        role,
        isEnrolled: z.boolean(),
        lastLogin: dateTime.nullable().describe('into the rooms'),
        createTime: dateTime,
        isSelf: z.boolean(),
      }),
    ),
    refusals: [],
  }),
  'POST /console/addStaff': endpoint({
    summary:
      'Ask whoever has a mobile into the own house, by a message; the answer does not tell whether it is registered',
    access: 'staff:staff.write',
    added: true,
    input: z.object({ mobile: secret(ruled('mobile')), role, reason }),
    output: none,
    refusals: ['FORBIDDEN', 'TOO_MANY'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /console/changeRole': endpoint({
    summary: "Change another member's role; it holds from that member's next call",
    access: 'staff:staff.write',
    added: true,
    input: z.object({ memberId, role, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'LAST_OWNER'],
  }),
  'POST /console/removeStaff': endpoint({
    summary: 'Another member is none any more, from its next call',
    access: 'staff:staff.write',
    added: true,
    input: z.object({ memberId, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'LAST_OWNER'],
  }),
  'POST /console/resetStaffCode': endpoint({
    summary: "Forget another member's authenticator and recovery codes: it enrols anew, and is out till then",
    access: 'staff:staff.write',
    added: true,
    input: z.object({ memberId, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'GET /console/audit': endpoint({
    summary: 'What staff of the own house did, the newest first',
    access: 'staff:audit.read',
    added: true,
    input: auditFilter.extend({ page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        auditId: z.number().int(),
        createTime: dateTime,
        userId: z.number().int(),
        name: z.string(),
        role,
        action: z.enum(AUDIT_NAMES),
        target: z.string(),
        before: z.string().describe('JSON text, or empty'),
        after: z.string().describe('JSON text, or empty'),
        reason: z.string(),
        ip: z.string(),
        device: z.string(),
      }),
    ),
    refusals: [],
  }),
  'GET /console/auditExport': endpoint({
    summary: 'The same as CSV, the newest 5,000',
    access: 'staff:audit.read',
    added: true,
    input: auditFilter,
    output: z.object({ csv: z.string(), rows: z.number().int() }),
    refusals: [],
    limit: { points: 30, seconds: 3600 },
  }),
  'GET /console/approvals': endpoint({
    summary: 'Writes of the own house that wait for a second person, or did, the newest first',
    access: 'staff:approvals.decide',
    added: true,
    input: z.object({ state: z.enum(['open', 'approved', 'declined']).optional(), page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        approvalId: z.number().int(),
        title: z.string(),
        target: z.string(),
        reason: z.string(),
        state: z.enum(['open', 'approved', 'declined']),
        askedBy: z.string(),
        decidedBy: z.string(),
        decision: z.string(),
        createTime: dateTime,
        mayDecide: z.boolean(),
        isOwn: z.boolean(),
      }),
    ),
    refusals: [],
  }),
  'POST /console/decideApproval': endpoint({
    summary: 'A second person with the same permission lets a kept write happen, which is once, or declines it',
    access: 'staff:approvals.decide',
    added: true,
    input: z.object({ approvalId: uint(), accept: flag, reason: text(200).prefault('').describe('of a refusal') }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'FOUR_EYES', 'REVIEW_DONE', 'INVALID_INPUT'],
  }),
} as const
