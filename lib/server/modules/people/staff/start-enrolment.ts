import { sql } from 'drizzle-orm'
import { generateSecret, generateURI } from 'otplib'
import { staffKeys } from '../../../db/schema/people/staff'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findMemberships } from './find-membership'
import { lockKey } from './internal/lock-key'

/**
 * Creates the secret for the authenticator of a member without one. Until a code confirms it, the next call replaces
 * it, and it grants no access. Refuses FORBIDDEN.
 */
export async function startEnrolment(ctx: UserCtx): Promise<{ secret: string; uri: string }> {
  const { userId, nickName } = ctx.user
  if ((await findMemberships(ctx)).length === 0) throw refuse('FORBIDDEN')
  const secret = generateSecret()
  const sealed = ctx.vault.seal('staff', String(userId), secret)
  await inTx(ctx, async (tx) => {
    if ((await lockKey(tx, userId))?.enrolledAt) throw refuse('FORBIDDEN', '已绑定动态验证码，更换请联系负责人重置')
    await tx
      .insert(staffKeys)
      .values({ userId, secret: sealed, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: staffKeys.userId,
        set: { secret: sealed },
        setWhere: sql`${staffKeys.enrolledAt} is null`,
      })
  })
  const issuer = ctx.dist.conf.distBaseConf.websiteName
  return { secret, uri: generateURI({ issuer, label: nickName, secret }) }
}
