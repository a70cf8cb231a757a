import type { UserId } from '@/lib/shared/ids'
import type { LoginWay } from '@/lib/shared/people/login-ways'
import type { Db } from '../../../../db/client'
import { loginRecords } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'

interface LoginTry {
  userId: UserId
  way: LoginWay
  result: (typeof loginRecords.$inferInsert)['result']
}

/** Records a login attempt. */
export async function noteLogin(ctx: Ctx, db: Db, { userId, way, result }: LoginTry): Promise<void> {
  await db.insert(loginRecords).values({
    userId,
    distId: ctx.dist.distId,
    way,
    result,
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 200),
    createdAt: ctx.now(),
  })
}

/**
 * Records a wrong password or code. Not awaited, so that the response time does not reveal whether there is an account.
 */
export function noteWrong(ctx: Ctx, userId: UserId | undefined, way: LoginWay): void {
  if (userId !== undefined)
    noteLogin(ctx, ctx.db, { userId, way, result: 'wrong' }).catch((err) => ctx.log.warn({ err }, 'login not noted'))
}
