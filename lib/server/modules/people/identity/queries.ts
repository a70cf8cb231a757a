import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Db, Tx } from '../../../db/client'
import { prepared } from '../../../db/prepared'
import { users } from '../../../db/schema/people/identity'
import type { Ctx, Services, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findBinding } from '../limits/queries'
import { heldOf, limitsOf } from '../limits/rules'
import { isClosed } from './internal/is-closed'
import { presentActor, type UserRow } from './present'
import { accountsOfPerson } from './queries-person'

export async function loadUser(ctx: UserCtx): Promise<UserRow> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.userId))
  if (!user) throw refuse('SESSION_EXPIRED')
  return user
}

export const openRealName = (ctx: Ctx, user: UserRow): string =>
  user.realName ? ctx.vault.open('identity', String(user.id), user.realName) : ''

/** Returns the owner of a mobile. Must not be used in responses, because no one may learn who is a member. */
export async function ownerOfPhone(tx: Tx, phone: string): Promise<UserId | undefined> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  return user?.id
}

export interface PublicUser {
  id: UserId
  nickName: string
  actor: string
  authStatus: number
  createdAt: Date
}

/** Returns names and avatars by id, for lists and chat. */
export async function findUsers(
  services: Pick<Services, 'db'>,
  ids: readonly UserId[],
): Promise<Map<number, PublicUser>> {
  if (ids.length === 0) return new Map()
  const rows = await readPublic(services.db, { ids: [...new Set(ids)] })
  return new Map(
    rows.map((u) => [
      u.id,
      { id: u.id, nickName: u.nickName, actor: presentActor(u), authStatus: u.authStatus, createdAt: u.createdAt },
    ]),
  )
}

const readPublic = prepared(['ids'], (db, { ids }) =>
  db
    .select({
      id: users.id,
      nickName: users.nickName,
      avatar: users.avatar,
      authStatus: users.authStatus,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(sql`${users.id} = any(${ids}::bigint[])`),
)

/** Returns names and mobiles by id, for staff and checks; presenters mask them. */
export async function findContacts({ db }: Pick<Services, 'db'>, ids: readonly UserId[]) {
  const rows = await db
    .select({ id: users.id, nickName: users.nickName, phone: users.phone, createdAt: users.createdAt })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the site where a user registered, for notifications sent by scheduled jobs. */
export async function homeOf(db: Db | Tx, userId: UserId): Promise<number> {
  const [user] = await db.select({ distId: users.registeredDistId }).from(users).where(eq(users.id, userId))
  return user?.distId ?? 1
}

/** Returns those users who can log in: not frozen by themselves, and not closed. */
export async function findAble(db: Db | Tx, ids: readonly UserId[]): Promise<UserId[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.closedAt), isNull(users.frozenAt)))
  return rows.map((row) => row.id)
}

/** Whether the owner has closed an account, and staff have not reopened it. */
export async function isClosedByOwner(db: Db | Tx, userId: UserId): Promise<boolean> {
  const [user] = await db.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId))
  return Boolean(user?.closedAt)
}

export interface Guards {
  /** Password, pay password or phone; null: never changed. */
  guardChange: UserRow['guardChange']
  guardChangedAt: Date | null
  /** Frozen by its member, or closed. */
  isShut: boolean
  /** When the restriction from withdrawals ends, if there is one. */
  restrictedUntil: Date | null
  /** Part of the balance that is held. */
  held: Fen
}

/** Returns what stands between an account's balance and a withdrawal. */
export async function findGuards(db: Db | Tx, userId: UserId): Promise<Guards> {
  const [[row], binding] = await Promise.all([
    db
      .select({
        guardChange: users.guardChange,
        guardChangedAt: users.guardChangedAt,
        closedAt: users.closedAt,
        frozenAt: users.frozenAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    findBinding(db, accountsOfPerson(userId)),
  ])
  return {
    guardChange: row?.guardChange ?? null,
    guardChangedAt: row?.guardChangedAt ?? null,
    isShut: !row || isClosed(row),
    restrictedUntil: limitsOf(binding).withdraw ?? null,
    held: heldOf(binding.filter((one) => one.userId === userId)),
  }
}

/** Returns the real name of a verified user, unmasked, for a provider that compares it. '' if not verified. */
export async function findRealName(ctx: Ctx, userId: UserId): Promise<string> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  return user ? openRealName(ctx, user) : ''
}

/** Returns mobile and mailbox of these accounts, given by a subquery; only to compare them, never for a response. */
export async function findReachedAt(db: Db | Tx, ids: SQL): Promise<{ userId: UserId; accounts: string[] }[]> {
  const rows = await db
    .select({ userId: users.id, phone: users.phone, email: users.email })
    .from(users)
    .where(inArray(users.id, ids))
  return rows.map(({ userId, phone, email }) => ({ userId, accounts: [phone ?? '', email].filter(Boolean) }))
}
