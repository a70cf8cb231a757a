import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { addPayeeRow, openFor } from './bank'
import { insertRequest } from './recovery'
import type { Visitor } from './visitor'
import type { Person, World } from './world'

/** What every caller may touch: one paid order with its group, one unpaid order with a payment, goods on the shelf. */
export interface Scene {
  sn: string
  unpaidSn: string
  goodsSn: string
  ownGoods: string
  letGoods: string
  groupId: string
  payRand: string
  order: string
  questionId: string
  bargainId: string
  postSn: string
  /** The buyer's, answered by the seller. */
  wantId: string
  answerId: string
  /** The seller's, of a currency merchant. */
  offerSn: string
  recycleSn: string
  /** The buyer's receiving character. */
  cardId: string
  /** The buyer's to the platform, with a firm quote. */
  requestId: string
  quoteId: string
  /** The buyer's, of days ago, and a withdrawal to it. */
  payeeId: string
  withdrawalSn: string
  /** Of the buyer's invitation of the seller into a deal. */
  inviteCode: string
}

export const RENT = { hour: '5.00', night: '35.00', day: '75.00', week: '400.00', deposit: '60.00' }
export const WORK: InputOf<ApiContract['POST /booster/place']> = {
  ...{ kind: 'boosting', gid: '107', to: '大师', price: '50.00', hours: '24', safety: '20.00', efficiency: '10.00' },
  ...{ account: 'a', password: 'b', agree: '1' },
}
export const PROFILE = { intro: '王者老手', gameIds: '107' }
export const SHOP = { gameAccounts: '搬砖一号', contact: '2850001' }
export const OFFER = { ratio: '20000.00', stock: '90000000', least: '20000', most: '90000000', way: 'mail' } as const
const RECYCLE = { ...OFFER, kind: 'recycle', gid: '107', stock: undefined, budget: '5', roleName: '甲' } as const

export type Parties = Record<'buyer' | 'seller' | 'stranger', Person>

interface Stage {
  world: World
  buyer: Person
  seller: Person
  /** Both logged in. */
  asks: Visitor
  sells: Visitor
}

