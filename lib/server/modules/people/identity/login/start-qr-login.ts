import { lt } from 'drizzle-orm'
import { HOUR_MS } from '@/lib/shared/time'
import { qrLogins } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'
import { randomToken } from '../../../../runtime/vault'
import { sha256 } from '../sessions/create-session'

/** Lifetime of a QR code, in seconds. */
export const QR_LOGIN_SECONDS = 120

/**
 * Creates a QR code for this browser. `browser` goes into an HttpOnly cookie: whoever only sees the QR code cannot
 * fetch the session.
 */
export async function startQrLogin(ctx: Ctx): Promise<{ code: string; browser: string; url: string }> {
  const [code, browser] = [randomToken(16), randomToken(24)]
  const now = ctx.now()
  await ctx.db.delete(qrLogins).where(lt(qrLogins.expiresAt, new Date(now.getTime() - HOUR_MS)))
  await ctx.db.insert(qrLogins).values({
    codeHash: sha256(code),
    browserHash: sha256(browser),
    distId: ctx.dist.distId,
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 200),
    createdAt: now,
    expiresAt: new Date(now.getTime() + QR_LOGIN_SECONDS * 1000),
  })
  return { code, browser, url: ctx.qrLogin.addressOf({ origin: ctx.dist.origin, code }) }
}
