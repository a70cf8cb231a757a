import type { UserId } from '@/lib/shared/ids'
import { CASE_KINDS, isGuestKind } from '@/lib/shared/trade/service-cases'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { findOnDuty } from '../../../people/staff/queries-duty'
import { findServiceIds } from '../../../people/staff/queries-service'
import type { CaseRow, Change } from '../types'

/** Notifies the handler, or before there is one the service staff on duty, or all of them if no one is. */
export async function notifyStaff(
  { tx, effects, at }: Change,
  row: CaseRow,
  { event, title, to }: { event: string; title: string; to?: readonly UserId[] },
): Promise<void> {
  const { id, sn, kind, distId, handlerId } = row
  const able = to ?? (handlerId === null ? await findServiceIds(tx, isGuestKind(kind) ? null : distId) : [handlerId])
  const onDuty = await findOnDuty(tx, [...able], at)
  const notices = (onDuty.length > 0 ? onDuty : able)
    .filter((userId) => userId !== row.userId)
    .map((userId) => ({
      userId,
      distId,
      kind: 'order' as const,
      key: `case ${id} ${event}`,
      title,
      text: `${CASE_KINDS[kind]} ${sn}`,
      href: `/console/tickets?caseSn=${sn}`,
      isUrgent: true,
    }))
  await notifyUsers(tx, effects, { notices, at })
}
