import { z } from 'zod'
import { RULES } from '@/lib/shared/people/field-rules'
import { SEASON_SERVICES } from '@/lib/shared/trade/season-services'
import {
  bookingRow,
  chances,
  couponRow,
  drawRow,
  leaderboard,
  lotteryInfo,
  rankRow,
  season,
} from '../entities/campaign'
import { account, dateTime, empty, none, page, paged, pageSize, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const board = z
  .enum(['1', '2'])
  .transform((type) => (type === '1' ? 'acquisition' : 'statement'))
  .describe('1 new users brought, 2 turnover')
const period = z.enum(['month', 'last', 'all']).describe('this month, last month, the whole activity; Beijing time')
const SERVICE_IDS = SEASON_SERVICES.map((service) => service.id)

export const activityContract = {
  'GET /activity/lottery/getPHBActivity': endpoint({
    summary: 'Get a leaderboard activity of this host: title, time, rules, what counts',
    access: 'public',
    original: true,
    input: z.object({ type: board }),
    output: z.object({ activity: leaderboard.nullable() }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['boards'] },
  }),
  'GET /activity/lottery/getPHBUser': endpoint({
    summary: 'Get the ranking with masked names, computed from completed orders and registrations',
    access: 'public',
    original: true,
    input: z.object({ type: board, period: period.default('month') }),
    output: z.object({
      list: z.array(rankRow),
      from: dateTime.nullable(),
      to: dateTime.nullable(),
      updateTime: dateTime,
    }),
    refusals: [],
    cache: { fresh: 300, stale: 600, tags: ['boards'] },
  }),
  'GET /activity/lottery/lotteryInfo': endpoint({
    summary: 'Get the lottery of this host: prizes with odds and quantities, rules, masked winners',
    access: 'public',
    input: empty,
    output: z.object({ lottery: lotteryInfo.nullable() }),
    refusals: [],
    cache: { fresh: 5, stale: 60, tags: ['lottery'] },
  }),
  'GET /activity/lottery/myLottery': endpoint({
    summary: "Get the caller's remaining and latest draws",
    access: 'login',
    input: z.object({ lotteryId: uint() }),
    output: z.object({ chances, list: z.array(drawRow) }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /activity/lottery/draw': endpoint({
    summary: 'Draw once; the server decides and issues a coupon immediately',
    access: 'verified',
    input: z.object({ lotteryId: uint() }),
    output: z.object({ draw: drawRow, chances }),
    refusals: ['NOT_FOUND', 'LOTTERY_CLOSED', 'NO_DRAWS', 'NOT_VERIFIED'],
    idempotent: true,
    limit: { points: 30, seconds: 60 },
  }),
  'GET /activity/coupon/couponList': endpoint({
    summary: 'List own coupons of this host',
    access: 'login',
    input: z.object({ state: z.enum(['unused', 'used', 'expired']).optional(), page, pageSize: pageSize(12) }),
    output: paged(couponRow).extend({
      counts: z.object({ unused: z.number().int(), used: z.number().int(), expired: z.number().int() }),
    }),
    refusals: [],
  }),
  'GET /activity/booking/seasonInfo': endpoint({
    summary: 'List bookable seasons, with places left and service packages',
    access: 'public',
    input: empty,
    output: z.object({ seasons: z.array(season) }),
    refusals: [],
    cache: { fresh: 5, stale: 60, tags: ['seasons'] },
  }),
  'POST /activity/booking/seasonBooking': endpoint({
    summary: 'Book a place for a service at the start of a season; one active booking per person and game',
    access: 'verified',
    input: z
      .object({
        seasonId: uint(),
        service: z.enum(SERVICE_IDS, '请选择服务'),
        areaId: uint().optional(),
        serverId: uint().optional(),
        contactType: z.enum(['qq', 'wechat', 'mobile'], '请选择联系方式'),
        contact: secret(account(30, '请填写联系方式')),
        note: secret(text(100).optional()),
      })
      .superRefine(({ contactType, contact }, problems) => {
        if (!RULES[contactType].pattern.test(contact))
          problems.addIssue({ code: 'custom', path: ['contact'], message: RULES[contactType].message })
      }),
    output: bookingRow,
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'BOOKING_CLOSED', 'ALREADY_BOOKED', 'NO_PLACES', 'NOT_VERIFIED'],
    idempotent: true,
    limit: { points: 20, seconds: 60 },
  }),
  'DELETE /activity/booking/seasonBooking': endpoint({
    summary: 'Cancel an own booking before the season starts',
    access: 'login',
    input: z.object({ id: uint().describe('booking') }),
    output: none,
    refusals: ['NOT_FOUND', 'BOOKING_CLOSED'],
  }),
  'GET /activity/booking/bookingList': endpoint({
    summary: 'List own season bookings, newest first',
    access: 'login',
    input: empty,
    output: z.object({ list: z.array(bookingRow) }),
    refusals: [],
  }),
} as const
