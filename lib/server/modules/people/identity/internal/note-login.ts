import type { LoginWay } from '@/lib/shared/people/login-ways'
import type { Db } from '../../../../db/client'
import { loginRecords } from '../../../../db/schema/identity'
import type { Ctx } from '../../../../runtime/context'

interface LoginTry {
  userId: number
  way: LoginWay
  result: (typeof loginRecords.$inferInsert)['result']
}

/** Writes down how somebody tried to log in. */
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

/** Of a wrong password or code. It is not waited for: how long an answer takes must not tell whether there is an account. */
export function noteWrong(ctx: Ctx, userId: number | undefined, way: LoginWay): void {
  if (userId !== undefined)
    noteLogin(ctx, ctx.db, { userId, way, result: 'wrong' }).catch((err) => ctx.log.warn({ err }, 'login not noted'))
}
