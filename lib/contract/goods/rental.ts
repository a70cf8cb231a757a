import { z } from 'zod'
import { RENT_UNITS } from '@/lib/shared/goods/quote-rent'
import { YUAN_PATTERN } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import { MOST_HOUR_PRICES } from '@/lib/shared/trade/rent-hours'
import { RENT_STATES } from '@/lib/shared/trade/rent-states'
import { LEAST_HOURS } from '@/lib/shared/trade/rent-terms'
import { rentBan } from '../entities/trade-terms'
import {
  count,
  dateTime,
  flag,
  goodsSn,
  json,
  keyword,
  none,
  orderSn,
  page,
  pageSize,
  payPassword,
  price,
  required,
  ruled,
  secret,
  text,
  uint,
  userId,
  userIdNumber,
  yuan,
  yuanBy,
} from '../fields'
import { endpoint } from '../kit'
import { hourPrice, ownOffer, ownOffers } from './own-offer'

const period = { startTime: dateTime, endTime: dateTime }
const rentQuote = z.object({
  parts: z.array(z.object({ startTime: dateTime, hours: z.number().int(), unit: yuan, sum: yuan })),
  rent: yuan,
  deposit: yuan,
  total: yuan,
})
const term = { unit: z.enum(RENT_UNITS), num: count }
const seenRent = price
  .optional()
  .describe('of the whole term, as the renter saw it; where hours have prices of their own')
const time = z
  .string('请选择时间')
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, '时间格式错误')
  .refine((text) => !Number.isNaN(parseDateTime(text).getTime()), '时间格式错误')
  .transform(parseDateTime)
const hourOf = z.number().int().min(0).max(24)

