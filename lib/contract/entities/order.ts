import { z } from 'zod'
import { FORM_KINDS, TURN_TONES } from '@/lib/shared/trade/order-forms'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import { dateTime, userIdNumber, yuan } from '../fields'
import { boosterPerson } from './booster'

const labelled = z.object({ label: z.string(), value: z.string() })

/** An action available to the caller now, and the input it requires. */
const orderAction = z.object({
  action: z.string(),
  label: z.string(),
  form: z.enum(FORM_KINDS),
  title: z.string().describe("the dialog's"),
  text: z.string(),
  primary: z.boolean().describe('the one thing to do'),
  danger: z.boolean(),
  reasons: z.array(z.string()).describe('ready-made, of a reason form'),
  refund: z
    .object({ amount: yuan, target: z.string(), arrival: z.string() })
    .nullable()
    .describe('what goes back to the reader, to where and when; null: nothing does'),
  checklist: z.array(z.string()).describe('what a recording must show that is needed with it; empty: none is'),
  href: z.string().describe('of a link'),
  most: yuan.nullable().describe('of an amount form, and of a proposal to the worker'),
  mostForfeit: yuan.nullable().describe('of a proposal to the customer'),
  standing: z.object({ pay: yuan, forfeit: yuan }).nullable().describe('the proposal that another one answers'),
  fee: z
    .object({ feeBp: z.number().int(), leastFee: yuan })
    .optional()
    .describe('of a proposal form, for the worker: the fee on what the worker is paid'),
  quantity: z
    .object({
      most: z.number().int(),
      unit: z.string(),
      to: z.array(labelled).describe('where in the game they are delivered to'),
      part: z
        .object({ goods: yuan, fee: yuan, fineBp: z.number().int(), back: z.string() })
        .describe('price and fee of all, share of the missing price that a merchant pays, where that price goes'),
    })
    .nullable()
    .describe('of a quantity form: how many there are at most, and of what'),
  hint: z.string().optional().describe('of a credentials form: what to write into the note'),
  progress: z.number().int().optional().describe('of a progress form: per cent reported last'),
  done: z.string().describe('said when it is done'),
})
export type OrderAction = z.output<typeof orderAction>

/** Text shown to the reader about who has to act next. */
const orderTurn = z.object({
  tone: z.enum(TURN_TONES),
  title: z.string(),
  text: z.string(),
  clock: z
    .object({
      label: z.string().describe('what the figure counts down to'),
      outcome: z.string().describe('what happens then'),
      dueTime: dateTime,
      dueIn: z.number().int().describe('seconds left, below zero: over; of a stopped clock what it stopped at'),
      span: z.number().int().describe('seconds in all'),
      stopped: z.boolean(),
    })
    .nullable(),
})
export type OrderTurn = z.output<typeof orderTurn>

/** Evidence of both parties, in chronological order. */
const proof = z.object({
  by: z.string(),
  title: z.string().describe('what it was shown for'),
  note: z.string(),
  pictures: z.array(z.string()).describe('addresses that open for ten minutes'),
  hashes: z.array(z.string()).describe("SHA-256 of each picture's file, hex; '' where none was kept"),
  progress: z.number().int().nullable().describe('per cent of a work that was done'),
  createTime: dateTime,
})

/** For an order for work: progress, held money and worker. */
const work = z.object({
  from: z.string(),
  to: z.string(),
  ranks: z.array(z.string()).describe("of the game's ladder, between the two; none where it does not lead there"),
  percent: z.number().int().nullable().describe('done; null: nobody said yet'),
  matches: z.object({ done: z.number().int(), all: z.number().int() }).nullable().describe('of a convoy'),
  shots: z.number().int(),
  time: z.string().describe('promised and used; empty: over'),
  pace: z
    .object({ isLate: z.boolean(), text: z.string(), note: z.string().describe('what being late costs by now') })
    .nullable()
    .describe('late, or behind; null: neither'),
  held: z.array(z.object({ label: z.string(), note: z.string(), amount: yuan })),
  proposal: z
    .object({
      by: z.string(),
      reason: z.string(),
      pay: yuan,
      forfeit: yuan,
      back: yuan.describe('to the customer in all'),
      returned: yuan.describe("of the worker's deposits"),
    })
    .nullable(),
  worker: boosterPerson.extend({ title: z.string() }).nullable().describe('for the customer'),
})
export type OrderWork = z.output<typeof work>

