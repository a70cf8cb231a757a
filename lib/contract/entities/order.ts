import { z } from 'zod'
import { dateTime, yuan } from '../fields'

/** An order. The seller gets no totalPrice and no cover: those are null. */
export const orderRow = z.object({
  id: z.number().int(),
  orderSn: z.string(),
  sellrId: z.number().int(),
  userId: z.number().int(),
  orderTypeId: z.number().int(),
  orderTypeName: z.string(),
  status: z.number().int(),
  subStatus: z.string(),
  statusName: z.string(),
  gameId: z.number().int(),
  thumbnail: z.string(),
  bigTitle: z.string(),
  unitPrice: yuan,
  totalPrice: yuan.nullable(),
  ensurePrice: yuan.nullable(),
  discountPrice: yuan.nullable().describe('buyer only: what a coupon paid'),
  fixEnsurePrice: yuan.nullable(),
  ensureId: z.number().int().nullable(),
  fixEnsureId: z.number().int().nullable(),
  isRecovery: z.boolean(),
  goodsSn: z.string(),
  goodsNum: z.number().int(),
  createTime: dateTime,
  payTime: dateTime.nullable(),
  details: z.string().describe('JSON text: gameName, areaName, serverName'),
  groupId: z.number().int().nullable(),
  /** Seconds until the clock acts (auto-cancel, auto-confirm, release); null: no clock runs. */
  dueIn: z.number().int().nullable(),
  actions: z.array(z.string()).describe('what the caller may do now: pay cancel deliver confirm eval delete refund'),
  unread: z.number().int(),
})
export type OrderRow = z.output<typeof orderRow>

export const orderProcess = z.object({
  createTime: dateTime,
  orderStatus: z.number().int(),
  explain: z.string(),
  done: z.boolean(),
})
export type OrderProcess = z.output<typeof orderProcess>

export const orderDetail = orderRow.extend({
  belong: z.number().int().describe('0 buyer, 1 seller'),
  buyerName: z.string(),
  sellerName: z.string(),
  roleName: z.string(),
  contact: z.string(),
  payMode: z.string(),
  shippedTime: dateTime.nullable(),
  completeTime: dateTime.nullable(),
  cancelReason: z.string(),
  facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  hasCredentials: z.boolean(),
  sellerIncome: yuan.nullable().describe('seller only: price less fee'),
  evaluated: z.boolean(),
})
export type OrderDetail = z.output<typeof orderDetail>
