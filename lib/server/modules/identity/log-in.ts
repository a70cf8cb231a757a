import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import type { Ctx } from '../../runtime/context'
import { clearHits, countHit } from '../../runtime/rate-limit'
import { refuse } from '../../runtime/refusal'
import { checkPassword } from './internal/passwords'
import { openSession } from './open-session'
import { presentLogin } from './present'
import type { LoginAnswer } from './types'

const TRIES = 5
const LOCK_SECONDS = 15 * 60

/** Password login: five wrong tries per phone lock it for 15 minutes, 50 per address. Refuses WRONG_CREDENTIALS, ACCOUNT_LOCKED. */
export async function logIn(ctx: Ctx, input: { phone: string; password: string }): Promise<LoginAnswer> {
  const now = ctx.now().getTime()
  const key = `login:${input.phone}`
  if ((await countHit(ctx.db, `login:ip:${ctx.ip}`, LOCK_SECONDS, now)) > TRIES * 10) throw refuse('TOO_MANY')
  if ((await countHit(ctx.db, key, LOCK_SECONDS, now)) > TRIES) throw refuse('ACCOUNT_LOCKED')
  const [user] = await ctx.db.select().from(users).where(eq(users.phone, input.phone))
  if (!(await checkPassword(user?.passwordHash, input.password)) || !user) throw refuse('WRONG_CREDENTIALS')
  if (user.banned) throw refuse('FORBIDDEN', '账号已被冻结，请联系客服')
  await clearHits(ctx.db, key)
  await clearHits(ctx.db, `login:ip:${ctx.ip}`)
  return presentLogin(user, await openSession(ctx, ctx.db, user.id))
}
