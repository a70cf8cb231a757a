import { eq } from 'drizzle-orm'
import { pgCode } from '../../db/client'
import { users } from '../../db/schema/identity'
import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { randomToken } from '../../runtime/vault'
import { hashPassword } from './internal/passwords'
import { openSession } from './open-session'
import { presentLogin } from './present'
import { isCommonPassword } from './rules-weak'
import { spendSmsCode } from './spend-sms-code'
import type { LoginAnswer } from './types'

interface RegisterInput {
  phone: string
  smsCode: string
  browser: string
  password: string
  nickName?: string
  inviteCode?: string
}

/** The invite is bound here, once, to an existing code; an unknown code is ignored. */
export async function registerUser(ctx: Ctx, input: RegisterInput): Promise<LoginAnswer> {
  if (isCommonPassword(input.password)) throw refuse('WEAK_PASSWORD')
  await spendSmsCode(ctx, { ...input, purpose: 'register', code: input.smsCode })
  const passwordHash = await hashPassword(input.password)
  const inviter = input.inviteCode
    ? (await ctx.db.select({ id: users.id }).from(users).where(eq(users.inviteCode, input.inviteCode.toUpperCase())))[0]
    : undefined
  const nickName = input.nickName ?? `玩家${input.phone.slice(-4)}`
  try {
    return await ctx.db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          phone: input.phone,
          passwordHash,
          nickName,
          inviteCode: newInviteCode(),
          invitedBy: inviter?.id,
          registeredDistId: ctx.dist.distId,
        })
        .returning()
      if (!user) throw refuse('SERVER_ERROR')
      return presentLogin(user, await openSession(ctx, tx, user.id))
    })
  } catch (error) {
    if (pgCode(error) === '23505') throw refuse('PHONE_TAKEN')
    throw error
  }
}

const newInviteCode = (): string => randomToken(9).replace(/[-_]/g, 'X').slice(0, 8).toUpperCase()
