import { z } from 'zod'
import { RESTRICTION_CLAUSE_NAMES, RESTRICTION_DAYS, RESTRICTION_PICTURES } from '@/lib/shared/people/restrictions'
import { restrictionKind, runningOrder, staffRestriction } from '../entities/restriction'
import {
  commaList,
  flag,
  keyword,
  none,
  page,
  paged,
  pageSize,
  pictureKeys,
  required,
  secret,
  sum,
  text,
  uint,
  userId,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

const DAYS = `期限为 1–${RESTRICTION_DAYS} 天`
const days = uint().refine((n) => n >= 1 && n <= RESTRICTION_DAYS, DAYS)
const restrictionId = uint()
const reason = required(200, '请填写理由')
const waits = z.object({ waits: z.boolean().describe('a second staff member has to approve') })

/** Restrictions of members and their appeals; platform staff only. */
export const consoleRestrictionContract = {
  'GET /console/restrictions': endpoint({
    summary: 'List restrictions of all members, newest first; appeals by deadline',
    access: 'staff:users.read',
    input: z.object({
      query: keyword(40).optional().describe('id, complete mobile or part of the name'),
      state: z.enum(['active', 'ended', 'lifted', 'overturned']).optional(),
      kind: restrictionKind.optional(),
      appeal: z.enum(['open', 'overdue']).optional(),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(staffRestriction),
    refusals: [],
  }),
  'GET /console/restriction': endpoint({
    summary: 'Get a restriction with its appeal',
    access: 'staff:users.read',
    input: z.object({ restrictionId }),
    output: staffRestriction,
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/restrictionPreview': endpoint({
    summary:
      'Get what a restriction of this member would concern: balance, goods for sale, running orders, restrictions',
    access: 'staff:restrictions.write',
    input: z.object({ userId }),
    output: z.object({
      nickName: z.string(),
      coin: yuan,
      goods: z.number().int().describe('for sale'),
      running: z.array(runningOrder),
      active: z.array(staffRestriction),
      secondFrom: yuan.describe('sum from which a second staff member has to approve'),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/restrictUser': endpoint({
    summary: 'Restrict a member for at most 30 days; above a sum a second staff member has to approve',
    access: 'staff:restrictions.write',
    input: z.object({
      userId,
      kinds: commaList(restrictionKind, 60).prefault('').describe('may be empty if an amount is held'),
      held: sum.prefault('0').describe('part of the balance to hold; 0: none'),
      clause: z.enum(RESTRICTION_CLAUSE_NAMES, '请选择依据的条款'),
      reason: required(300, '请填写给用户看的原因').min(10, '请写明原因，至少 10 个字'),
      note: secret(text(500).prefault('').describe('staff only')),
      pictures: pictureKeys(RESTRICTION_PICTURES).prefault('[]').describe('evidence, staff only'),
      days,
    }),
    output: waits,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'RESTRICTION_STATE', 'INVALID_INPUT', 'APPROVAL_OPEN'],
    idempotent: true,
  }),
  'POST /console/renewRestriction': endpoint({
    summary:
      'Extend a restriction to so many days from now; beyond 30 days in all a second staff member has to approve',
    access: 'staff:restrictions.write',
    input: z.object({ restrictionId, days, reason }),
    output: waits,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'RESTRICTION_STATE', 'INVALID_INPUT', 'APPROVAL_OPEN'],
    idempotent: true,
  }),
  'POST /console/liftRestriction': endpoint({
    summary: 'End a restriction now; what is held for an authority needs a second staff member',
    access: 'staff:restrictions.write',
    input: z.object({ restrictionId, reason }),
    output: waits,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'RESTRICTION_STATE', 'APPROVAL_OPEN'],
  }),
  'POST /console/decideRestrictionAppeal': endpoint({
    summary: 'Decide an appeal, as somebody who neither imposed, approved nor renewed the restriction',
    access: 'staff:restrictions.appeals',
    input: z.object({
      restrictionId,
      grant: flag,
      reason: required(300, '请填写处理理由').min(10, '请写明理由，至少 10 个字'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'REVIEW_DONE'],
  }),
} as const
