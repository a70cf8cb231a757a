import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { Approval } from '../../../core/oversight/types'

interface Change {
  tx: Tx
  effects: Effects
  at: Date
}

/** Notifies those who requested a second approval of how it ended; `text`: the decision and its reason. */
export async function notifyRequesters(
  { tx, effects, at }: Change,
  approvals: readonly Approval[],
  { title, text }: { title: string; text: string },
): Promise<void> {
  const notices = approvals.map((approval) => ({
    userId: approval.askedBy,
    distId: approval.siteId,
    kind: 'order' as const,
    key: `approval ${approval.id}`,
    title,
    text: `${approval.title}。${text}`,
    href: `/console/approvals?state=${approval.state}`,
  }))
  await notifyUsers(tx, effects, { notices, at })
}
