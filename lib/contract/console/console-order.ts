import { z } from 'zod'
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
  isFrozen: z.boolean(),
  distId: z.number().int(),
  buyer: side,
  seller: side.nullable(),
  total: yuan.describe('what the buyer pays'),
  createTime: dateTime,
  paidTime: dateTime.nullable(),
})

/** Orders in the console: the platform sees all sites, a distributor its own. */
export const consoleOrderContract = {
  'GET /console/orders': endpoint({
    summary: 'List orders by filters, newest first',
    access: 'staff:orders.read',
    input: z.object({
      orderSn: orderSn.optional(),
      goodsSn: goodsSn.optional(),
      userId: userId.optional().describe('buyer or seller'),
      mode: z.enum(MODE_NAMES).optional(),
      status: z.enum(['0', '1', '2', '3', '7', '8']).optional(),
      frozen: flag.optional(),
      dist: uint().optional().describe('site; the platform only'),
      from: day.optional(),
      to: day.optional().describe('the day itself included'),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(shownOrder),
    refusals: [],
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
      process: z.array(orderProcess),
      transfers: z.array(ledgerTransfer).describe('the earliest first'),
    }),
    refusals: ['NOT_FOUND'],
  }),
} as const
