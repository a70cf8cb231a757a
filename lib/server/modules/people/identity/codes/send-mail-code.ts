import { randomInt } from 'node:crypto'
import { smsCodes } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { countHits } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { sha256 } from '../sessions/create-session'
import { CODE_SECONDS, codeHash, WAIT_SECONDS } from './send-sms-code'

const HOUR = 3600

/**
 * Sends a six-digit code to a mail address given by the caller; it works once, in the same browser. One a minute and
 * five an hour per person and per address. The response does not reveal whether the address belongs to an account.
 */
export async function sendMailCode(
  ctx: UserCtx,
  { email, browser }: { email: string; browser: string },
): Promise<{ waitSeconds: number }> {
  const now = ctx.now().getTime()
  const minute = { key: `mail:minute:${ctx.user.userId}`, seconds: WAIT_SECONDS, points: 1 }
  const over = await countHits(
    ctx.db,
    [
      minute,
      { key: `mail:hour:${ctx.user.userId}`, seconds: HOUR, points: 5 },
      { key: `mail:address:${email}`, seconds: HOUR, points: 5 },
    ],
    now,
  )
  if (over) throw refuse('TOO_MANY', over === minute ? '发送太频繁，请 60 秒后再试' : '发送次数过多，请 1 小时后再试')
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const request = { phone: email, purpose: 'email', browser } as const
  await ctx.db.insert(smsCodes).values({
    phone: email,
    purpose: 'email',
    distId: ctx.dist.distId,
    browserHash: sha256(browser),
    codeHash: codeHash(ctx, request, code),
    createdAt: ctx.now(),
    expiresAt: new Date(now + CODE_SECONDS * 1000),
  })
  const from = ctx.dist.conf.distBaseConf.websiteName
  const text = `你正在${from}绑定邮箱，验证码是 ${code}，${CODE_SECONDS / 60} 分钟内有效，请勿告诉他人。不是你本人操作时，请忽略这封邮件。`
  await ctx.mail.send({ to: email, subject: `${from}：绑定邮箱的验证码`, text, from })
  return { waitSeconds: WAIT_SECONDS }
}
