import type { UserId } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import { isVideoKey } from '@/lib/shared/video/video-files'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { storeEvidence } from '../internal/store-evidence'
import type { Order } from '../types'
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

/** Whether the seller of this order has to show a recording when delivering. */
export const isVideoNeeded = ({ deliverVideoFromFen: from }: Rules, { goodsFen }: Order): boolean =>
  from > 0 && goodsFen >= BigInt(from)

/** Refuses INVALID_INPUT for a delivery by the seller without a recording, where the rules ask for one. */
export const needVideo: Prepare = async ({ order, rules, actor, input: { pictures = [] } }) => {
  if (actor === 'seller' && isVideoNeeded(rules, order) && !pictures.some(isVideoKey)) {
    const from = moneyText(BigInt(rules.deliverVideoFromFen) as Order['goodsFen'])
    throw refuse('INVALID_INPUT', `${from} 及以上的订单，发货时要上传录屏`, { field: 'pictures' })
  }
  return undefined
}

/** Stores the recording that the seller shows when handing over an account, if any. */
export const saveRecording: Prepare = async ({ tx, order, rules, userId, actor, input, at }) => {
  const { pictures = [] } = input
  if (pictures.some(isVideoKey)) {
    const by = { orderId: order.id, userId: userId ?? (0 as UserId), actor, action: 'deliver' }
    await storeEvidence(tx, { ...by, note: '发货录屏', pictures, at, rules })
  }
  return undefined
}
