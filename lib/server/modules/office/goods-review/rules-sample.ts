import { createHash } from 'node:crypto'
import type { UserId } from '@/lib/shared/ids'

const WHOLE_BP = 10_000

/**
 * Whether a picture is drawn for review, by the SHA-256 of its file: uploading the same file again or publishing it
 * again gives the same result. '' is a file without a stored hash, for example a drawn one; it is never drawn.
 */
export function isSampled(sha256: string, { userId, shareBp }: { userId: UserId; shareBp: number }): boolean {
  if (sha256 === '') return false
  return createHash('sha256').update(`${userId}:${sha256}`).digest().readUInt32BE() % WHOLE_BP < shareBp
}
