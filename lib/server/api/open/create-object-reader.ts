import { ERRORS, type ErrorRow } from '@/lib/contract/errors'
import type { ReadObject } from '../../modules/core/webhooks/types'
import { loadBargain } from '../../modules/market/bargains/queries'
import { findKeyOwner } from '../../modules/people/identity/queries-key-owner'
import type { Services, UserCtx } from '../../runtime/context'
import { Refusal } from '../../runtime/refusal'
import { systemCtx } from '../../runtime/system-ctx'
import { assertMayCall } from '../restricted-calls'
import { createCallRunner } from '../run-call'
import { writeView } from './fields'
import type { OpenCall, OpenRoutes } from './route'
import { BARGAIN } from './routes-trade'
import { runRoute } from './run-route'
import { OPEN_ROUTES } from './table'

const ROUTES: OpenRoutes = OPEN_ROUTES

type Shown = Record<string, unknown>
const SERVER_FAULT = 500

/**
 * Creates the function that reads objects for webhooks: by the calls of the API, as the owner, so an event never says
 * more than the owner could ask for at this moment.
 */
export function createObjectReader(services: Services): ReadObject {
  const runCall = createCallRunner({ checkOutput: false })

  async function ask(ctx: UserCtx, call: OpenCall, sent: Record<string, string>): Promise<unknown> {
    const route = ROUTES[call]
    if (!route) throw new Error(`no call ${call}`)
    assertMayCall(ctx.user, route.runs, 'login')
    return runRoute(ctx, runCall, route, { sent })
  }

  const sellerReads: Readonly<Record<string, (ctx: UserCtx, name: string) => Promise<unknown>>> = {
    order: (ctx, orderSn) => ask(ctx, 'GET /orders/{sn}', { orderSn }),
    goods: (ctx, goodsSn) => ask(ctx, 'GET /goods/{sn}', { goodsSn }),
    payout: (ctx, withdrawalSn) => ask(ctx, 'GET /payouts/{sn}', { withdrawalSn }),
    question: async (ctx, name) => {
      const first = { after: String(Number(name) + 1), pageSize: '1' }
      const { items } = (await ask(ctx, 'GET /questions', first)) as { items: Shown[] }
      return items.find(({ id }) => id === Number(name)) ?? null
    },
    bargain: async (ctx, name) => writeView(await loadBargain(ctx, Number(name)), BARGAIN),
  }

  return async ({ owner, creatorId }, object) => {
    const [kind = '', name = ''] = object.split(':')
    const dist = services.distOf(owner.distId)
    const person = dist && (await findKeyOwner(services.db, creatorId))
    if (!dist || !person || person.isFrozen) return null
    const { nickName, authStatus, limits } = person
    const user = { sessionId: 'webhook', userId: creatorId, nickName, authStatus, limits }
    try {
      return ((await sellerReads[kind]?.({ ...systemCtx(services, dist), user }, name)) ?? null) as Shown | null
    } catch (error) {
      if (error instanceof Refusal && (ERRORS[error.reason] as ErrorRow).status < SERVER_FAULT) return null
      throw error
    }
  }
}
