import { and, eq, ne, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { userDevices } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { randomToken } from '../../../../runtime/vault'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { sha256 } from './create-session'

/** Days a browser keeps its mark after a login; the maximum that browsers allow. */
export const DEVICE_DAYS = 400
export const DEVICE_SECONDS = (DEVICE_DAYS * DAY_MS) / 1000

/**
 * Records that a user logged in with this browser, by any method; the owner is notified of each browser except the
 * first. Returns the name to store in the browser; it grants no access.
 */
export async function recordDevice(ctx: Ctx, { userId, device }: { userId: UserId; device: string }): Promise<string> {
  const name = /^[\w-]{22}$/.test(device) ? device : randomToken(16)
  const deviceHash = sha256(ctx.isDemo ? `${userId} ${name}` : name)
  const lastAt = ctx.now()
  await inTx(ctx, async (tx, effects) => {
    const [row] = await tx
      .insert(userDevices)
      .values({ userId, deviceHash, lastAt })
      .onConflictDoUpdate({
        target: [userDevices.userId, userDevices.deviceHash],
        set: { lastAt: sql`excluded.last_at` },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    const others = and(eq(userDevices.userId, userId), ne(userDevices.deviceHash, deviceHash))
    if (row?.isNew && (await tx.$count(userDevices, others)) > 0)
      await notifyAccountOwner(ctx, { tx, effects, userId, event: 'browser' })
  })
  return name
}
