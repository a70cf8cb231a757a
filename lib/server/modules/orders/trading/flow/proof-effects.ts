import type { UserId } from '@/lib/shared/ids'
import { refuse } from '../../../../runtime/refusal'
import { storeEvidence } from '../internal/store-evidence'
import type { Action, Prepare } from './mode'

/** Stores the actor's evidence for a step with the order. Refuses INVALID_INPUT without a text. */
export const saveProof =
  (action: Action): Prepare =>
  async ({ tx, order, rules, userId, actor, input, at }) => {
    const { note = '', pictures = [], progress = null } = input
    if (!note) throw refuse('INVALID_INPUT', '请说明情况', { field: 'note' })
    if (pictures.length === 0) throw refuse('INVALID_INPUT', '请上传截图凭证', { field: 'pictures' })
    const by = { orderId: order.id, userId: userId ?? (0 as UserId), actor, action }
    await storeEvidence(tx, { ...by, note, pictures, progress, at, rules })
    return undefined
  }
