import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { type Cap, clearHits, countHit, countHits, returnHits } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { assertOpen, letIn } from '../internal/let-in'
import { loginKeys } from '../internal/login-keys'
import { noteWrong } from '../internal/note-login'
import { checkPassword } from '../internal/passwords'
import { readBrowserMark } from '../sessions/mark-browser'
import type { LoginAnswer } from '../types'

const SECONDS = 15 * 60
/** Wrong passwords in 15 minutes: per IP address and phone, or per browser the owner uses. */
const TRIES = 5
/**
 * Per phone, from any address; an address that tries this phone for the first time is counted separately, so that a few
 * others cannot lock it out.
 */
const TRIES_A_PHONE = 20
const FIRST_TRIES_A_PHONE = 100
/** Per IP address, for any phones. */
const TRIES_AN_ADDRESS = 50

/**
 * Logs in by password. Every attempt is counted before its result is known, so that parallel attempts get no more; a
 * correct password returns its points. Strangers can lock a phone for themselves, and in large numbers for other
 * strangers, but not for a browser in which its owner logged in before (`known`). Refuses WRONG_CREDENTIALS,
 * ACCOUNT_LOCKED, TOO_MANY, FORBIDDEN, ACCOUNT_FROZEN.
 */
export async function logIn(
  ctx: Ctx,
  { phone, password, known }: { phone: string; password: string; known: string },
): Promise<LoginAnswer> {
  const [user] = await ctx.db.select().from(users).where(eq(users.phone, phone))
  const browser = user && readBrowserMark(ctx.vault, user.id, known, ctx.now())
  const keys = loginKeys({ phone, ip: ctx.ip, browser })
  const now = ctx.now().getTime()
  const tries = await countHit(ctx.db, keys.own, SECONDS, now)
  if (tries > TRIES) throw refuse('ACCOUNT_LOCKED')
  const ofPhone =
    tries === 1 ? { key: keys.first, points: FIRST_TRIES_A_PHONE } : { key: keys.phone, points: TRIES_A_PHONE }
  const caps: Cap[] = browser
    ? []
    : [
        { key: keys.address, seconds: SECONDS, points: TRIES_AN_ADDRESS },
        { ...ofPhone, seconds: SECONDS },
      ]
  const over = await countHits(ctx.db, caps, now)
  if (over) throw refuse(over.key === keys.address ? 'TOO_MANY' : 'ACCOUNT_LOCKED')
  if (!(await checkPassword(user?.passwordHash, password)) || !user) {
    noteWrong(ctx, user?.id, 'password')
    throw refuse('WRONG_CREDENTIALS')
  }
  await clearHits(ctx.db, keys.own)
  await returnHits(ctx.db, ...caps.map(({ key }) => key))
  await assertOpen(ctx, user, 'password')
  return inTx(ctx, (tx) => letIn(ctx, tx, user, 'password'))
}