export const rentalContract = {
  'GET /rental/terms': endpoint({
    summary: 'Get the rental terms of an account, other than its prices',
    access: 'public',
    input: z.object({ goodsSn }),
    output: z.object({
      minHours: z.number().int(),
      rules: z.string(),
      isAuto: z.boolean().describe('handed over at once after payment'),
      pausedUntil: dateTime.nullable().describe('came back just now; not to be rented before'),
      isRented: z.boolean(),
      rentedUntil: dateTime.nullable().describe('end of the current rental, which its renter can extend'),
      hourPrices: z.array(hourPrice).describe('for hourly rentals; all other hours cost the price of an hour'),
      blocks: z.array(z.object(period)).describe('when the owner does not rent it out'),
      ban: rentBan,
    }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 5, stale: 30, tags: [] },
  }),
  'GET /rental/ownOffers': endpoint({
    summary: 'List own accounts that are or were for rent, with current renter and income',
    access: 'login',
    input: z.object({
      state: z.enum(RENT_STATES).optional(),
      keyWord: keyword().optional(),
      page,
      pageSize: pageSize(20),
    }),
    output: ownOffers,
    refusals: [],
  }),
  'GET /rental/ownOffer': endpoint({
    summary: 'Get the rental offer of an own account; prices are null if it was never for rent',
    access: 'login',
    input: z.object({ goodsSn }),
    output: ownOffer.extend({
      isChecked: z.boolean().describe('has a check by staff, running or passed, which ends once it is for rent'),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /rental/saveOffer': endpoint({
    summary: 'Set the rental terms of an own account',
    access: 'verified',
    input: z.object({
      goodsSn,
      hour: price,
      night: price,
      day: price,
      week: price,
      deposit: yuanBy(YUAN_PATTERN, '请输入正确的押金，最多两位小数'),
      minHours: count
        .refine((hours) => hours >= LEAST_HOURS.min && hours <= LEAST_HOURS.max, '起租时长为2到24小时')
        .prefault(String(LEAST_HOURS.min)),
      rules: text(300).default(''),
      account: secret(
        text(100).optional().describe('with the password: stored sealed, handed to the next renter at once'),
      ),
      password: secret(text(100).optional()),
      note: secret(text(300).optional().describe('how to log in')),
      hourPrices: json(
        z
          .array(z.object({ from: hourOf, to: hourOf, price }))
          .max(MOST_HOUR_PRICES, `最多设置 ${MOST_HOUR_PRICES} 个时段`),
        '请填写时段和租金',
      )
        .optional()
        .describe('JSON text: prices by hour of day; absent keeps the stored ones'),
      byHand: flag.optional().describe('forget what is stored'),
    }),
    output: none,
    refusals: ['MODE_OFF', 'NOT_FOUND', 'INVALID_INPUT', 'NOT_VERIFIED'],
  }),
  'POST /rental/shelveOffer': endpoint({
    summary: 'Take an own account out of the rental hall, or put it back at its last prices',
    access: 'verified',
    input: z.object({ goodsSn, on: flag }),
    output: none,
    refusals: ['NOT_FOUND', 'NOT_VERIFIED', 'MODE_OFF', 'INVALID_INPUT'],
  }),
  'GET /rental/quote': endpoint({
    summary: 'Get what a rental that starts now costs, by parts where hours have prices of their own',
    access: 'public',
    input: z.object({ goodsSn, ...term }),
    output: rentQuote,
    refusals: ['NOT_FOUND', 'GOODS_GONE', 'TOO_MANY'],
    limit: { points: 120, seconds: 60, inProcess: true },
  }),
  'GET /rental/renewQuote': endpoint({
    summary: 'Get what an extension of an own rental costs, from its end on',
    access: 'login',
    input: z.object({ orderSn, ...term }),
    output: rentQuote,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'GOODS_GONE'],
  }),
  'GET /rental/calendar': endpoint({
    summary: 'List when an own account is rented, and when it is not rented out, from now on',
    access: 'login',
    input: z.object({ goodsSn }),
    output: z.object({
      taken: z.array(z.object({ orderSn: z.string(), statusName: z.string(), ...period })),
      blocks: z.array(z.object({ blockId: z.number().int(), ...period })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /rental/block': endpoint({
    summary: 'Block a time in which an own account cannot be rented or extended',
    access: 'login',
    input: z.object({ goodsSn, startTime: time, endTime: time }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /rental/unblock': endpoint({
    summary: 'Delete a blocked time of an own account',
    access: 'login',
    input: z.object({ blockId: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /rental/renters': endpoint({
    summary: 'List the renters whom the caller refuses, and recent ones of the own accounts',
    access: 'login',
    input: z.object({}),
    output: z.object({
      refused: z.array(
        z.object({
          renterId: userIdNumber,
          name: z.string().describe('masked'),
          reason: z.string(),
          createTime: dateTime,
        }),
      ),
      recent: z.array(z.object({ renterId: userIdNumber, name: z.string().describe('masked'), rentTime: dateTime })),
    }),
    refusals: [],
  }),
  'POST /rental/refuseRenter': endpoint({
    summary: "Refuse a former renter's further orders of all own accounts, under any account of that person",
    access: 'login',
    input: z.object({ renterId: userId, reason: required(50, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /rental/acceptRenter': endpoint({
    summary: 'Accept a refused renter again',
    access: 'login',
    input: z.object({ renterId: userId }),
    output: none,
    refusals: [],
  }),
  'POST /rental/buyCover': endpoint({
    summary: 'Buy 30 days of cover against bans for an own account for rent, paid from the balance',
    access: 'verified',
    input: z.object({ goodsSn, price: price.describe('as the owner saw it'), payPassword }),
    output: z.object({ coin: yuan.describe('balance left'), until: dateTime }),
    refusals: [
      'NOT_FOUND',
      'GOODS_GONE',
      'MODE_OFF',
      'PRICE_CHANGED',
      'INVALID_INPUT',
      'BALANCE_SHORT',
      'NOT_VERIFIED',
      'NO_PAY_PASSWORD',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
    ],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /rental/place': endpoint({
    summary: 'Reserve an account and create an unpaid order for its rent and deposit; to be paid within 15 minutes',
    access: 'verified',
    input: z.object({
      goodsSn,
      unit: z.enum(RENT_UNITS),
      num: count,
      price: price.describe('of a unit, as the renter saw it'),
      rentSum: seenRent,
      coverPrice: price.optional().describe('of the cover against bans, as the renter saw it; absent: without it'),
      contact: secret(ruled('contact').optional()),
      agree: z.literal('1', '请先阅读并同意租号协议'),
    }),
    output: z.object({ orderSn: z.string(), totalPrice: yuan, expiresIn: z.number().int().describe('seconds') }),
    refusals: [
      'GOODS_GONE',
      'SELLER_AWAY',
      'GOODS_RESERVED',
      'OWN_GOODS',
      'PRICE_CHANGED',
      'NOT_VERIFIED',
      'INVALID_INPUT',
      'MODE_OFF',
      'UNPAID_LIMIT',
      'NOT_FOUND',
      'FORBIDDEN',
    ],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 60 },
  }),
  'POST /rental/renew': endpoint({
    summary: 'Extend a running rental, paid from the balance with the pay password',
    access: 'verified',
    input: z.object({
      orderSn,
      unit: z.enum(RENT_UNITS),
      num: count,
      price: price.describe('of a unit, as the renter saw it'),
      rentSum: seenRent,
      payPassword,
    }),
    output: z.object({ orderSn: z.string(), coin: yuan.describe('balance left') }),
    refusals: [
      'NOT_FOUND',
      'ELSEWHERE',
      'ORDER_STATE',
      'ORDER_FROZEN',
      'FORBIDDEN',
      'GOODS_GONE',
      'PRICE_CHANGED',
      'INVALID_INPUT',
      'BALANCE_SHORT',
      'NO_PAY_PASSWORD',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
    ],
    idempotent: true,
    movesMoney: true,
  }),
} as const
