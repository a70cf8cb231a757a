import { and, eq, gt, or } from 'drizzle-orm'
import { deviceName } from '@/lib/shared/text/device-name'
import { qrLogins } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { sha256 } from '../sessions/create-session'

/** Shows the user which browser wants to log in. Only the first user who scans can confirm. Refuses NOT_FOUND. */
export async function openQrLogin(
  ctx: UserCtx,
  input: { code: string },
): Promise<{ place: string; device: string; createdAt: Date }> {
  const { userId } = ctx.user
  const [row] = await ctx.db
    .update(qrLogins)
    .set({ state: 'scanned', userId })
    .where(
      and(
        eq(qrLogins.codeHash, sha256(input.code)),
        eq(qrLogins.distId, ctx.dist.distId),
        gt(qrLogins.expiresAt, ctx.now()),
        or(eq(qrLogins.state, 'waiting'), and(eq(qrLogins.state, 'scanned'), eq(qrLogins.userId, userId))),
      ),
    )
    .returning()
  if (!row) throw refuse('NOT_FOUND', '二维码已失效，请在电脑上重新获取')
  return { place: await ctx.ipPlace.placeOf(row.ip), device: deviceName(row.userAgent), createdAt: row.createdAt }
}
