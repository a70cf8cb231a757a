import { KIND_WORDS, type NotificationChannel, type NotificationKind } from '@/lib/shared/people/notifications'
import type { SmsKind, SmsMessage } from '@/lib/shared/people/sms-templates'
import { DAY_MS, HOUR_MS, startOfDay } from '@/lib/shared/time'

/** Quiet hours (Beijing time) without messages that make a phone ring; account security messages are exempt. */
const QUIET_FROM = 22
const QUIET_TILL = 8
/**
 * Messages per person in a Beijing day, and as many again about the security of the account; frequent events beyond that
 * are only in the notification list.
 */
export const MOST_A_DAY: Readonly<Record<NotificationChannel, number>> = { sms: 8, mail: 20, wechat: 20 }
/** Messages of one distributor per hour; further ones wait. */
export const MOST_OF_DIST_AN_HOUR: Readonly<Record<NotificationChannel, number>> = {
  sms: 600,
  mail: 2000,
  wechat: 2000,
}
/** Channels that do not make a phone ring. */
const SILENT: readonly NotificationChannel[] = ['mail']
/** Minutes until the next attempt. */
const WAITS = [1, 5, 30] as const
/** A message older than this is no longer sent. */
const OLD_MS = 12 * HOUR_MS

/** Returns the earliest time a message of this kind may be sent. */
export function sendDue(kind: NotificationKind, channel: NotificationChannel, at: Date): Date {
  if (kind === 'security' || SILENT.includes(channel)) return at
  const day = startOfDay(at).getTime()
  const hour = (at.getTime() - day) / HOUR_MS
  if (hour < QUIET_TILL) return new Date(day + QUIET_TILL * HOUR_MS)
  return hour < QUIET_FROM ? at : new Date(day + DAY_MS + QUIET_TILL * HOUR_MS)
}

/** Returns the time of the next attempt after this many; null: give up. */
export function nextTry(tries: number, at: Date): Date | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : new Date(at.getTime() + wait * 60_000)
}

export const isOldNews = (createdAt: Date, at: Date): boolean => at.getTime() - createdAt.getTime() > OLD_MS

/** Returns whether a kind is sent to a user by a channel. `chosen`: the user's setting, if any. */
export const carries = (
  kind: NotificationKind,
  channel: NotificationChannel,
  chosen: ReadonlyMap<string, boolean>,
): boolean => chosen.get(choiceKey(kind, channel)) ?? KIND_WORDS[kind].on.includes(channel)

export const choiceKey = (kind: NotificationKind, channel: NotificationChannel): string => `${kind} ${channel}`

const SMS_OF: Readonly<Record<NotificationKind, Extract<SmsKind, `${string}Notice`>>> = {
  order: 'orderNotice',
  watch: 'orderNotice',
  bargain: 'marketNotice',
  want: 'marketNotice',
  question: 'marketNotice',
  price: 'marketNotice',
  goods: 'marketNotice',
  money: 'moneyNotice',
  security: 'securityNotice',
}

/** Contains no link, because fraudulent SMS usually ask people to open one. */
export const smsMessage = ({ kind, title }: { kind: NotificationKind; title: string }): SmsMessage => ({
  kind: SMS_OF[kind],
  values: { what: title },
})

/** A mail includes the details; it contains no link for the same reason. */
export const mailText = (brand: string, { title, text }: { title: string; text: string }): string =>
  [title, text, `详情请自行打开${brand}，在个人中心的消息里查看；不想再收到，可以在那里关掉邮件提醒。`]
    .filter(Boolean)
    .join('\n\n')