export const orderIncome = z.object({
  label: z.string().describe('whether it was paid'),
  amount: yuan.describe('price less fees'),
  when: z.string().describe("when it is released; '' once it was"),
})
export type OrderIncome = z.output<typeof orderIncome>

/** For the seller, totalPrice and the cover are null. */
export const orderRow = z.object({
  id: z.number().int(),
  orderSn: z.string(),
  sellrId: userIdNumber,
  userId: userIdNumber,
  orderTypeId: z.number().int(),
  orderTypeName: z.string(),
  mode: z.enum(MODE_NAMES),
  status: z.number().int(),
  subStatus: z.string(),
  statusName: z.string(),
  gameId: z.number().int(),
  thumbnail: z.string(),
  bigTitle: z.string(),
  smallTitleName: z.string(),
  listPrice: yuan.describe('of the goods when they were ordered'),
  unitPrice: yuan,
  totalPrice: yuan.nullable(),
  ensurePrice: yuan.nullable(),
  discountPrice: yuan.nullable().describe('buyer only: what a coupon paid'),
  fixEnsurePrice: yuan.nullable().describe('of a cover with a fixed price'),
  ensureId: z.number().int().nullable(),
  fixEnsureId: z
    .number()
    .int()
    .nullable()
    .describe('the cover, where a rule of the game gave it a fixed price in place of a share'),
  isRecovery: z.boolean(),
  goodsSn: z.string(),
  goodsNum: z.number().int(),
  quantity: z.string().describe("behind the unit price: ' × 3', '/小时 × 5'; '' for one"),
  goodsPrice: yuan.describe('goods or rent in all, without cover, deposit and coupon'),
  depositPrice: yuan,
  refundedPrice: yuan.describe('refunded of an order that was not refunded as a whole'),
  createTime: dateTime,
  payTime: dateTime.nullable(),
  details: z.string().describe('JSON text: gameName, areaName, serverName'),
  groupId: z.number().int().nullable(),
  turn: orderTurn,
  actions: z.array(orderAction),
  unread: z.number().int(),
  income: orderIncome.nullable().describe('seller only; null: the money goes back'),
})
export type OrderRow = z.output<typeof orderRow>

/** The content of an order, without hidden details. */
export const orderFace = orderRow.pick({
  orderSn: true,
  orderTypeId: true,
  gameId: true,
  goodsSn: true,
  listPrice: true,
  thumbnail: true,
  bigTitle: true,
  smallTitleName: true,
})
export type OrderFace = z.output<typeof orderFace>

/** The location of something that is not shown on this host; empty strings if that site is switched off. */
export const otherSite = z.object({ siteName: z.string(), url: z.string().describe('its page there') })
export type OtherSite = z.output<typeof otherSite>

/** The caller's order on another distributor's host: only its existence and location. */
export const orderOnOtherSite = otherSite.extend({ orderSn: z.string() })
export type OrderOnOtherSite = z.output<typeof orderOnOtherSite>

/** The other site that an order in a list belongs to, where it is handled. */
const orderSite = otherSite.extend({ siteId: z.number().int() })
export type OrderSite = z.output<typeof orderSite>

/** An order in a list of own orders. */
export const listedOrder = orderRow.extend({
  site: orderSite.nullable().describe('null: this site; else there are no actions here'),
})
export type ListedOrder = z.output<typeof listedOrder>

