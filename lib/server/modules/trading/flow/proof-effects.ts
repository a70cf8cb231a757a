import { orderProofs } from '../../../db/schema/trading'
import { refuse } from '../../../runtime/refusal'
import type { Action, Before } from './mode'

/** What the actor shows with a step stays with the order. Refuses INVALID_INPUT without words. */
export const keepProof =
  (action: Action): Before =>
  async ({ tx, order, userId, given, at }) => {
    const { note = '', pictures = [], progress = null } = given
    if (!note) throw refuse('INVALID_INPUT', '请说明情况', { field: 'note' })
    if (pictures.length === 0) throw refuse('INVALID_INPUT', '请上传截图凭证', { field: 'pictures' })
    await tx.insert(orderProofs).values({
      orderId: order.id,
      userId: userId ?? 0,
      action,
      note,
      pictures: [...pictures],
      progress,
      createdAt: at,
    })
    return undefined
  }
