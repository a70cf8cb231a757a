import { fen } from '@/lib/shared/money/money'
import { inTx, type UserCtx } from '../../../runtime/context'
import { creditSandbox } from '../../money/wallet/sandbox/credit-sandbox'
import { createTestUser } from '../../people/identity/create-test-user'
import { BUYER_PAY_PASSWORD, buyerIdOf } from './rules'

/** What a seller begins with. */
const BALANCE = fen(100_000)

/**
 * Creates the caller's account of test mode, under the same number as the real one, and the buyer who buys from it; once,
 * however many calls arrive at first.
 */
export async function createTestPeople(ctx: UserCtx): Promise<void> {
  const { userId } = ctx.user
  const { distId } = ctx.dist
  const at = ctx.now()
  const isNew = await inTx(ctx, async (tx) => {
    if (!(await createTestUser(tx, { userId, nickName: '测试卖家', distId, at }))) return false
    const buyer = { userId: buyerIdOf(userId), nickName: '测试买家', distId, payPassword: BUYER_PAY_PASSWORD, at }
    await createTestUser(tx, buyer)
    return true
  })
  if (isNew) await creditSandbox(ctx, BALANCE)
}
