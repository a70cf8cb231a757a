import { z } from 'zod'
import { TEAM_ROLE_NAMES } from '@/lib/shared/people/team'
import { loginResult } from '../entities/user'
import { dateTime, empty, none, page, paged, pageSize, payPassword, required, secret, uint } from '../fields'
import { endpoint } from '../kit'

const role = z.enum(TEAM_ROLE_NAMES, '请选择角色')
const code = secret(z.string().regex(/^[\w-]{24}$/, '邀请链接不完整'))
const one = z.object({ teamMemberId: uint() })

const member = z.object({
  teamMemberId: z.number().int(),
  name: z.string().describe('what the owner calls the member'),
  nickName: z.string().describe("of the member's account; empty: invited"),
  role,
  state: z.enum(['invited', 'active']),
  createTime: dateTime.describe('when the member joined, or was invited'),
  expireTime: z.string().describe('of an invitation'),
})

/** Teams of sellers: members act in the seller's name, within their roles. */
export const teamContract = {
  'GET /team/members': endpoint({
    summary: 'List members and open invitations of the own team on this site, newest first',
    access: 'login',
    input: empty,
    output: z.object({ list: z.array(member) }),
    refusals: [],
  }),
  'GET /team/actions': endpoint({
    summary: 'List what members did in the own name in the last 90 days, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        actionId: z.number().int(),
        name: z.string(),
        call: z.string(),
        target: z
          .string()
          .describe('number of the order or item, or `inquiry:<id>`; empty without; of several the first'),
        count: z.number().int().describe('objects of a bulk call'),
        createTime: dateTime,
      }),
    ),
    refusals: [],
  }),
  'POST /team/invite': endpoint({
    summary: 'Create an invitation to the own team on this site; its code is returned once and not stored',
    access: 'verified',
    input: z.object({ name: required(20, '请填写成员称呼'), role, payPassword }),
    output: z.object({ code: z.string(), row: member }),
    refusals: ['NOT_VERIFIED', 'TOO_MANY', 'NO_PAY_PASSWORD', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED'],
    limit: { points: 30, seconds: 3600 },
  }),
  'POST /team/changeRole': endpoint({
    summary: 'Take permissions from a member or an invitation of the own team; sessions of the member end',
    access: 'login',
    input: one.extend({ role }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'POST /team/remove': endpoint({
    summary: 'Remove a member or an invitation from the own team, or leave a team; sessions of the member end',
    access: 'login',
    input: one,
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /team/invitation': endpoint({
    summary: 'Get the team and role of an invitation',
    access: 'login',
    input: z.object({ code }),
    output: z.object({ ownerName: z.string(), role, isOwn: z.boolean() }),
    refusals: ['NOT_FOUND'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /team/join': endpoint({
    summary: 'Accept an invitation; its code is used up',
    access: 'verified',
    input: z.object({ code }),
    output: none,
    refusals: ['NOT_VERIFIED', 'NOT_FOUND', 'TOO_MANY'],
    limit: { points: 30, seconds: 3600 },
  }),
  'GET /team/teams': endpoint({
    summary: 'List the teams on this site that the caller works in',
    access: 'login',
    input: empty,
    output: z.object({
      list: z.array(z.object({ teamMemberId: z.number().int(), ownerName: z.string(), role, joinTime: dateTime })),
    }),
    refusals: [],
  }),
  'POST /team/enter': endpoint({
    summary: "Replace the caller's session by one in the name of a team's owner, limited to the caller's role",
    access: 'login',
    input: one,
    output: loginResult,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /team/exit': endpoint({
    summary: "Replace a session in the name of a team's owner by one of the member",
    access: 'login',
    input: empty,
    output: loginResult,
    refusals: ['NOT_FOUND', 'SESSION_EXPIRED'],
  }),
} as const