/** An order in which the reader has to act within a short time. */
export const waitingOrder = z.object({
  orderSn: z.string(),
  bigTitle: z.string(),
  statusName: z.string(),
  siteName: z.string().describe("'' for this site"),
  dueTime: dateTime,
  dueIn: z.number().int().describe('seconds left'),
})
export type WaitingOrder = z.output<typeof waitingOrder>

/** A page of the caller's orders with a count per tab. */
export const orderList = z.object({
  orderList: z.array(listedOrder).describe('of this site, or of those asked for'),
  sites: z
    .array(z.object({ siteId: z.number().int(), siteName: z.string(), orders: z.number().int() }))
    .describe('those with own orders of this side, most first; empty unless several sites were asked for'),
  games: z
    .array(z.object({ gameId: z.number().int(), gameName: z.string(), orders: z.number().int() }))
    .describe('games of own orders of this side, most first, whatever else is asked'),
  modes: z
    .array(z.object({ mode: z.enum(MODE_NAMES), orders: z.number().int() }))
    .describe('modes of trade of own orders of this side, most first, whatever else is asked'),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  elsewhere: z
    .object({ list: z.array(orderOnOtherSite), total: z.number().int() })
    .describe('made on other hosts, paged alike; none where a filter or words are asked for'),
  counts: z.object({
    mine: z.number().int().describe('in which the caller has to act now'),
    minePaid: z.number().int().describe('of these: paid'),
    mineShipped: z.number().int().describe('of these: shipped'),
    unpaid: z.number().int(),
    paid: z.number().int(),
    shipped: z.number().int(),
    complete: z.number().int(),
    failed: z.number().int(),
  }),
})

export const orderProcess = z.object({
  createTime: dateTime,
  orderStatus: z.number().int(),
  explain: z.string(),
  done: z.boolean(),
})
export type OrderProcess = z.output<typeof orderProcess>

export const orderStage = z.object({ name: z.string(), done: z.boolean() })
export type OrderStage = z.output<typeof orderStage>

export const orderDetail = orderRow.extend({
  belong: z.number().int().describe('0 buyer, 1 seller'),
  buyerName: z.string(),
  sellerName: z.string(),
  roleName: z.string(),
  contact: z.string(),
  payMode: z.string().describe("'balance', '1' Alipay or '2' WeChat; '' before payment"),
  shippedTime: dateTime.nullable(),
  completeTime: dateTime.nullable(),
  cancelReason: z.string(),
  facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })).describe('of the item'),
  description: z.string().describe('as it stood when the order was placed'),
  images: z.array(z.string()).describe('as they stood when the order was placed'),
  promises: z.array(labelled).describe('what protects who pays it'),
  /** The amounts the reader pays or receives, by line, with the total last. */
  sums: z.array(z.object({ label: z.string(), amount: z.string() })),
  sum: z.object({ label: z.string(), amount: yuan }),
  settled: z
    .array(z.object({ label: z.string(), amount: yuan }))
    .describe('what was refunded to the reader or paid from a deposit since, and where the deposit of a renter is'),
  refund: z.string().describe("where the buyer's money went back to; empty: nowhere, or for the seller"),
  rows: z.array(labelled).describe('times, payment, receiver, contact, other side: what is not empty'),
  proofs: z.array(proof),
  looks: z.array(dateTime).describe('when what was handed over was looked at, the last 20, newest first'),
  looksBy: z.string().describe('who looks at it'),
  handedOver: z.string().describe('told to the side that handed something over; empty: nothing, or not this side'),
  hasCredentials: z.boolean(),
  sellerIncome: yuan
    .nullable()
    .describe('seller only: price less fee, with what the owner of a rental got of the deposit'),
  evaluated: z.boolean(),
  work: work.nullable(),
  inquiryId: z.number().int().optional().describe('of the private conversation before the order; absent: none'),
})
export type OrderDetail = z.output<typeof orderDetail>

export const handedOver = z.object({
  account: z.string(),
  password: z.string(),
  note: z.string(),
  views: z.number().int().describe('this one included'),
})
