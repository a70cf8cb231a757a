import type { OpenCall, OpenRoute } from './route'
import { GOODS_ROUTES } from './routes-goods'
import { HOUSE_ROUTES } from './routes-house'
import { TEST_ROUTES } from './routes-test'
import { TRADE_ROUTES } from './routes-trade'
import { WEBHOOK_ROUTES } from './routes-webhooks'

export const OPEN_PREFIX = '/open/v1'
/** All calls of the seller API. */
export const OPEN_ROUTES = {
  ...GOODS_ROUTES,
  ...TRADE_ROUTES,
  ...WEBHOOK_ROUTES,
  ...TEST_ROUTES,
  ...HOUSE_ROUTES,
} as const

export const openRoutes = (): [OpenCall, OpenRoute][] => Object.entries(OPEN_ROUTES) as [OpenCall, OpenRoute][]
