import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { prepared } from '../../../../db/prepared'
import { users } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { clearHits, countHit } from '../../../../runtime/rate-limit'
import { refuse } from '../../../../runtime/refusal'
import { checkPassword } from '../internal/passwords'

const TRIES = 5
const LOCK_SECONDS = 24 * 3600
/** A PIN proven in this session is compared by keyed hash for ten minutes, which avoids 24 ms of argon2. */
const proven = new LRUCache<string, string>({ max: 20_000, ttl: 600_000 })
/**
 * A correct PIN sent concurrently several times counts as one attempt, as it would sequentially; a wrong one counts
 * each time.
 */
const trying = new Map<string, Promise<void>>()
const yes = () => true
const no = () => false
const processKey = randomBytes(32)
const tag = (sessionId: string, hash: string, pin: string) =>
  createHmac('sha256', processKey).update(`${sessionId}\n${hash}\n${pin}`).digest('base64')

/**
 * Verifies the pay password before money is moved. Five wrong PINs lock payments for 24 hours, counted separately from
 * the login password. Refuses NO_PAY_PASSWORD, WRONG_PAY_PASSWORD, PAY_PASSWORD_LOCKED. Call it before any transaction.
 */
export async function verifyPayPassword(ctx: UserCtx, pin: string): Promise<void> {
  const [row] = await readHash(ctx.db, { userId: ctx.user.userId })
  if (!row?.hash) throw refuse('NO_PAY_PASSWORD')
  const proof = tag(ctx.user.sessionId, row.hash, pin)
  if (proven.get(ctx.user.sessionId) === proof) return
  const wasRight = await trying.get(proof)?.then(yes, no)
  if (wasRight) return
  const trial = tryPin(ctx, row.hash, pin)
    .then(() => {
      proven.set(ctx.user.sessionId, proof)
    })
    .finally(() => trying.delete(proof))
  trying.set(proof, trial)
  return trial
}

const readHash = prepared(['userId'], (db, { userId }) =>
  db.select({ hash: users.payPasswordHash }).from(users).where(eq(users.id, userId)),
)

async function tryPin(ctx: UserCtx, hash: string, pin: string): Promise<void> {
  const key = `paypw:${ctx.user.userId}`
  const used = await countHit(ctx.db, key, LOCK_SECONDS, ctx.now().getTime())
  if (used > TRIES) throw refuse('PAY_PASSWORD_LOCKED')
  if (!(await checkPassword(hash, pin))) {
    throw used === TRIES
      ? refuse('PAY_PASSWORD_LOCKED')
      : refuse('WRONG_PAY_PASSWORD', `支付密码错误，还可尝试 ${TRIES - used} 次`)
  }
  await clearHits(ctx.db, key)
}
