import { orderCredentials } from '../../../db/schema/trading'
import { refuse } from '../../../runtime/refusal'
import type { Before, Deal } from './mode'

/** What the seller hands over is sealed, bound to this order. Refuses INVALID_INPUT. */
export const sealDelivery =
  (form: 'credentials' | 'note'): Before =>
  async (deal) => {
    const { account = '', password = '', note = '' } = deal.given.delivery ?? {}
    if (form === 'credentials' ? !account || !password : !note)
      throw refuse('INVALID_INPUT', account || note ? '请填写完整的账号和密码' : '请填写交付内容')
    await keepCredentials(deal, { account, password, note })
    return undefined
  }

export async function keepCredentials(
  { tx, vault, order, at }: Pick<Deal, 'tx' | 'vault' | 'order' | 'at'>,
  delivery: { account: string; password: string; note: string },
): Promise<void> {
  const cipher = vault.seal('credentials', order.sn, JSON.stringify(delivery))
  await tx.insert(orderCredentials).values({ orderId: order.id, cipher, createdAt: at })
}
