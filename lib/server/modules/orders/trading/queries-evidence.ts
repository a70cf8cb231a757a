import { asc, eq } from 'drizzle-orm'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import type { OrderSn } from '@/lib/shared/ids'
import { isVideoKey, isVideoUrl } from '@/lib/shared/video/video-files'
import { orderProofs } from '../../../db/schema/orders/trading'
import type { UserCtx } from '../../../runtime/context'
import { jsonBytes, type ListedFile } from '../../../runtime/with-manifest'
import { findAgreement, openText, versionOf } from '../../core/legal/queries-agreements'
import { listMessages } from '../../market/chat/queries'
import { findInquiry, loadStoredInquiry } from '../../market/inquiries/queries'
import { findOrder, partyOf } from './internal/find-order'
import { presentEvidence, presentStored } from './present-evidence'
import { loadOrderDetail, processOf } from './queries'

/**
 * Yields all documents of an order, as shown to its party `ctx.user`: the order and its history, messages, evidence of
 * both sides and staff, and the listing. Refuses NOT_FOUND, ELSEWHERE.
 */
export async function* eachEvidence(ctx: UserCtx, orderSn: OrderSn): AsyncGenerator<ListedFile> {
  const { userId } = ctx.user
  const order = await findOrder(ctx, userId, orderSn)
  const detail = await loadOrderDetail(ctx, { orderSn, viewerId: userId })
  yield { name: 'order.json', body: jsonBytes(presentStored(detail)) }
  yield { name: 'history.json', body: jsonBytes((await processOf(ctx, order)).filter(({ done }) => done)) }
  if (order.chatGroupId) yield* chatFiles(ctx, await allMessages(ctx, order.chatGroupId))
  const { goodsSn, buyerId } = order
  const inquiry = goodsSn ? await findInquiry(ctx.db, { goodsSn, buyerId }) : undefined
  if (inquiry) yield { name: 'inquiry.json', body: jsonBytes(await loadStoredInquiry(ctx, inquiry)) }
  const agreement = await findAgreement(ctx.db, order.id)
  if (agreement) {
    const text = openText(ctx.vault, agreement, partyOf(order, userId))
    yield { name: 'agreement/agreement.txt', body: new TextEncoder().encode(text) }
    const { sn, hash, state, record, signature, publicKey } = agreement
    const version = await versionOf(ctx.db, agreement.documentId)
    yield {
      name: 'agreement/signature.json',
      body: jsonBytes({ sn, version, hash, state, record, signature, publicKey }),
    }
  }
  const proofs = await ctx.db
    .select()
    .from(orderProofs)
    .where(eq(orderProofs.orderId, order.id))
    .orderBy(asc(orderProofs.id))
  const evidence = presentEvidence(proofs, detail)
  yield { name: 'evidence.json', body: jsonBytes(evidence) }
  for (const [i, { pictures, hashes }] of proofs.entries())
    for (const [n, key] of pictures.entries()) {
      const name = evidence[i]?.pictures[n] ?? ''
      yield* picture(ctx, { name, key, storedHash: hashes[n] })
    }
  for (const [n, key] of (order.snapshot.images ?? []).entries())
    yield* picture(ctx, { name: `listing/${n + 1}.${endingOf(key)}`, key })
}

/** The messages, with each video by its file name in the archive, because its address expires. */
async function* chatFiles(ctx: UserCtx, messages: readonly ChatMessage[]): AsyncGenerator<ListedFile> {
  const videos = messages
    .filter(({ messageType, content }) => messageType === 'image' && isVideoUrl(content))
    .map(({ seq, content }) => {
      const key = content.replace(/^\/media\/|\?.*$/g, '')
      return { seq, key, name: `chat/${seq}.${endingOf(key)}` }
    })
  const shown = messages.map((message) => {
    const video = videos.find(({ seq }) => seq === message.seq)
    return video ? Object.assign({}, message, { content: video.name }) : message
  })
  yield { name: 'messages.json', body: jsonBytes(shown) }
  for (const { key, name } of videos) yield* picture(ctx, { name, key })
}

const endingOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

/** Nothing if the picture or video is missing in the storage; the manifest then omits it. */
async function* picture(
  ctx: UserCtx,
  { key, ...file }: { name: string; key: string; storedHash?: string },
): AsyncGenerator<ListedFile> {
  if (isVideoKey(key)) {
    const video = await ctx.storage.openStream(key)
    if (video) yield { ...file, isPacked: true, pieces: video.body as unknown as AsyncIterable<Uint8Array> }
    return
  }
  const found = await ctx.storage.read(key)
  if (!found) return
  yield { ...file, isPacked: true, body: new Uint8Array(await new Response(found.body as BodyInit).arrayBuffer()) }
}

async function allMessages(ctx: UserCtx, groupId: number): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  for (let after = 0, hasMore = true; hasMore; ) {
    const page = await listMessages(ctx, { groupId, after })
    all.push(...page.messages)
    after = page.messages.at(-1)?.seq ?? after
    hasMore = page.hasMore
  }
  return all
}
