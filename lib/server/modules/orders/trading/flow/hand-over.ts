import { eq } from 'drizzle-orm'
import { orderCredentials } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Deal, Effect, Prepare } from './mode'

/**
 * Seals what the seller delivers, bound to this order. Staff who deliver for the seller may leave the account out: then
 * it is the submitted one. Refuses INVALID_INPUT.
 */
export const sealDelivery =
  (form: 'credentials' | 'note' | 'delivery'): Prepare =>
  async (deal) => {
    const { account: given = '', password = '', note = '' } = deal.input.delivery ?? {}
    const account = given || deal.actor !== 'service' ? given : ((await findSealed(deal)).account ?? '')
    if (form === 'credentials' ? !account || !password : !note)
      throw refuse('INVALID_INPUT', account || note ? '请填写完整的账号和密码' : '请填写交付内容')
    await saveCredentials(deal, { account, password, note })
    return undefined
  }

async function findSealed({
  tx,
  vault,
  order,
}: Pick<Deal, 'tx' | 'vault' | 'order'>): Promise<{ account?: string; password?: string }> {
  const [row] = await tx
    .select({ cipher: orderCredentials.cipher })
    .from(orderCredentials)
    .where(eq(orderCredentials.orderId, order.id))
  return row ? JSON.parse(vault.open('credentials', order.sn, row.cipher)) : {}
}

/**
 * Requires a new password for the buyer, because staff have logged in with the submitted one. Refuses INVALID_INPUT.
 */
export const asksNewPassword: Prepare = async ({ tx, vault, order, input }) => {
  const { password } = await findSealed({ tx, vault, order })
  if (password && password === input.delivery?.password)
    throw refuse('INVALID_INPUT', '密码和提交验号时相同，请先修改密码再交付', { field: 'password' })
  return undefined
}

export async function saveCredentials(
  { tx, vault, order, at }: Pick<Deal, 'tx' | 'vault' | 'order' | 'at'>,
  delivery: { account: string; password: string; note: string },
): Promise<void> {
  const cipher = vault.seal('credentials', order.sn, JSON.stringify(delivery))
  const set = { cipher, createdAt: at }
  await tx
    .insert(orderCredentials)
    .values({ orderId: order.id, ...set })
    .onConflictDoUpdate({ target: orderCredentials.orderId, set })
}

/** Deletes the delivered credentials of an order that ended without a trade. */
export const eraseCredentials: Effect = async ({ tx, order }) => {
  await tx.delete(orderCredentials).where(eq(orderCredentials.orderId, order.id))
}

/** Replaces delivered credentials that have changed. Refuses INVALID_INPUT. */
export const resealDelivery: Prepare = async ({ tx, vault, order, input }) => {
  const { account = '', password = '', note = '' } = input.delivery ?? {}
  if (!account || !password) throw refuse('INVALID_INPUT', '请填写完整的账号和密码')
  const cipher = vault.seal('credentials', order.sn, JSON.stringify({ account, password, note }))
  await tx.update(orderCredentials).set({ cipher }).where(eq(orderCredentials.orderId, order.id))
  return undefined
}
