import type { KeyMode } from '@/lib/shared/people/api-keys'
import { notifyUsers } from '../modules/core/notifications/notify-users'
import { createTestPeople } from '../modules/office/test-mode/create-test-people'
import { findKeyOwner } from '../modules/people/identity/queries-key-owner'
import { inTx, type UserCtx } from '../runtime/context'
import { refuse } from '../runtime/refusal'

/**
 * Returns the caller's context in test mode, where the caller's account is created at first use. Refuses TEST_MODE_OFF,
 * UNAVAILABLE.
 */
export async function enterTestMode(ctx: UserCtx): Promise<UserCtx> {
  if (!ctx.testMode) throw refuse('TEST_MODE_OFF')
  const services = await ctx.testMode.open()
  const { userId, sessionId } = ctx.user
  const notifyOwner: UserCtx['notifyOwner'] = (notice) =>
    inTx(ctx, (tx, effects) => {
      const common = { userId, distId: ctx.dist.distId, kind: 'security' } as const
      return notifyUsers(tx, effects, { notices: [{ ...common, ...notice }], at: ctx.now() })
    })
  const inTest: UserCtx = { ...ctx, ...services, staff: null, notifyOwner }
  const owner = (await findKeyOwner(services.db, userId)) ?? (await createOwner(inTest))
  const { nickName, authStatus, limits } = owner
  return { ...inTest, user: { sessionId, userId, nickName, authStatus, limits } }
}

async function createOwner(ctx: UserCtx) {
  await createTestPeople(ctx)
  const made = await findKeyOwner(ctx.db, ctx.user.userId)
  if (!made) throw new Error('the account of test mode was not created')
  return made
}

/** For calls of the page, which name the mode; programs are in that of their key. */
export const inMode = async (ctx: UserCtx, mode: KeyMode | undefined): Promise<UserCtx> =>
  mode === 'test' && !ctx.isTest ? enterTestMode(ctx) : ctx
