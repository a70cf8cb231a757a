import { z } from 'zod'
import { PHASES } from '@/lib/shared/staff/phases'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import { ledgerTransfer } from '../entities/ledger'
import { orderProcess } from '../entities/order'
import {
  dateTime,
  day,
  flag,
  goodsSn,
  orderSn,
  page,
  paged,
  pageSize,
  required,
  uint,
  userId,
  userIdNumber,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

const side = z.object({ userId: userIdNumber, name: z.string() })
const shownOrder = z.object({
  orderSn: z.string(),
  title: z.string(),
  gameName: z.string(),
  modeName: z.string(),
  statusName: z.string(),
  phase: z.enum(PHASES),
  enteredTime: dateTime.describe('when it entered its state'),
  isFrozen: z.boolean(),
  distId: z.number().int(),
  buyer: side,
  seller: side.nullable(),
  total: yuan.describe('what the buyer pays'),
  createTime: dateTime,
  paidTime: dateTime.nullable(),
})

const filter = z.object({
  orderSn: orderSn.optional(),
  goodsSn: goodsSn.optional(),
  userId: userId.optional().describe('buyer or seller'),
  mode: z.enum(MODE_NAMES).optional(),
  status: z.enum(['0', '1', '2', '3', '7', '8']).optional(),
  frozen: flag.optional(),
  dist: uint().optional().describe('site; the platform only'),
  from: day.optional(),
  to: day.optional().describe('the day itself included'),
})

/** Orders in the console: the platform sees all sites, a distributor its own. */
export const consoleOrderContract = {
  'GET /console/orders': endpoint({
    summary: 'List orders by filters, newest first',
    access: 'staff:orders.read',
    input: filter.extend({
      after: orderSn.optional().describe('only those before this order'),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(shownOrder),
    refusals: [],
  }),
  'POST /console/exportOrders': endpoint({
    summary: 'Export the same as CSV for a reason, which is audited; the newest 5,000',
    access: 'staff:orders.export',
    input: filter.extend({ reason: required(200, '请填写导出原因') }),
    output: z.object({ csv: z.string(), rows: z.number().int(), more: z.boolean().describe('there were more') }),
    refusals: ['NOT_FOUND'],
    limit: { points: 20, seconds: 3600 },
  }),
  'GET /console/order': endpoint({
    summary: 'Get an order with its timeline and ledger transfers',
    access: 'staff:orders.read',
    input: z.object({ orderSn }),
    output: shownOrder.extend({
      goods: yuan,
      cover: yuan,
      deposit: yuan,
      discount: yuan,
      fee: yuan.describe("the seller's"),
      service: z.string().describe('who of staff leads it'),
      isHere: z.boolean().describe('of the site of this host, whose desk opens it'),
      process: z.array(orderProcess),
      transfers: z.array(ledgerTransfer).describe('the earliest first'),
    }),
    refusals: ['NOT_FOUND'],
  }),
} as const
