import { orderSn } from '@/lib/contract/fields'
import type { OrderSn } from '@/lib/shared/ids'
import { formatDateTime } from '@/lib/shared/time'
import { listOfOrder as listClaims } from '../modules/aftersales/cases/claim/queries'
import { listOfOrder as listDisputes } from '../modules/aftersales/cases/dispute/queries'
import { eachEvidence } from '../modules/orders/trading/queries-evidence'
import type { Dist, Services, UserCtx } from '../runtime/context'
import { countHit } from '../runtime/rate-limit'
import { orNull } from '../runtime/refusal'
import { jsonBytes, type ListedFile, withManifest } from '../runtime/with-manifest'
import { zipOf } from '../runtime/zip-of'
import { archiveHeaders } from './export-file'
import { findFollower } from './find-follower'

/** Downloads allowed per party in ten minutes. */
const MOST = 20

/**
 * `/api/order/evidenceFile/{orderSn}`: the evidence of an order, its disputes and claims as one archive, streamed while it is
 * built, for its buyer and its seller, each as that party sees it.
 */
export async function evidenceFile(
  services: Services,
  resolve: (host: string) => Dist | undefined,
  request: Request,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const { data: sn } = orderSn.safeParse(pathname.slice(pathname.lastIndexOf('/') + 1))
  const ctx = sn ? await findFollower(services, resolve, request) : null
  if (!ctx || !sn) return null
  const { userId } = ctx.user
  if ((await countHit(ctx.db, `evidenceFile ${userId}`, 600, ctx.now().getTime())) > MOST)
    return new Response('Too many requests', { status: 429 })
  return archiveOf(ctx, sn)
}

/** The archive as `ctx.user` sees it as a party of the order; null if the user is not a party. */
export async function archiveOf(ctx: UserCtx, sn: OrderSn): Promise<Response | null> {
  const about = { orderSn: sn, host: new URL(ctx.dist.origin).host, madeTime: formatDateTime(ctx.now()) }
  const pieces = zipOf(withManifest(filesOf(ctx, sn), about))
  // The first piece is built before the response starts, so that a caller who is not a party gets an error response.
  const first = await orNull(pieces.next())
  if (!first) return null
  return new Response(streamOf(first, pieces), { headers: archiveHeaders(`evidence-${sn}`, `订单${sn}证据`) })
}

async function* filesOf(ctx: UserCtx, sn: OrderSn): AsyncGenerator<ListedFile> {
  yield* eachEvidence(ctx, sn)
  const disputes = await listDisputes(ctx, sn)
  if (disputes.length > 0) yield { name: 'disputes.json', body: jsonBytes(disputes) }
  const claims = await listClaims(ctx, sn)
  if (claims.length > 0) yield { name: 'claims.json', body: jsonBytes(claims) }
}

const streamOf = (first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      if (!first.done) controller.enqueue(first.value)
    },
    pull: async (controller) => {
      const { done, value } = await rest.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await rest.return(undefined)
    },
  })