/** What is made together; a call that names none of it does without. */
const PARTS = {
  async order({ world, seller, asks }: Stage) {
    const place = async (price: string) => {
      const { sn } = await world.goods({ seller, price })
      return (await asks.do('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })).orderSn
    }
    const [sn, unpaidSn] = [await place('20.00'), await place('50.00')]
    await asks.do('POST /pay/balancePay', { orderSn: sn, payPassword: '246810' })
    const { payRand } = await asks.do('POST /pay/recPay', { amount: '50.00', aliOrWx: '2', orderId: unpaidSn })
    const { groupId } = await asks.do('GET /order/orderDetail', { orderSn: sn })
    return { sn, unpaidSn, payRand, groupId: String(groupId), order: sn }
  },
  async goods({ world, seller, asks }: Stage) {
    const goods = await world.goods({ seller, price: '50.00', goodsTypeId: 27, stock: 9 })
    const { questionId } = await asks.do('POST /question/ask', { goodsSn: goods.sn, content: '什么时候能交付？' })
    return { goodsSn: goods.sn, questionId: String(questionId), ownGoods: (await world.goods({ seller })).sn }
  },
  async let({ world, seller, sells }: Stage) {
    const { sn } = await world.goods({ seller })
    await sells.do('POST /rental/saveOffer', { goodsSn: sn, ...RENT })
    return { letGoods: sn }
  },
  async dear({ world, seller, asks, sells }: Stage) {
    const dear = await world.goods({ seller, price: '50.00' })
    await sells.do('POST /goods/bargainTerms', { goodsSn: dear.sn, bargain: '1' })
    const { bargainId } = await asks.do('POST /goods/bargaining', { goodsSn: dear.sn, price: '40.00' })
    const want = { gameId: '107', goodsTypeId: '1', title: '收一个账号', budget: '50.00' }
    const { wantId } = await asks.do('POST /goods/releaseWantGoods', want)
    const offer = { wantId: String(wantId), goodsSn: dear.sn }
    const { answerId } = await sells.do('POST /goods/answerWantGoods', offer)
    return { bargainId: String(bargainId), wantId: String(wantId), answerId: String(answerId) }
  },
  async work({ asks, sells }: Stage) {
    await sells.do('POST /booster/boosterApply', { ...PROFILE, agree: '1' })
    await sells.ask('POST /pay/depositPay', { payPassword: '246810' })
    const { orderSn: postSn } = await asks.do('POST /booster/place', WORK)
    await asks.do('POST /pay/balancePay', { orderSn: postSn, payPassword: '246810' })
    return { postSn }
  },
  async shop({ sells }: Stage) {
    await sells.ask('POST /quickCoin/shopQuickCoinApply', { ...SHOP, payPassword: '246810', agree: '1' })
    const { offerSn } = await sells.do('POST /quickCoin/createQuickCoin', { kind: 'sell', gid: '107', ...OFFER })
    const { offerSn: recycleSn } = await sells.do('POST /quickCoin/createQuickCoin', RECYCLE)
    return { offerSn, recycleSn }
  },
  async card({ asks }: Stage) {
    const role = { gid: '107', areaId: '1', serverId: '11', roleName: '风清扬' }
    const { cardId } = await asks.do('POST /roleCard/addUserRoleCardInfo', role)
    return { cardId: String(cardId) }
  },
  async request({ world, buyer }: Stage) {
    return insertRequest(world, buyer)
  },
  async withdrawal({ world, buyer }: Stage) {
    await world.services.db.execute(`delete from withdrawals; update payees set removed_at = now(), is_default = false`)
    const payeeId = await addPayeeRow(world, buyer, { account: '13512345678' })
    const { sn: withdrawalSn } = await openFor(world, buyer, payeeId, '10.00')
    return { payeeId: String(payeeId), withdrawalSn }
  },
  async deal({ world, seller, asks }: Stage) {
    await world.services.db.execute("delete from rate_windows where key like 'deal:%'")
    const deal = { side: 'buyer', gid: '107', title: '安卓QQ 账号', price: '50.00', payer: 'both' } as const
    const { link } = await asks.do('POST /order/offlineTranSub', { ...deal, mobile: seller.phone, agree: '1' })
    return { inviteCode: link.split('code=')[1] ?? '' }
  },
}
export type Part = keyof typeof PARTS

const PART_OF: { [K in keyof Scene]: Part } = {
  ...{ sn: 'order', unpaidSn: 'order', payRand: 'order', groupId: 'order', order: 'order' },
  ...{ goodsSn: 'goods', ownGoods: 'goods', questionId: 'goods', letGoods: 'let' },
  ...{ bargainId: 'dear', wantId: 'dear', answerId: 'dear', postSn: 'work', offerSn: 'shop', recycleSn: 'shop' },
  ...{ cardId: 'card', requestId: 'request', quoteId: 'request', payeeId: 'withdrawal', withdrawalSn: 'withdrawal' },
  inviteCode: 'deal',
}

/** The parts that `input` names something of. */
export function partsOf(input: (scene: Scene) => unknown): Part[] {
  const named = new Set<Part>()
  const asked = new Proxy({} as Scene, {
    get(_, key) {
      if (key in PART_OF) named.add(PART_OF[key as keyof Scene])
      return ''
    },
  })
  input(asked)
  return [...named]
}

/** Made afresh for each who asks. */
export async function makeScene(world: World, { buyer, seller }: Parties, parts: readonly Part[]): Promise<Scene> {
  if (parts.length === 0) return {} as Scene
  const stage = { world, buyer, seller, asks: await world.logIn(buyer), sells: await world.logIn(seller) }
  const scene: Partial<Scene> = {}
  for (const part of parts) Object.assign(scene, await PARTS[part](stage))
  return scene as Scene
}
