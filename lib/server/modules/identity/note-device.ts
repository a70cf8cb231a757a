import { sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { userDevices } from '../../db/schema/identity'
import type { Ctx } from '../../runtime/context'
import { randomToken } from '../../runtime/vault'
import { sha256 } from './open-session'

/** A browser keeps its name so long after a login; browsers allow no more. */
export const DEVICE_DAYS = 400
export const DEVICE_SECONDS = (DEVICE_DAYS * DAY_MS) / 1000

/** Remembers that somebody logged in with this browser. Returns the name that the browser is to keep; it opens nothing. */
export async function noteDevice(ctx: Ctx, { userId, device }: { userId: number; device: string }): Promise<string> {
  const name = /^[\w-]{22}$/.test(device) ? device : randomToken(16)
  const lastAt = ctx.now()
  await ctx.db
    .insert(userDevices)
    .values({ userId, deviceHash: sha256(name), lastAt })
    .onConflictDoUpdate({
      target: [userDevices.userId, userDevices.deviceHash],
      set: { lastAt: sql`excluded.last_at` },
    })
  return name
}
