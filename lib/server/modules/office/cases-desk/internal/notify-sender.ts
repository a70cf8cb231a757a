import { shortText } from '@/lib/shared/text/cut-text'
import { caseHref } from '@/lib/shared/trade/service-cases'
import type { Ctx } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { sendSms } from '../../../people/identity/codes/send-sms'
import { openFacts } from '../rules'
import type { CaseRow, Change } from '../types'

interface Words {
  /** The same event replaces its earlier notification. */
  event: string
  title: string
  text: string
}

/** Notifies a sender who is a member, on every channel. */
export async function notifySender({ tx, effects, at }: Change, row: CaseRow, words: Words): Promise<void> {
  if (row.userId === null) return
  const { event, title, text } = words
  const notice = {
    userId: row.userId,
    distId: row.distId,
    kind: 'order',
    key: `case ${row.id} ${event} ${at.getTime()}`,
    title,
    text: shortText(text, 200),
    href: caseHref(row.sn),
    isUrgent: true,
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}

/**
 * Sends a visitor a message, after the commit: visitors have no other channel. One that is not sent changes nothing,
 * because the page shows the same.
 */
export async function textGuest(ctx: Ctx, row: CaseRow, what: string): Promise<void> {
  const site = ctx.distOf(row.distId)
  if (row.userId !== null || !site) return
  const { phone } = openFacts(ctx.vault, row)
  try {
    const message = () => ({ kind: 'ticketUpdate' as const, values: { number: row.sn, what } })
    await sendSms({ ...ctx, dist: site }, { phone, message, asker: 'member' })
  } catch (err) {
    ctx.log.warn({ err, caseSn: row.sn }, 'a visitor was not notified of a case')
  }
}
