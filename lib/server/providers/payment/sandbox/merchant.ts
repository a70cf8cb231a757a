import type { Logger } from 'pino'
import type { Db } from '../../../db/client'
import type { sandboxTrades } from '../../../db/schema/providers'
import type { SandboxKeys } from '../../sandbox/keys'

export type Trade = typeof sandboxTrades.$inferSelect
export const APP_ID = 'sandbox-app'
export const SELLER_ID = 'sandbox-seller'

/** Faulty behaviour of the gateway, for tests. */
export interface Misbehaviour {
  /** How often a notification is sent; 0 drops it. */
  times?: number
  /** Changes the parameters after signing. */
  tamper?: (params: Record<string, string>) => Record<string, string>
}

export interface GatewayOptions {
  db: Db
  log: Logger
  keys: SandboxKeys
  now: () => Date
  notifyUrl: string
  misbehave?: () => Misbehaviour
}
