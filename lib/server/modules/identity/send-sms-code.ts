import { randomInt } from 'node:crypto'
import { smsCodes } from '../../db/schema/identity'
import type { Ctx } from '../../runtime/context'
import { countHit } from '../../runtime/rate-limit'
import { refuse } from '../../runtime/refusal'

export type SmsPurpose = (typeof smsCodes.$inferSelect)['purpose']
const LIFE_MINUTES = 10
export const WAIT_SECONDS = 60

/**
 * Six digits, ten minutes, one use, bound to phone, purpose and host. At most one a minute and five an hour per phone,
 * 30 an hour per address, 1,000 an hour in all. Answers the same whether the phone is known or not.
 */
export async function sendSmsCode(
  ctx: Ctx,
  input: { phone: string; purpose: SmsPurpose },
): Promise<{ waitSeconds: number }> {
  const now = ctx.now().getTime()
  const caps: [key: string, seconds: number, points: number][] = [
    [`sms:all`, 3600, 1000],
    [`sms:ip:${ctx.ip}`, 3600, 30],
    [`sms:hour:${input.phone}`, 3600, 5],
    [`sms:minute:${input.phone}`, WAIT_SECONDS, 1],
  ]
  for (const [key, seconds, points] of caps) {
    if ((await countHit(ctx.db, key, seconds, now)) > points)
      throw refuse(
        'TOO_MANY',
        seconds === WAIT_SECONDS ? '验证码已发送，请60秒后再试' : '获取验证码次数过多，请1小时后再试',
      )
  }
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await ctx.db.insert(smsCodes).values({
    phone: input.phone,
    purpose: input.purpose,
    distId: ctx.dist.distId,
    codeHash: codeHash(ctx, input.phone, input.purpose, code),
    createdAt: ctx.now(),
    expiresAt: new Date(now + LIFE_MINUTES * 60_000),
  })
  await ctx.sms.send(input.phone, `您的验证码是${code}，${LIFE_MINUTES}分钟内有效，请勿告诉他人。`)
  return { waitSeconds: WAIT_SECONDS }
}

export const codeHash = (ctx: Ctx, phone: string, purpose: SmsPurpose, code: string): string =>
  ctx.vault.mac('sms', `${ctx.dist.distId}:${phone}:${purpose}:${code}`)
