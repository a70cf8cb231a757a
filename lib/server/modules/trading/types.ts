import type { OrderStatus, SubStatus } from '@/lib/shared/order-status'
import type { orders } from '../../db/schema/trading'

export type Order = Omit<typeof orders.$inferSelect, 'status'> & { status: OrderStatus }

export type Mode = 'account' | 'props' | 'currency'
export type Actor = 'buyer' | 'seller' | 'service' | 'system'
export type Party = 'buyer' | 'seller'
export const ACTIONS = [
  'pay',
  'cancel',
  'timeout',
  'deliver',
  'refund',
  'confirm',
  'autoConfirm',
  'release',
  'evaluate',
] as const
export type Action = (typeof ACTIONS)[number]

export interface State {
  status: OrderStatus
  subStatus: SubStatus
}
