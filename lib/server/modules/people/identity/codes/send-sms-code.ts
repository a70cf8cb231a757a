import { randomInt } from 'node:crypto'
import { smsCodes } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { sha256 } from '../sessions/create-session'
import { minuteOf, type SmsRequester, sendSms } from './send-sms'

export type SmsPurpose = (typeof smsCodes.$inferSelect)['purpose']
const LIFE_MINUTES = 10
export const CODE_SECONDS = LIFE_MINUTES * 60
export const WAIT_SECONDS = 60

export interface SmsRequest {
  phone: string
  purpose: SmsPurpose
  /** Secret of the requesting browser; the code is only valid there. */
  browser: string
  /** What the code confirms: `words` are shown in the message, and the code is valid for `value` only. */
  action?: { words: string; value: string }
  /** Absent: an anonymous visitor. */
  asker?: SmsRequester
}

/**
 * Sends a six-digit code, valid once for ten minutes, bound to phone, purpose, host, browser and what it confirms. At
 * most one a minute per phone (and agreement to sign), within the message limits of the requester; the API contract limits the IP address. The
 * response does not reveal whether the phone is known.
 */
export async function sendSmsCode(ctx: Ctx, input: SmsRequest): Promise<{ waitSeconds: number }> {
  const now = ctx.now().getTime()
  const { asker = 'stranger' } = input
  // each agreement is signed by a code of its own, so one need not wait for the code of another
  const what = asker === 'signer' && input.action ? `:${input.action.value}` : ''
  const minute = { key: `${minuteOf(asker, input.phone)}${what}`, seconds: WAIT_SECONDS, points: 1 }
  const over = await sendSms(ctx, {
    phone: input.phone,
    asker,
    narrower: [minute],
    message: async () => {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      await ctx.db.insert(smsCodes).values({
        phone: input.phone,
        purpose: input.purpose,
        distId: ctx.dist.distId,
        browserHash: sha256(input.browser),
        codeHash: codeHash(ctx, input, code),
        createdAt: ctx.now(),
        expiresAt: new Date(now + CODE_SECONDS * 1000),
      })
      return input.action
        ? { kind: 'actionCode', values: { what: input.action.words, code } }
        : { kind: 'code', values: { code } }
    },
  })
  if (over)
    throw refuse(
      'TOO_MANY',
      over === minute ? '获取验证码太频繁，请 60 秒后再试' : '获取验证码次数过多，请 1 小时后再试',
    )
  return { waitSeconds: WAIT_SECONDS }
}

export const codeHash = (ctx: Ctx, { phone, purpose, browser, action }: SmsRequest, code: string): string =>
  ctx.vault.mac('sms', `${ctx.dist.distId}:${phone}:${purpose}:${browser}:${code}${action ? `:${action.value}` : ''}`)
