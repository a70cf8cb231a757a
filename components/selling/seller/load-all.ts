import { call } from '@/lib/client/api'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'
import type { wireFilter } from './own-query'

/** The largest page. */
const PAGE_SIZE = 60

/** The goods of all pages of a list, at most as many as one bulk action takes. Rejects with ApiError. */
export async function loadAll(filter: ReturnType<typeof wireFilter>): Promise<OwnGoodsRow[]> {
  const rows: OwnGoodsRow[] = []
  for (let page = 1; rows.length < BULK_MOST; page++) {
    const { list, total } = await call(
      'GET /goods/selfPublishGoodsList',
      { ...filter, page: String(page), pageSize: String(PAGE_SIZE) },
      { progress: true },
    )
    rows.push(...list)
    if (list.length === 0 || rows.length >= total) break
  }
  return rows.slice(0, BULK_MOST)
}
