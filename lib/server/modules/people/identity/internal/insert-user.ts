import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { users } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'
import { randomToken } from '../../../../runtime/vault'
import type { UserRow } from '../present'

interface NewUser {
  phone: string
  /** Absent: logs in by other methods until one is set. */
  passwordHash?: string
  nickName?: string
  inviteCode?: string
  /** Absent: the site of this host. */
  distId?: number
}

/**
 * Creates an account of this host, with the owner of the invite code as inviter; an unknown code is ignored. Undefined
 * if the phone already has one.
 */
export async function insertUser(ctx: Ctx, tx: Tx, input: NewUser): Promise<UserRow | undefined> {
  const code = input.inviteCode
  const [inviter] = code ? await tx.select({ id: users.id }).from(users).where(eq(users.inviteCode, code)) : []
  const [user] = await tx
    .insert(users)
    .values({
      phone: input.phone,
      passwordHash: input.passwordHash,
      nickName: input.nickName ?? `玩家${input.phone.slice(-4)}`,
      inviteCode: newInviteCode(),
      invitedBy: inviter?.id,
      registeredDistId: input.distId ?? ctx.dist.distId,
    })
    .onConflictDoNothing({ target: users.phone })
    .returning()
  return user
}

const newInviteCode = (): string => randomToken(9).replace(/[-_]/g, 'X').slice(0, 8).toUpperCase()
