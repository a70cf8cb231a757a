import { waresHref } from './wares-query'

/** Currency is compared by how much of it a yuan brings: its shelf is a page of its own. */
const CURRENCY = '22'

/** Where goods of a type stand, of one game or of all. */
export const shelfHref = (gt: string, gid?: string): string =>
  gt === CURRENCY ? `/wares/hotShoppingMall?gt=${gt}${gid ? `&gid=${gid}` : ''}` : waresHref({ gt, gid, page: 1 })
