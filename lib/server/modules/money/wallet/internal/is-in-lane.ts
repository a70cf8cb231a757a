import { type Column, eq, notInArray, type SQL } from 'drizzle-orm'
import type { Lane } from '../rules-lanes'

/** The condition of rows whose provider is in a lane; without one, all are. */
export function isInLane(column: Column, lane: Lane | undefined): SQL | undefined {
  if (!lane) return undefined
  if ('provider' in lane) return eq(column, lane.provider)
  return lane.except.length > 0 ? notInArray(column, [...lane.except]) : undefined
}
