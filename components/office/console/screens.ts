import type { Screen } from './screen'
import { SITE_SCREENS } from './screens-site'
import { TRADE_SCREENS } from './screens-trade'

/** All screens of the console, in menu order. The first one a member may open is the start page. */
export const SCREENS: readonly Screen[] = [...TRADE_SCREENS, ...SITE_SCREENS]
