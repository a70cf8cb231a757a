import { waresHref } from './wares-query'

/** Currency is compared by the amount per yuan, so its shelf is a separate page. */
const CURRENCY = '22'

/** List of the goods of a type, of one game or of all. */
export const shelfHref = (gt: string, gid?: string): string =>
  gt === CURRENCY ? `/wares/hotShoppingMall?gt=${gt}${gid ? `&gid=${gid}` : ''}` : waresHref({ gt, gid, page: 1 })
