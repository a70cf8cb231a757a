import type { OrderDetail } from '@/lib/contract/entities/order'
import { goodsSn, uint } from '@/lib/contract/fields'
import type { MemberAction } from '@/lib/shared/trade/order-forms'
import { loadGoodsForm } from '../../modules/listings/catalog/selling/queries-form'
import { loadBargain } from '../../modules/market/bargains/queries'
import { refuse } from '../../runtime/refusal'
import { costOf } from '../free-step'
import type { Preparing } from './route'

const flagOf = (value: boolean): string => (value ? '1' : '0')

/** The item as it is, for a change of some of it. */
export async function wholeGoods({ ctx, sent }: Preparing): Promise<Record<string, string>> {
  const sn = goodsSn.safeParse(sent.goodsSn)
  if (!sn.success) throw refuse('INVALID_INPUT', '商品编号格式错误', { field: 'goodsSn' })
  const { areaId, serverId, bargain, ensureOpen, facts, images, ...known } = await loadGoodsForm(ctx, sn.data)
  const texts = Object.entries(known).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(texts.filter(([, value]) => value !== '')),
    ...(areaId > 0 && { areaId: String(areaId) }),
    ...(serverId > 0 && { serverId: String(serverId) }),
    bargain: flagOf(bargain),
    ensureOpen: flagOf(ensureOpen),
    facts: JSON.stringify(facts),
    images: JSON.stringify(images),
  }
}

const SOLD = 1

async function soldOrder({ ask, sent }: Preparing): Promise<OrderDetail> {
  const order = (await ask('GET /order/orderDetail', { orderSn: sent.orderSn ?? '' })) as OrderDetail
  if (order.belong !== SOLD) throw refuse('NOT_FOUND', '没有这笔卖出的订单')
  return order
}

/** Keys act for a seller: orders that the owner bought are not found. */
export async function onlySold(preparing: Preparing): Promise<Record<string, string>> {
  await soldOrder(preparing)
  return {}
}

/** No money leaves by the API: a step that may cost the seller a penalty is left to the page. */
const freeOnly =
  (action: MemberAction) =>
  async (preparing: Preparing): Promise<Record<string, string>> => {
    const cost = costOf(await soldOrder(preparing), { action, quantity: preparing.sent.quantity })
    if (cost) throw refuse('ORDER_STATE', `${cost}，请在订单页操作`)
    return {}
  }
export const onlyFree = freeOnly('refund')
export const onlyFreeDelivery = freeOnly('deliver')

interface SeenOffer {
  offerSn: string
  kind: string
  ratio: string
  stock: number
  least: number
  most: number
  way: string
  isPaused: boolean
}

/** The offer as it is, for a change of some of it. One that buys is prepaid from the balance, which is left to the page. */
export async function wholeOffer({ ask, sent }: Preparing): Promise<Record<string, string>> {
  for (let after: string | undefined; ; ) {
    const wire = { kind: 'sell', pageSize: '60', ...(after && { after }) }
    const { list, total } = (await ask('GET /quickCoin/selfPublishQuickCoinList', wire)) as {
      list: SeenOffer[]
      total: number
    }
    const offer = list.find(({ offerSn }) => offerSn === sent.offerSn)
    if (offer) {
      const { ratio, stock, least, most, way, isPaused } = offer
      const numbers = { least: String(least), most: String(most), ...(stock > 0 && { stock: String(stock) }) }
      return { ratio, way, isPaused: flagOf(isPaused), ...numbers }
    }
    after = list.at(-1)?.offerSn
    if (!after || total <= list.length) throw refuse('NOT_FOUND', '没有这条出售报价')
  }
}

/** Keys act for a seller: offers that the owner made for goods of others are not found. */
export async function onlyAsSeller({ ctx, sent }: Preparing): Promise<Record<string, string>> {
  const id = uint().safeParse(sent.bargainId)
  if (!id.success) throw refuse('INVALID_INPUT', '议价编号应为数字', { field: 'bargainId' })
  const { side } = await loadBargain(ctx, id.data)
  if (side !== 'seller') throw refuse('NOT_FOUND', '没有这笔议价')
  return {}
}

/** A token for the file that the call brings. */
const tokenFor =
  (purpose: 'goods' | 'evidence') =>
  async ({ ask }: Preparing): Promise<Record<string, string>> => {
    const { uploadId, token } = (await ask('GET /comm/imagesTempUploadToken', { purpose })) as Record<string, string>
    return { uploadId: uploadId ?? '', token: token ?? '' }
  }
export const tokenForGoods = tokenFor('goods')
export const tokenForProof = tokenFor('evidence')
