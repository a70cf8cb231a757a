import { z } from 'zod'
import { dateTime, userIdNumber, yuan } from '../fields'

export const windowState = z.enum(['soon', 'open', 'ended'])

export const couponRow = z.object({
  couponId: z.number().int(),
  title: z.string(),
  amount: yuan,
  minAmount: yuan.describe('least amount of goods, without cover'),
  goodsTypes: z.array(z.number().int()).describe('goods types it is for; empty: all'),
  source: z.enum(['lottery', 'gift']),
  validFrom: dateTime,
  validTo: dateTime,
  state: z
    .enum(['unused', 'used', 'expired'])
    .describe('used from the moment an order has it, also while that is unpaid'),
  orderSn: z.string().nullable(),
  usedTime: dateTime.nullable(),
})
export type CouponRow = z.output<typeof couponRow>

export const prize = z.object({
  prizeId: z.number().int(),
  name: z.string(),
  kind: z.enum(['coupon', 'nothing']),
  amount: yuan.nullable().describe('worth of a coupon'),
  minAmount: yuan.nullable(),
  quantity: z.number().int().nullable().describe('null: without limit'),
  remaining: z.number().int().nullable(),
  odds: z.number().int().describe('published odds, parts per million; all prizes sum to 1,000,000'),
  oddsNow: z
    .number()
    .int()
    .describe('in force now: a used-up prize has 0, its share falls to the prize of kind nothing'),
})
export type Prize = z.output<typeof prize>

export const lotteryInfo = z.object({
  lotteryId: z.number().int(),
  title: z.string(),
  intro: z.string(),
  rules: z.array(z.string()),
  startTime: dateTime,
  endTime: dateTime,
  state: windowState,
  freePerDay: z.number().int(),
  maxPerDay: z.number().int(),
  minOrder: yuan.describe('an order of at least this earns one draw when it is paid out'),
  prizes: z.array(prize),
  winners: z.array(z.object({ name: z.string().describe('masked'), prize: z.string(), time: dateTime })),
})
export type LotteryInfo = z.output<typeof lotteryInfo>

export const drawRow = z.object({
  drawId: z.number().int(),
  prizeId: z.number().int(),
  prize: z.string(),
  won: z.boolean(),
  couponId: z.number().int().nullable(),
  time: dateTime,
})
export type DrawRow = z.output<typeof drawRow>

export const chances = z.object({
  free: z.number().int().describe('free draws left today'),
  earned: z.number().int().describe('unused draws of orders that were paid out'),
  left: z.number().int().describe('draws possible now, within the daily limit'),
})
export type Chances = z.output<typeof chances>

export const rankRow = z.object({
  rank: z.number().int(),
  name: z.string().describe('masked'),
  count: z.number().int().describe('new users, or completed orders'),
  amount: yuan.describe('completed turnover'),
})
export type RankRow = z.output<typeof rankRow>

export const leaderboard = z.object({
  title: z.string(),
  intro: z.string(),
  rules: z.array(z.string()),
  startTime: dateTime,
  endTime: dateTime,
  state: windowState,
  counted: z.string().describe('order types that count, for people'),
})
export type Leaderboard = z.output<typeof leaderboard>

const seasonPackage = z.object({
  packageId: z.number().int(),
  name: z.string(),
  service: z.string(),
  serviceName: z.string(),
  lines: z.array(z.string()),
  days: z.number().int(),
  price: yuan.describe('in all'),
  matches: z.number().int().describe('of an escort: what the price is divided by; else 1'),
})

export const season = z.object({
  seasonId: z.number().int(),
  gameId: z.number().int(),
  gameName: z.string(),
  title: z.string(),
  startTime: dateTime,
  bookUntil: dateTime,
  places: z.number().int(),
  left: z.number().int(),
  open: z.boolean(),
  packages: z.array(seasonPackage),
})
export type Season = z.output<typeof season>

export const bookingRow = z.object({
  bookingId: z.number().int(),
  seasonId: z.number().int(),
  gameId: z.number().int(),
  gameName: z.string(),
  seasonTitle: z.string(),
  startTime: dateTime,
  serviceName: z.string(),
  place: z.string().describe('area and server'),
  contact: z.string(),
  note: z.string(),
  state: z.enum(['booked', 'started', 'cancelled']),
  createTime: dateTime,
})
export type BookingRow = z.output<typeof bookingRow>

/** A booking as shown to staff, who contact its member. */
export const seasonBooking = z.object({
  bookingId: z.number().int(),
  userId: userIdNumber,
  nickName: z.string(),
  gameName: z.string(),
  serviceName: z.string(),
  place: z.string().describe('area and server'),
  contactType: z.enum(['qq', 'wechat', 'mobile']),
  contact: z.string().describe('empty if cancelled, like the note: the member is no longer to be contacted'),
  note: z.string(),
  createTime: dateTime,
  cancelTime: dateTime.nullable(),
})
export type SeasonBooking = z.output<typeof seasonBooking>
