import { createHash } from 'node:crypto'
import { drawArt } from '@/lib/art/draw-art'
import type { UserId } from '@/lib/shared/ids'
import { ART_KEY } from '@/lib/shared/pictures/art-path'
import type { Db } from '../../client'
import { uploads } from '../../schema/listings/media'

/** Generated from the address, so that demo evidence needs no storage. */
export const SHOWN = `${ART_KEY}screen/bag/107/evidence.svg`

/** Creates a picture that these users can attach to a step; they have attached none before. */
export async function ownEvidence(db: Db, userIds: readonly UserId[], at: Date): Promise<void> {
  const sha256 = createHash('sha256')
    .update(String(drawArt(SHOWN)))
    .digest('hex')
  await db
    .insert(uploads)
    .values(
      userIds.map((userId) => ({
        id: `demo-${userId}`,
        userId,
        purpose: 'evidence' as const,
        tokenHash: '',
        key: SHOWN,
        sha256,
        expiresAt: at,
        usedAt: at,
      })),
    )
    .onConflictDoNothing()
}
