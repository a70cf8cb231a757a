import type { Server } from 'node:http'
import type { LiveEvent } from '../../runtime/live-event'

/** Push only: tells connected clients that something happened; every write goes through /api. */
export interface ChatLive {
  attach(server: Server): void
  publish(event: LiveEvent): void
  /** Whether a user has a connection on this instance, from a host of this distributor. */
  isOnline(distId: number, userId: number): boolean
  /** Sessions with an open connection on this instance. */
  sessions(): string[]
  close(): Promise<void>
}
