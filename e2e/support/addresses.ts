import { shopPath } from '@/lib/shared/goods/shop'
import { get } from './get'

/** Query that finds goods belonging on a page other than /detail. */
const KINDS = { '/JDetail': 'gt=22', '/detailVirtual': 'gt=46', '/wares/{sn}/timePurchase': 'gt=1&rent=1' }

/**
 * Resolves a path to a URL: `{sn}` becomes a listed item that belongs on this page, or its seller's shop; `{code}`
 * becomes a document that every distributor has.
 */
export async function address(origin: string, path: string): Promise<string> {
  if (path === '/shop/{code}') return origin + shopPath((await firstGoods(origin, 'gt=1')).seller.shop)
  if (!path.includes('{sn}')) return origin + path.replace('{code}', 'complaints').replace('{kind}', 'terms')
  if (path === '/black/{sn}') {
    const { data } = await (await fetch(`${process.env.E2E_ORIGIN}/api/black/rulings?kind=blacklist&pageSize=1`)).json()
    return `${origin}/black/${data.list[0].code}`
  }
  if (path === '/fastGold/{sn}/order') return `${origin}/fastGold/KB000001/order`
  const kind = Object.entries(KINDS).find(([start]) => path.startsWith(start))?.[1] ?? 'gt=1'
  return origin + path.replace('{sn}', (await firstGoods(origin, kind)).goodsSn)
}

interface Goods {
  goodsSn: string
  seller: { shop: string }
}

/** Returns the newest item of a list on that site; queried per site, because a shop has a different code on each. */
async function firstGoods(origin: string, query: string): Promise<Goods> {
  const { text } = await get(new URL(`/api/goods/getGoodsList?${query}&pageSize=1`, origin))
  const { data } = JSON.parse(text) as { data: { list: Goods[] } }
  return data.list[0] as Goods
}
