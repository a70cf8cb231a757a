import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'
import { Refusal } from '../../../../runtime/refusal'
import { readBrowserMark } from '../sessions/mark-browser'
import { type SmsRequest, sendSmsCode } from './send-sms-code'

/**
 * Sends a code to a mobile given by the caller. A browser in which its owner logged in before (`known`) has a separate
 * limit, so that strangers cannot use up the mobile's hourly limit; above it, the normal limit applies. Refuses
 * TOO_MANY.
 */
export async function sendPublicCode(
  ctx: Ctx,
  { known, ...request }: SmsRequest & { known: string },
): Promise<{ waitSeconds: number }> {
  if (!(await isKnown(ctx, request.phone, known))) return sendSmsCode(ctx, request)
  try {
    return await sendSmsCode(ctx, { ...request, asker: 'known' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return sendSmsCode(ctx, request)
  }
}

async function isKnown(ctx: Ctx, phone: string, mark: string): Promise<boolean> {
  if (!mark) return false
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  return user !== undefined && readBrowserMark(ctx.vault, user.id, mark, ctx.now()) !== ''
}
