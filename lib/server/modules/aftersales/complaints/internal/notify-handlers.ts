import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { findOnDuty } from '../../../people/staff/queries-duty'
import { findServiceIds } from '../../../people/staff/queries-service'
import type { ComplaintRow } from '../types'

interface Words {
  title: string
  text: string
}

/** Notifies the service staff on duty of the site, or all of them if no one is. */
export async function notifyHandlers(
  { tx, effects, at }: { tx: Tx; effects: Effects; at: Date },
  { id, distId }: Pick<ComplaintRow, 'id' | 'distId'>,
  { title, text }: Words,
): Promise<void> {
  const able = await findServiceIds(tx, distId)
  const onDuty = await findOnDuty(tx, able, at)
  const notices = (onDuty.length > 0 ? onDuty : able).map((userId) => ({
    userId,
    distId,
    kind: 'order' as const,
    key: `complaint ${id} ${title}`,
    title,
    text,
    href: '/desk?queue=complaints',
    isUrgent: true,
  }))
  await notifyUsers(tx, effects, { notices, at })
}
