import { z } from 'zod'
import { dateTime, day, empty, page, paged, pageSize, uint, yuan } from '../fields'
import { endpoint } from '../kit'

const figures = z.object({
  placed: z.number().int().describe('orders placed'),
  paid: z.number().int().describe('orders paid'),
  done: z.number().int().describe('orders completed'),
  placedBy: z.number().int().describe('buyers who placed an order; like visitors, once a day'),
  paidBy: z.number().int().describe('buyers who paid an order'),
  doneBy: z.number().int().describe('buyers of completed orders'),
  sales: yuan.describe('what the paid ones cost their buyers'),
  share: yuan.describe("what came to the site's share of fees; the platform: what is left to it of fees"),
  visitors: z.number().int(),
  views: z.number().int(),
  details: z.number().int().describe('visitors who looked at the page of an item'),
})

const way = z.object({
  name: z.string(),
  visitors: z.number().int(),
  details: z.number().int().describe('of them, who looked at the page of an item'),
  placedBy: z.number().int().describe('buyers who placed an order; like visitors, once a day'),
  placed: z.number().int().describe('orders'),
  paid: z.number().int().describe('of these orders, the paid ones'),
})

const shortFigures = figures.pick({ paid: true, sales: true, share: true, visitors: true })
const span = z
  .enum(['1', '7', '30'], '请选择 1、7 或 30 天')
  .prefault('1')
  .transform(Number)
  .describe('days up to now, today one of them')

/** Sales and income of a distributor, or of the whole platform. */
export const consoleOverviewContract = {
  'GET /console/overview': endpoint({
    summary: 'Get sales, fees and visits by day; platform staff see all sites, others their own',
    access: 'staff:overview.read',
    input: z.object({ span }),
    output: z.object({
      at: dateTime,
      now: figures.describe('of the days asked for'),
      before: shortFigures.describe('of as many days up to the same time of day: a week ago, or right before 30 days'),
      days: z.array(figures.extend({ day: z.string() })).describe('twice those of the chart, the last one today'),
      games: z
        .array(z.object({ gameName: z.string(), orders: z.number().int(), sales: yuan }))
        .describe('of the days asked for, what sold most'),
      held: yuan.describe('in escrow for open orders'),
      earned: yuan.describe('stands to the account of the site, or of the platform'),
    }),
    refusals: [],
  }),
  'GET /console/visits': endpoint({
    summary:
      'Get visitors and their conversion by host, by source and by page; of the own site, for the platform of all',
    access: 'staff:visits.read',
    input: z.object({ span }),
    output: z.object({
      hosts: z.array(way),
      sources: z.array(way),
      pages: z
        .array(z.object({ name: z.string(), visitors: z.number().int().describe('per day and page each counts once') }))
        .describe('most visited first'),
    }),
    refusals: [],
  }),
  'GET /console/badges': endpoint({
    summary: 'Count pending and overdue items per navigation entry that the caller may open',
    access: 'staff:overview.read',
    input: empty,
    output: z.object({
      list: z.array(z.object({ path: z.string(), total: z.number().int(), overdue: z.number().int() })),
    }),
    refusals: [],
  }),
  'GET /console/shares': endpoint({
    summary: 'List the income of the fee share per order, newest first; of the own site, for the platform of all',
    access: 'staff:statement.read',
    input: z.object({
      dist: uint().optional().describe('site; the platform only'),
      from: day.optional().describe('booked on this day or later'),
      to: day.optional().describe('the day itself included'),
      after: uint().optional().describe('only those with a lower number'),
      page,
      pageSize: pageSize(20, 100),
    }),
    output: paged(
      z.object({
        moveId: z.number().int(),
        distId: z.number().int(),
        orderSn: z.string().nullable().describe('of the share of an order'),
        memo: z.string(),
        amount: yuan,
        margin: yuan.describe("of it, the site's own margin"),
        balance: yuan.describe('after it'),
        createTime: dateTime,
      }),
    ),
    refusals: [],
  }),
} as const
