import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { boosterPackages, boosters } from '../../../db/schema/market/boosting'

/** Deletes what a booster wrote, and takes the packages off the list; the statistics of the work remain. */
export async function eraseBooster(tx: Tx, userId: UserId): Promise<void> {
  await tx.update(boosters).set({ intro: '' }).where(eq(boosters.userId, userId))
  await tx.update(boosterPackages).set({ title: '', isShown: false }).where(eq(boosterPackages.boosterId, userId))
}
