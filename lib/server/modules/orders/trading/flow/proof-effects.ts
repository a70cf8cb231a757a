import { refuse } from '../../../../runtime/refusal'
import { keepEvidence } from '../internal/keep-evidence'
import type { Action, Before } from './mode'

/** What the actor shows with a step stays with the order. Refuses INVALID_INPUT without words. */
export const keepProof =
  (action: Action): Before =>
  async ({ tx, order, userId, actor, given, at }) => {
    const { note = '', pictures = [], progress = null } = given
    if (!note) throw refuse('INVALID_INPUT', '请说明情况', { field: 'note' })
    if (pictures.length === 0) throw refuse('INVALID_INPUT', '请上传截图凭证', { field: 'pictures' })
    const shown = { orderId: order.id, userId: userId ?? 0, actor, action, note, pictures, progress, at }
    await keepEvidence(tx, shown)
    return undefined
  }
