import { KIND_WORDS, type NotificationChannel, type NotificationKind } from '@/lib/shared/people/notifications'
import { shortText } from '@/lib/shared/text/cut-text'
import { DAY_MS, HOUR_MS, startOfDay } from '@/lib/shared/time'

/** Beijing hours in which nobody's phone rings; what touches an account's security does not wait. */
const QUIET_FROM = 22
const QUIET_TILL = 8
/** Messages a person gets in a Beijing day; what happens often is read in the bell. */
export const MOST_A_DAY: Readonly<Record<NotificationChannel, number>> = { sms: 8, mail: 20, wechat: 20 }
/** And those of one distributor in an hour; beyond that they wait. */
export const MOST_OF_DIST_AN_HOUR: Readonly<Record<NotificationChannel, number>> = {
  sms: 600,
  mail: 2000,
  wechat: 2000,
}
/** Channels by which nobody's phone rings. */
const SILENT: readonly NotificationChannel[] = ['mail']
/** Minutes until the next try. */
const WAITS = [1, 5, 30] as const
/** A message this old is no news. */
const OLD_MS = 12 * HOUR_MS

/** When a message of this kind may go at the earliest. */
export function sendDue(kind: NotificationKind, channel: NotificationChannel, at: Date): Date {
  if (kind === 'security' || SILENT.includes(channel)) return at
  const day = startOfDay(at).getTime()
  const hour = (at.getTime() - day) / HOUR_MS
  if (hour < QUIET_TILL) return new Date(day + QUIET_TILL * HOUR_MS)
  return hour < QUIET_FROM ? at : new Date(day + DAY_MS + QUIET_TILL * HOUR_MS)
}

/** When to try again after so many tries; null: give up. */
export function nextTry(tries: number, at: Date): Date | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : new Date(at.getTime() + wait * 60_000)
}

export const isOldNews = (createdAt: Date, at: Date): boolean => at.getTime() - createdAt.getTime() > OLD_MS

/** Whether a kind reaches somebody by a channel. `chosen`: what they said, if anything. */
export const carries = (
  kind: NotificationKind,
  channel: NotificationChannel,
  chosen: ReadonlyMap<string, boolean>,
): boolean => chosen.get(choiceKey(kind, channel)) ?? KIND_WORDS[kind].on.includes(channel)

export const choiceKey = (kind: NotificationKind, channel: NotificationChannel): string => `${kind} ${channel}`

/** No link: what asks people to open one by SMS is what cheats send. */
export const smsText = (brand: string, title: string): string =>
  `【${brand}】${shortText(title, 40)}。详情请自行打开网站，在个人中心的消息里查看。`

/** A mail has room for what happened; it links nowhere for the same reason. */
export const mailText = (brand: string, { title, text }: { title: string; text: string }): string =>
  [title, text, `详情请自行打开${brand}，在个人中心的消息里查看；不想再收到，可以在那里关掉邮件提醒。`]
    .filter(Boolean)
    .join('\n\n')
