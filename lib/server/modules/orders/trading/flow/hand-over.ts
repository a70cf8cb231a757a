import { eq } from 'drizzle-orm'
import { orderCredentials } from '../../../../db/schema/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Before, Deal, Effect } from './mode'

/** What the seller hands over is sealed, bound to this order. Refuses INVALID_INPUT. */
export const sealDelivery =
  (form: 'credentials' | 'note' | 'delivery'): Before =>
  async (deal) => {
    const { account = '', password = '', note = '' } = deal.given.delivery ?? {}
    if (form === 'credentials' ? !account || !password : !note)
      throw refuse('INVALID_INPUT', account || note ? '请填写完整的账号和密码' : '请填写交付内容')
    await keepCredentials(deal, { account, password, note })
    return undefined
  }

/** Staff have logged in with what was submitted: the buyer gets another password. Refuses INVALID_INPUT. */
export const asksNewPassword: Before = async ({ tx, vault, order, given }) => {
  const [row] = await tx
    .select({ cipher: orderCredentials.cipher })
    .from(orderCredentials)
    .where(eq(orderCredentials.orderId, order.id))
  const { password } = row ? JSON.parse(vault.open('credentials', order.sn, row.cipher)) : {}
  if (password && password === given.delivery?.password)
    throw refuse('INVALID_INPUT', '密码和提交验号时相同，请先修改密码再交付', { field: 'password' })
  return undefined
}

export async function keepCredentials(
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

/** Deletes what was handed over: the order ended without a trade. */
export const eraseCredentials: Effect = async ({ tx, order }) => {
  await tx.delete(orderCredentials).where(eq(orderCredentials.orderId, order.id))
}

/** What was handed over before has changed: the new one takes its place. Refuses INVALID_INPUT. */
export const resealDelivery: Before = async ({ tx, vault, order, given }) => {
  const { account = '', password = '', note = '' } = given.delivery ?? {}
  if (!account || !password) throw refuse('INVALID_INPUT', '请填写完整的账号和密码')
  const cipher = vault.seal('credentials', order.sn, JSON.stringify({ account, password, note }))
  await tx.update(orderCredentials).set({ cipher }).where(eq(orderCredentials.orderId, order.id))
  return undefined
}
