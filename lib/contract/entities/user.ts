import { z } from 'zod'
import { TEAM_ROLE_NAMES } from '@/lib/shared/people/team'
import { dateTime, userIdNumber, yuan } from '../fields'
import { restrictionKind } from './restriction'

/** User profile, with the statistics of the member header. */
export const userProfile = z.object({
  userId: userIdNumber,
  nickName: z.string(),
  nickNameFrom: z.string().describe("YYYY-MM-DD: when it may be changed again; '' now"),
  actor: z.string().describe('avatar path'),
  phone: z.string().describe('masked'),
  coin: yuan.describe('spendable balance'),
  frozen: yuan.describe('held in escrow for this buyer'),
  sellGoodsNum: z.number().int(),
  authStatus: z.number().int().describe('2: real-name verified'),
  realName: z.string().describe('masked'),
  isHadPhone: z.boolean(),
  isHadPassWord: z.boolean(),
  isPayPassWord: z.boolean(),
  isHadEmail: z.boolean(),
  email: z.string(),
  aliAccount: z.string().describe('masked payee of withdrawals, as the next two; empty: none'),
  wxAccount: z.string(),
  bankAccount: z.string(),
  isQuickShop: z.number().int(),
  isBooster: z.number().int(),
  isPartner: z.number().int(),
  codeWord: z.string(),
  restricted: z.array(restrictionKind).describe('what the account is restricted from now'),
  restrictions: z.number().int().describe('restrictions in force; one may only hold an amount'),
  payoutLockHours: z.number().describe('nothing is withdrawn for so long after what guards the account was changed'),
  tradeTotal: yuan.describe('sum of completed orders, for the VIP level'),
  createTime: z.string(),
  team: z
    .object({ role: z.enum(TEAM_ROLE_NAMES), memberName: z.string() })
    .nullable()
    .describe("set in a session of a team's member, which sees no balance, payee or contact of the owner"),
})
export type UserProfile = z.output<typeof userProfile>

/** The login data for scripts: the first half of the credential and the display name. */
export const loginResult = z.object({
  token: z.string(),
  userId: userIdNumber,
  nickName: z.string(),
  actor: z.string(),
  isPartner: z.number().int(),
  username: z.string().describe('the phone, masked'),
})
export type LoginResult = z.output<typeof loginResult>

/** One of the user's sessions. */
export const ownSession = z.object({
  sessionId: z.string(),
  device: z.string(),
  place: z.string().describe('city'),
  ip: z.string().describe('masked'),
  way: z.string().describe("how it began; '': a change of phone or password opened it"),
  createTime: dateTime,
  usedTime: dateTime.describe('last used, to some minutes'),
  isThis: z.boolean().describe('the one that asks'),
})
export type OwnSession = z.output<typeof ownSession>
