import { z } from 'zod'
import { ROLE_NAMES } from '@/lib/shared/staff/staff'
import { AUDIT_NAMES } from '@/lib/shared/staff/staff-audit'
import { auditChange, auditObject } from '../entities/audit'
import {
  dateTime,
  day,
  flag,
  keyword,
  none,
  page,
  paged,
  pageSize,
  required,
  ruled,
  secret,
  text,
  uint,
  userIdNumber,
} from '../fields'
import { endpoint } from '../kit'

const memberId = uint()
const role = z.enum(ROLE_NAMES, '请选择角色')
const reason = required(200, '请填写原因')

const auditFilter = z.object({
  action: z.enum(AUDIT_NAMES).optional(),
  who: keyword(40).optional().describe('staff member: id or part of the name'),
  target: keyword()
    .optional()
    .describe(
      'number, or part of the name of a member, item or game, of a member also what is theirs; with its kind (order:…) exactly',
    ),
  from: day.optional(),
  to: day.optional().describe('the day itself included'),
})

/** Staff of the caller's own platform or distributor, their actions, and pending approvals. */
export const consoleStaffContract = {
  'GET /console/staff': endpoint({
    summary: "List members of the caller's platform or distributor, oldest first",
    access: 'staff:staff.write',
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        memberId: z.number().int(),
        userId: userIdNumber,
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
      "Invite the owner of a mobile to the caller's platform or distributor by a link, announced by SMS; the response does not reveal whether it is registered",
    access: 'staff:staff.write',
    input: z.object({ mobile: secret(ruled('mobile')), role, reason }),
    output: z.object({ link: z.string().describe('to be passed on to the owner of the mobile') }),
    refusals: ['FORBIDDEN', 'TOO_MANY', 'SMS_FAILED'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /console/changeRole': endpoint({
    summary: "Change another member's role, effective from their next call",
    access: 'staff:staff.write',
    input: z.object({ memberId, role, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'LAST_OWNER'],
  }),
  'POST /console/removeStaff': endpoint({
    summary: 'Remove another member, effective from their next call',
    access: 'staff:staff.write',
    input: z.object({ memberId, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'LAST_OWNER'],
  }),
  'POST /console/resetStaffCode': endpoint({
    summary:
      "Reset another member's authenticator and recovery codes: they must enrol again, without access until then",
    access: 'staff:staff.write',
    input: z.object({ memberId, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'GET /console/audit': endpoint({
    summary: "List the audit log of staff of the caller's platform or distributor, newest first",
    access: 'staff:audit.read',
    input: auditFilter.extend({ page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        auditId: z.number().int(),
        createTime: dateTime,
        userId: userIdNumber,
        name: z.string(),
        role,
        action: z.enum(AUDIT_NAMES),
        target: z.string().describe('kind and number'),
        object: auditObject,
        changes: z.array(auditChange),
        before: z.string().describe('as recorded: JSON text, or empty'),
        after: z.string().describe('as recorded: JSON text, or empty'),
        reason: z.string(),
        ip: z.string(),
        device: z.string(),
      }),
    ),
    refusals: [],
  }),
  'GET /console/auditExport': endpoint({
    summary: 'Export the audit log as CSV, the newest 5,000 rows',
    access: 'staff:audit.read',
    input: auditFilter,
    output: z.object({ csv: z.string(), rows: z.number().int() }),
    refusals: [],
    limit: { points: 30, seconds: 3600 },
  }),
  'GET /console/approvals': endpoint({
    summary: "List writes of the caller's platform or distributor that need or had a second approval, newest first",
    access: 'staff:approvals.decide',
    input: z.object({ state: z.enum(['open', 'approved', 'declined']).optional(), page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        approvalId: z.number().int(),
        title: z.string(),
        target: z.string().describe('kind and number'),
        object: auditObject,
        reason: z.string(),
        note: z.string().describe('submitted with it and not in the reason; only for whoever may decide, as pictures'),
        pictures: z.array(z.string()).describe('addresses, valid for ten minutes'),
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
    summary:
      'Approve a stored write as a second person with the same permission, which executes it once, or decline it',
    access: 'staff:approvals.decide',
    input: z.object({ approvalId: uint(), accept: flag, reason: text(200).prefault('').describe('of a refusal') }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'FOUR_EYES', 'REVIEW_DONE', 'INVALID_INPUT'],
  }),
} as const
