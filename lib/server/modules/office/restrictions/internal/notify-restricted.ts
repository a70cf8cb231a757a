import { RESTRICTIONS_PATH } from '@/lib/shared/people/restrictions'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { homeOf } from '../../../people/identity/queries'
import type { RestrictionRow } from '../../../people/limits/types'
import type { Change } from '../types'

interface Words {
  /** Event of the restriction; the same one replaces its earlier notification. */
  event: string
  title: string
  text: string
}

/** Notifies a restricted member on every channel, like other matters of the account's security. */
export async function notifyRestricted(
  { tx, effects, at }: Change,
  { id, userId }: Pick<RestrictionRow, 'id' | 'userId'>,
  { event, title, text }: Words,
): Promise<void> {
  const notice = {
    userId,
    distId: await homeOf(tx, userId),
    kind: 'security',
    key: `restriction ${id} ${event}`,
    title,
    text,
    href: RESTRICTIONS_PATH,
    isUrgent: true,
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
