import { z } from 'zod'
import { CAMPAIGN_LIMITS } from '@/lib/shared/money/campaign-terms'
import { SEASON_SERVICES, type SeasonService } from '@/lib/shared/trade/season-services'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import { couponRow, leaderboard, lotteryInfo, season, seasonBooking } from '../entities/campaign'
import {
  json,
  minute,
  none,
  page,
  paged,
  pageSize,
  price,
  required,
  sum,
  text,
  uint,
  userId,
  userIdNumber,
} from '../fields'
import { endpoint } from '../kit'

const access = 'staff:campaigns.write'
const title = required(30, '请填写标题')
const reason = required(200, '请填写原因')
const lines = (most: number, long: number) =>
  json(z.array(required(long, '请填写内容')).max(most, `最多${most}条`), '内容填写有误', 8000)
const rules = lines(CAMPAIGN_LIMITS.rules, 200).describe('JSON text: a paragraph each')
const startTime = minute('请选择开始时间')
const endTime = minute('请选择结束时间')
const services = SEASON_SERVICES.map(({ id }) => id) as [SeasonService, ...SeasonService[]]
const seasonPackage = z.object({
  packageId: z.number().int().optional(),
  name: required(20, '请填写套餐名称'),
  service: z.enum(services, '请选择服务'),
  lines: z.array(required(40, '请填写内容')).max(8, '内容最多8条'),
  days: z.number().int().min(1).max(120),
  price,
  matches: z.number().int().min(1).max(100),
})
const prize = z.object({
  name: required(20, '请填写奖品名称'),
  odds: z.number().int().min(0).max(1_000_000).describe('parts per million'),
  coupon: z
    .object({
      amount: sum,
      min: sum,
      goodsTypes: z.array(z.number().int()).max(10).optional(),
      validDays: z.number().int().min(1, '有效期至少 1 天').max(365, '有效期最多 365 天'),
      quantity: z.number().int().min(1, '数量至少为 1').max(1_000_000, '数量过大'),
    })
    .optional()
    .describe('absent: nothing is won'),
})
const paging = z.object({ page, pageSize: pageSize(20, 50) })

/** Campaigns of one site: distributors manage their own, the platform those of the requested site. */
export const consoleCampaignContract = {
  'GET /console/seasons': endpoint({
    summary: 'List bookable seasons, latest start first',
    access,
    input: paging,
    output: paged(season),
    refusals: [],
  }),
  'POST /console/saveSeason': endpoint({
    summary: 'Create a season with its packages, or update one that has not begun',
    access,
    input: z.object({
      seasonId: uint().optional().describe('absent: a new one'),
      gameId: uint(),
      title,
      startTime,
      bookUntil: minute('请选择预约截止时间'),
      places: uint(100_000),
      packages: json(
        z.array(seasonPackage).min(1, '请至少填写一个套餐').max(CAMPAIGN_LIMITS.packages),
        '套餐填写有误',
        20_000,
      ).describe('JSON text, in the order of the page; one without a number is new, one left out goes'),
    }),
    output: z.object({ seasonId: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/removeSeason': endpoint({
    summary: 'Remove a season without bookings',
    access,
    input: z.object({ seasonId: uint(), reason }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'GET /console/seasonBookings': endpoint({
    summary: 'List the bookings of a season with their contacts, which is audited: active ones first, then by time',
    access,
    input: z.object({ seasonId: uint(), page, pageSize: pageSize(20, 50) }),
    output: paged(seasonBooking),
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/seasonBookingsExport': endpoint({
    summary: 'Export the same as CSV, the first 5,000 rows; audited as well',
    access,
    input: z.object({ seasonId: uint() }),
    output: z.object({ csv: z.string(), rows: z.number().int() }),
    refusals: ['NOT_FOUND'],
    limit: { points: 30, seconds: 3600 },
  }),
  'GET /console/lotteries': endpoint({
    summary: 'List lotteries with their draws, latest end first',
    access,
    input: paging,
    output: paged(
      lotteryInfo.omit({ winners: true }).extend({
        prizes: z.array(
          lotteryInfo.shape.prizes.element.extend({
            goodsTypes: z.array(z.number().int()),
            validDays: z.number().int().nullable(),
          }),
        ),
        draws: z.number().int(),
      }),
    ),
    refusals: [],
  }),
  'POST /console/saveLottery': endpoint({
    summary: 'Create a lottery with its odds, or update one that has not begun',
    access,
    input: z.object({
      lotteryId: uint().optional().describe('absent: a new one'),
      title,
      intro: text(100).prefault(''),
      rules,
      startTime,
      endTime,
      freePerDay: uint(100),
      maxPerDay: uint(100),
      minOrder: sum,
      prizes: json(
        z.array(prize).length(CAMPAIGN_LIMITS.prizes, `奖品须为${CAMPAIGN_LIMITS.prizes}个`),
        '奖品填写有误',
        8000,
      ).describe('JSON text, in the order of the board; odds sum to 1,000,000'),
    }),
    output: z.object({ lotteryId: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/endLottery': endpoint({
    summary: 'Change the end of a running lottery, to now at the earliest; its odds are unchanged',
    access,
    input: z.object({ lotteryId: uint(), endTime: endTime.optional().describe('absent: now'), reason }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/removeLottery': endpoint({
    summary: 'Remove a lottery that has not begun',
    access,
    input: z.object({ lotteryId: uint(), reason }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'GET /console/boards': endpoint({
    summary: 'List leaderboards, latest end first',
    access,
    input: paging,
    output: paged(
      leaderboard.extend({
        boardId: z.number().int(),
        kind: z.enum(['acquisition', 'statement']),
        modes: z.array(z.enum(MODE_NAMES)),
      }),
    ),
    refusals: [],
  }),
  'POST /console/saveBoard': endpoint({
    summary: 'Create a leaderboard, or update one; once it has begun, what it counts is fixed',
    access,
    input: z.object({
      boardId: uint().optional().describe('absent: a new one'),
      kind: z.enum(['acquisition', 'statement'], '请选择榜单类型'),
      title,
      intro: text(100).prefault(''),
      rules,
      startTime,
      endTime,
      modes: json(z.array(z.enum(MODE_NAMES)).max(MODE_NAMES.length), '统计范围填写有误').describe(
        'JSON text: modes of trade that count; none: all',
      ),
    }),
    output: z.object({ boardId: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/removeBoard': endpoint({
    summary: 'Remove a leaderboard that has not begun',
    access,
    input: z.object({ boardId: uint(), reason }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'GET /console/gifts': endpoint({
    summary: 'List coupons given by staff of this site, newest first',
    access,
    input: paging,
    output: paged(couponRow.extend({ userId: userIdNumber, nickName: z.string(), createTime: z.string() })),
    refusals: [],
  }),
  'POST /console/giveCoupon': endpoint({
    summary: 'Give a member a coupon of this site, paid by its distributor, and notify the member',
    access,
    input: z.object({
      userId,
      title,
      amount: price,
      min: price.describe('least amount of goods, without cover'),
      goodsTypes: json(z.array(z.number().int()).max(10), '商品类型填写有误').describe('JSON text; none: all'),
      validDays: uint(365),
      reason,
    }),
    output: z.object({
      couponId: z.number().int().nullable().describe('null: above the budget of the month, waits for a second member'),
    }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'BALANCE_SHORT', 'APPROVAL_OPEN'],
    idempotent: true,
  }),
} as const
