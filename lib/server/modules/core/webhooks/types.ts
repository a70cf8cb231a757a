import type { UserId } from '@/lib/shared/ids'
import type { WebhookEvent, WebhookOwnerKind } from '@/lib/shared/people/webhooks'
import type { webhookEndpoints, webhookSends } from '../../../db/schema/core/webhooks'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type SendRow = typeof webhookSends.$inferSelect

/** Who endpoints belong to. */
export interface WebhookOwner {
  kind: WebhookOwnerKind
  /** A member, a distributor, or 0: the platform. */
  id: number
  /** The site whose events it gets; of the platform: where its staff work. */
  distId: number
}

/** Something that happened, for one owner. */
export interface EventFact {
  owner: { kind: 'seller' | 'site'; id: number; distId: number } | { kind: 'platform' }
  type: WebhookEvent
  /** `order:D…`. */
  object: string
  /** What is sent about the object; absent: it is read before it is sent, as its owner may read it. */
  data?: Record<string, unknown>
}

/** An endpoint's owner, and the person by whom its data is read. */
export interface EventReader {
  owner: WebhookOwner
  creatorId: UserId
}

/**
 * Reads what the owner may read about an object, as the API shows it. null: nothing (any more). 'left': the person can
 * no longer read for this owner.
 */
export type ReadObject = (reader: EventReader, object: string) => Promise<Record<string, unknown> | null | 'left'>
