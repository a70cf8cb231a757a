import { isDeepStrictEqual } from 'node:util'
import type { goods } from '../../../../db/schema/listings/catalog'

type Sold = Pick<
  typeof goods.$inferSelect,
  'title' | 'smallTitleName' | 'description' | 'facts' | 'images' | 'areaId' | 'serverId'
>

/** Whether an edit leaves what is sold as it was: only price, negotiability and cover may differ. */
export const isSameSale = (former: Sold, now: Sold): boolean =>
  (['title', 'smallTitleName', 'description', 'facts', 'images', 'areaId', 'serverId'] as const).every((key) =>
    isDeepStrictEqual(former[key], now[key]),
  )
