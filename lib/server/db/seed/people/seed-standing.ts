import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { CLOSING_DAYS } from '@/lib/shared/people/closing'
import { DAY_MS } from '@/lib/shared/time'
import { payDeposit } from '../../../modules/money/deposits/pay-deposit'
import { creditSandbox } from '../../../modules/money/wallet/sandbox/credit-sandbox'
import { requestDepositReturn } from '../../../modules/orders/trading/places/request-deposit-return'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { closures } from '../../schema/office/privacy'
import { users as userTable } from '../../schema/people/identity'
import { actAs, demoServices } from '../orders/demo-services'
import { DEMO_PAY_PASSWORD } from './demo-logins'
import type { SeedUsers } from './seed-users'

const DEPOSIT = fen(50_000)

/**
 * Seeds shop deposits, the seller's held and the buyer's refund requested, and an account that its owner closed and
 * staff can still reopen.
 */
export async function seedStandings({
  db,
  log,
  vault,
  now,
  users,
}: {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
}): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  for (const [userId, days] of [
    [users.seller, 24],
    [users.buyer, 20],
  ] as const) {
    clock = before(days)
    await creditSandbox(actAs(services, userId, { distId: 1 }), DEPOSIT)
    await db.transaction((tx) => payDeposit(tx, { userId, kind: 'shop', at: clock }))
  }
  clock = before(2)
  const buyer = actAs(services, users.buyer, { distId: 1 })
  await requestDepositReturn(buyer, { kind: 'shop', payPassword: DEMO_PAY_PASSWORD })
  await closeOne(db, { closedAt: before(4), like: users.buyer })
}

async function closeOne(db: Db, { closedAt, like }: { closedAt: Date; like: UserId }): Promise<void> {
  const [demo] = await db
    .select({ passwordHash: userTable.passwordHash, payPasswordHash: userTable.payPasswordHash })
    .from(userTable)
    .where(eq(userTable.id, like))
  const [closed] = await db
    .insert(userTable)
    .values({
      phone: '13900009004',
      nickName: '远行的鹿',
      ...demo,
      authStatus: 2,
      inviteCode: 'CLOSED04',
      registeredDistId: 1,
      createdAt: new Date(closedAt.getTime() - 90 * DAY_MS),
      closedAt,
    })
    .returning({ id: userTable.id })
  if (!closed) throw new Error('no account to close')
  const eraseAt = new Date(closedAt.getTime() + CLOSING_DAYS * DAY_MS)
  await db.insert(closures).values({ userId: closed.id, distId: 1, closedAt, eraseAt })
}
