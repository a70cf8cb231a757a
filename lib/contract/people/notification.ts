import { z } from 'zod'
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@/lib/shared/people/notifications'
import { commaList, dateTime, flag, page, paged, pageSize, uint } from '../fields'
import { endpoint } from '../kit'

const kind = z.enum(NOTIFICATION_KINDS)
const channel = z.enum(NOTIFICATION_CHANNELS)
const unread = z.number().int()

const notification = z.object({
  notificationId: z.number().int(),
  kind,
  kindName: z.string(),
  title: z.string(),
  text: z.string(),
  href: z.string().describe('path on this host'),
  createTime: dateTime,
  ago: z.string(),
  isRead: z.boolean(),
})

const settings = z.object({
  channels: z.array(
    z.object({
      channel,
      name: z.string(),
      todo: z.string().describe('what binding it is called'),
      href: z.string().describe('where it is bound'),
      isBound: z.boolean(),
      mostADay: z.number().int(),
    }),
  ),
  kinds: z.array(
    z.object({
      kind,
      name: z.string(),
      about: z.string(),
      channels: z.array(channel).describe('bound ones that carry it to the caller, besides the bell'),
    }),
  ),
})

export const notificationContract = {
  'GET /notification/list': endpoint({
    summary: "List the caller's notifications on this host, newest first",
    access: 'login',
    input: z.object({ kind: kind.optional(), unread: flag.prefault('0'), page, pageSize: pageSize(20) }),
    output: paged(notification).extend({ unread: unread.describe('of all kinds') }),
    refusals: [],
  }),
  'GET /notification/unread': endpoint({
    summary: "Count the caller's unread notifications on this host",
    access: 'login',
    input: z.object({}),
    output: z.object({ unread }),
    refusals: [],
  }),
  'POST /notification/read': endpoint({
    summary: 'Mark own notifications as read: the given ones, or all up to one',
    access: 'login',
    input: z.object({ ids: commaList(uint()).optional(), upTo: uint().optional() }),
    output: z.object({ unread }),
    refusals: [],
  }),
  'GET /notification/settings': endpoint({
    summary: 'List which notification kinds reach the caller through which channels',
    access: 'login',
    input: z.object({}),
    output: settings,
    refusals: [],
  }),
  'POST /notification/saveSetting': endpoint({
    summary: 'Turn one notification kind on or off for one bound channel',
    access: 'login',
    input: z.object({ kind, channel, isOn: flag }),
    output: settings,
    refusals: ['INVALID_INPUT'],
    limit: { points: 60, seconds: 600 },
  }),
} as const
