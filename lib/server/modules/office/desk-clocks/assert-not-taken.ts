import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { lockLead } from '../../orders/trading/staff/lock-led-order'
import { wasTakenFrom } from './queries'

/**
 * Checks that an order was not given to somebody else because this staff member was late, and keeps its lead until the
 * transaction ends: an answer that comes first counts. Refuses ORDER_STATE.
 */
export async function assertNotTaken(tx: Tx, { orderSn, userId }: { orderSn: OrderSn; userId: UserId }): Promise<void> {
  const lead = await lockLead(tx, orderSn)
  if (lead === null || lead === userId || !(await wasTakenFrom(tx, orderSn, userId))) return
  throw refuse('ORDER_STATE', '已由他人接手，消息没有发出。需要继续处理，请先点“由我接手”')
}
