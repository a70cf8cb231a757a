import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { uploads } from '../../../db/schema/listings/media'
import { ERASED } from './rules'

/**
 * Marks a member's avatars, of which the next pruning deletes the files: a file cannot be deleted in a transaction. The
 * pictures of goods, chats and cases remain with these.
 */
export async function eraseAvatars(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(uploads)
    .set({ expiresAt: ERASED })
    .where(and(eq(uploads.userId, userId), eq(uploads.purpose, 'avatar')))
}
