import { inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Role } from '@/lib/shared/staff/staff'
import { DAY_MS } from '@/lib/shared/time'
import { hashPassword } from '../../../modules/people/identity/internal/passwords'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { users } from '../../schema/people/identity'
import { staffKeys, staffMembers } from '../../schema/people/staff'
import { DEMO_PASSWORD, DEMO_STAFF, DEMO_STAFF_SECRET } from './demo-logins'

export interface DemoMember {
  memberId: number
  userId: UserId
  nickName: string
  role: Role
}

/** Creates memberships and authenticators of those demo staff who already have an account. */
export async function seedMembers(db: Db, vault: Vault, now: Date): Promise<DemoMember[]> {
  const known = await db
    .select({ userId: users.id, phone: users.phone })
    .from(users)
    .where(
      inArray(
        users.phone,
        DEMO_STAFF.map(({ phone }) => phone),
      ),
    )
  const people = DEMO_STAFF.flatMap((staff) => {
    const userId = known.find(({ phone }) => phone === staff.phone)?.userId
    return userId === undefined ? [] : [{ ...staff, userId }]
  })
  const createdAt = new Date(now.getTime() - 60 * DAY_MS)
  const rows = await db
    .insert(staffMembers)
    .values(
      people.map(({ userId, role, distId = null }) => {
        const house = distId === null ? ('platform' as const) : ('dist' as const)
        return { userId, role, distId, house, createdAt }
      }),
    )
    .onConflictDoNothing()
    .returning({ memberId: staffMembers.id, userId: staffMembers.userId, role: staffMembers.role })
  const keys = rows.map(({ userId }) => {
    const secret = vault.seal('staff', String(userId), DEMO_STAFF_SECRET)
    return { userId, secret, enrolledAt: createdAt, createdAt }
  })
  if (keys.length > 0) await db.insert(staffKeys).values(keys)
  return rows.map((row) => ({ ...row, nickName: people.find(({ userId }) => userId === row.userId)?.nickName ?? '' }))
}

/** Creates demo staff with no other role; last, so that other users' ids do not depend on them. */
export async function seedColleagues(db: Db, vault: Vault, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(users)
    .values(
      DEMO_STAFF.map(({ phone, nickName, distId = 1 }, i) => ({
        phone,
        nickName,
        passwordHash,
        authStatus: 2 as const,
        registeredDistId: distId,
        inviteCode: `STAFF${String(i).padStart(4, '0')}`,
        createdAt: new Date(now.getTime() - 90 * DAY_MS),
      })),
    )
    .onConflictDoNothing()
  await seedMembers(db, vault, now)
}
