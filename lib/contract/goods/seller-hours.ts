import { z } from 'zod'
import { DAY_MINUTES, type OpenWindow } from '@/lib/shared/trade/open-hours'
import { runningOrder } from '../entities/restriction'
import { dayText, empty, flag, json, text } from '../fields'
import { endpoint } from '../kit'

const clock = (isEnd: boolean) =>
  z.string().regex(isEnd ? /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/ : /^(?:[01]\d|2[0-3]):[0-5]\d$/, '时间格式错误')
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A window of a weekday becomes minutes of the week. */
const openWindow = z
  .object({ day: z.number().int().min(0).max(6), from: clock(false), to: clock(true) })
  .transform(({ day, from, to }): OpenWindow => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    const begin = day * DAY_MINUTES + start
    return [begin, begin + (end > start ? end - start : end - start + DAY_MINUTES)]
  })

const ownHours = z.object({
  windows: z.array(
    z.object({
      day: z.number().int().describe('0: Monday'),
      from: z.string().describe('HH:mm, Beijing time'),
      to: z.string().describe('HH:mm; not after from: on the next day'),
    }),
  ),
  text: z.string().describe('全天, or 每天 9:00–23:00'),
  hidesCoins: z.boolean(),
  awayUntil: z.string().describe("last day away, YYYY-MM-DD; '': not away"),
  awayWay: z.enum(['hide', 'block']),
  awayNote: z.string(),
  capHours: z.number().describe('how much later than around the clock a deadline may be'),
  running: z.array(runningOrder).describe('sold orders to be finished, nearest deadline first'),
})

/** When a seller sends, and until when he is away. */
export const sellerHoursContract = {
  'GET /seller/hours': endpoint({
    summary: "Get the caller's working hours, time away, and sold orders with their deadlines",
    access: 'login',
    input: empty,
    output: ownHours,
    refusals: [],
  }),
  'POST /seller/saveHours': endpoint({
    summary: 'Save working hours by weekday; orders that are paid already keep theirs',
    access: 'login',
    input: z.object({
      windows: json(z.array(openWindow).max(40, '时段太多，请合并后再保存'), '营业时间格式错误').describe(
        'JSON text: [{day, from, to}], day 0 is Monday; none: around the clock',
      ),
      hidesCoins: flag.describe('leave game currency out of lists outside the hours'),
    }),
    output: ownHours,
    refusals: ['INVALID_INPUT'],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /seller/saveAway': endpoint({
    summary: 'Be away until a day, or back at once; goods are hidden or not for sale meanwhile',
    access: 'login',
    input: z.object({
      until: dayText.or(z.literal('')).prefault('').describe("last day away; '': back now"),
      way: z.enum(['hide', 'block']).prefault('block'),
      note: text(60).prefault('').describe('shown to buyers'),
    }),
    output: ownHours,
    refusals: ['INVALID_INPUT'],
    limit: { points: 60, seconds: 3600 },
  }),
} as const
