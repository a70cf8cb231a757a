import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { maskPayee } from '@/lib/shared/money/payout'
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time'
import { payeeHash } from '../../../modules/money/payouts/rules'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { payees } from '../../schema/money/payouts'
import { faceChecks, userDevices, users as userTable } from '../../schema/people/identity'
import type { Random } from '../random'
import type { SeedUsers } from './seed-users'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
/** The part of the sellers who passed in the last 90 days. */
const PASSED = 0.86

/** A number with a valid checksum; unique in the demo. */
function demoCard(n: number): string {
  const year = 1975 + (n % 28)
  const month = String(1 + (n % 12)).padStart(2, '0')
  const day = String(1 + (n % 27)).padStart(2, '0')
  const body = `440301${year}${month}${day}${String(n % 1000).padStart(3, '0')}`
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i] as number), 0)
  return body + CHECK_DIGITS[sum % 11]
}

/** Two pairs of members who use one browser, and a pair with one payee. */
async function seedShared(db: Db, { users, vault, now }: { users: SeedUsers; vault: Vault; now: Date }): Promise<void> {
  const [a, b, c, d] = users.crowd.sellers.slice(-9).map(({ id }) => id) as [UserId, UserId, UserId, UserId]
  const [buyer, other] = users.crowd.buyers.slice(-12).map(({ id }) => id) as [UserId, UserId]
  const device = (userId: UserId, name: string) => ({ userId, deviceHash: `demo ${name}`, lastAt: now })
  await db.insert(userDevices).values([device(a, 'one'), device(b, 'one'), device(c, 'two'), device(buyer, 'two')])
  const account = '13555500077'
  await db.insert(payees).values(
    [d, other].map((userId) => ({
      userId,
      kind: 1 as const,
      bankName: '',
      mask: maskPayee(1, account),
      isDefault: true,
      account: vault.seal('payee', String(userId), account),
      accountHash: payeeHash(vault, { kind: 1, account }),
      createdAt: new Date(now.getTime() - 20 * DAY_MS),
    })),
  )
}

/** Identity cards of everybody, the checks of most sellers, and those of three members whose face was another one. */
export async function seedFaces(
  db: Db,
  { users, vault, random, now }: { users: SeedUsers; vault: Vault; random: Random; now: Date },
): Promise<void> {
  const rows = await db.select({ id: userTable.id }).from(userTable).orderBy(userTable.id)
  const cards = rows.map(({ id }, n) => ({ id, card: demoCard(n + 1) }))
  const hashOf = new Map(cards.map(({ id, card }) => [id, vault.mac('identity', card)]))
  const sealed = cards.map(({ id, card }) => vault.seal('identity', String(id), card))
  await db.execute(sql`
    update ${userTable} set id_card_enc = named.sealed, id_card_hash = named.hash
    from unnest(${sql.param(cards.map(({ id }) => id))}::bigint[], ${sql.param(sealed)}::bytea[],
      ${sql.param(cards.map(({ id }) => hashOf.get(id)))}::text[]) as named (id, sealed, hash) where users.id = named.id`)
  const { sellerIds, shopIds } = users.crew
  const sellers = [...new Set([users.seller, ...sellerIds, ...Object.values(shopIds)])]
  const passed = sellers.filter((id) => id === users.seller || random.next() < PASSED)
  const check = (userId: UserId, n: number, at: Date) => ({
    userId,
    distId: 1,
    purpose: 'list' as const,
    idCardHash: hashOf.get(userId) ?? '',
    certifyId: `demo${String(n).padStart(6, '0')}`,
    createdAt: at,
    decidedAt: new Date(at.getTime() + 2 * MINUTE_MS),
  })
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const failed = users.crowd.sellers.slice(-3).map(({ id }) => id)
  await db.insert(faceChecks).values([
    ...passed
      .filter((id) => !failed.includes(id))
      .map((id, n) => ({ ...check(id, n, since(2 + random.next() * 80)), state: 'passed' as const })),
    ...failed.flatMap((id, i) =>
      Array.from({ length: i + 1 }, (_, tries) => ({
        ...check(id, 900_000 + i * 10 + tries, since(1.5 + tries * 0.02)),
        state: 'failed' as const,
        why: tries === 0 ? ('face' as const) : ('liveness' as const),
      })),
    ),
  ])
  await seedShared(db, { users, vault, now })
}
