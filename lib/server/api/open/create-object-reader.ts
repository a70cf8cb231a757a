import { ERRORS, type ErrorRow } from '@/lib/contract/errors'
import { permissionOf } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import type { ReadObject, WebhookOwner } from '../../modules/core/webhooks/types'
import { loadBargain } from '../../modules/market/bargains/queries'
import { findKeyOwner } from '../../modules/people/identity/queries-key-owner'
import { findKeyMembership, hasKeyMembership } from '../../modules/people/staff/find-key-membership'
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

interface Asking {
  ctx: UserCtx
  owner: WebhookOwner
}
type Reads = Readonly<Record<string, (asking: Asking, name: string) => Promise<unknown>>>

/**
 * Creates the function that reads objects for webhooks: by the calls of the API, as the owner, so an event never says
 * more than the owner could ask for at this moment.
 */
export function createObjectReader(services: Services): ReadObject {
  const runCall = createCallRunner({ checkOutput: false })

  async function ask({ ctx, owner }: Asking, call: OpenCall, sent: Record<string, string>): Promise<unknown> {
    const route = ROUTES[call]
    if (!route) throw new Error(`no call ${call}`)
    const { access } = contract[route.runs]
    assertMayCall(ctx.user, route.runs, access)
    const permission = permissionOf(access)
    const house = { userId: ctx.user.userId, ownerKind: owner.kind, distId: owner.distId }
    const staff = permission ? await findKeyMembership(ctx, house, permission) : null
    return runRoute({ ...ctx, staff }, runCall, route, { sent })
  }

  const sellerReads: Reads = {
    order: (by, orderSn) => ask(by, 'GET /orders/{sn}', { orderSn }),
    goods: (by, goodsSn) => ask(by, 'GET /goods/{sn}', { goodsSn }),
    payout: (by, withdrawalSn) => ask(by, 'GET /payouts/{sn}', { withdrawalSn }),
    question: async (by, name) => {
      const first = { after: String(Number(name) + 1), pageSize: '1' }
      const { items } = (await ask(by, 'GET /questions', first)) as { items: Shown[] }
      return items.find(({ id }) => id === Number(name)) ?? null
    },
    bargain: async ({ ctx }, name) => writeView(await loadBargain(ctx, Number(name)), BARGAIN),
  }
  const houseReads: Reads = {
    order: (by, orderSn) => ask(by, 'GET /site/orders/{sn}', { orderSn }),
    payout: async (by, withdrawalSn) => {
      const { items } = (await ask(by, 'GET /site/payouts', { withdrawalSn })) as { items: Shown[] }
      return items[0] ?? null
    },
    article: (by, code) => ask(by, 'GET /site/articles/{code}', { code }),
  }

  return async ({ owner, creatorId }, object) => {
    const [kind = '', name = ''] = object.split(':')
    const dist = services.distOf(owner.distId)
    const person = dist && (await findKeyOwner(services.db, creatorId))
    const isHouse = owner.kind !== 'seller'
    const house = { userId: creatorId, ownerKind: owner.kind, distId: owner.distId }
    if (isHouse && !(person && (await hasKeyMembership(services, house)))) return 'left'
    if (!dist || !person || person.isFrozen) return null
    const { nickName, authStatus, limits } = person
    const user = { sessionId: 'webhook', userId: creatorId, nickName, authStatus, limits }
    try {
      const asking = { ctx: { ...systemCtx(services, dist), user }, owner }
      const reads = isHouse ? houseReads : sellerReads
      return ((await reads[kind]?.(asking, name)) ?? null) as Shown | null
    } catch (error) {
      if (error instanceof Refusal && (ERRORS[error.reason] as ErrorRow).status < SERVER_FAULT) return null
      throw error
    }
  }
}
