import { expect, vi } from 'vitest'
import { SOON } from '../soon'
import { type Installation, ORIGIN } from './installation'
import type { Person } from './person'
import type { StaffRoom } from './staff-steps'

interface Item {
  title: string
  price: string
  /** One picture of each colour. */
  colours: readonly string[]
}

/** An account that is for sale, and its seller. */
export interface Ware {
  goodsSn: string
  price: string
  seller: Person
}
/** An order of such an account. */
export interface Purchase {
  orderSn: string
  buyer: Person
  ware: Ware
}

/** Lists an account with pictures, which go into the bucket and are looked at by moderation. It waits for staff. */
export async function listAccount(
  seller: Person,
  { gameId, areaId }: { gameId: string; areaId: string },
  { title, price, colours }: Item,
): Promise<Ware> {
  const { platform } = seller
  const { aliyun, bucket } = platform.parts
  const { green } = aliyun
  const pictures = await Promise.all(colours.map((colour) => seller.upload('goods', colour)))
  const { goodsSn } = await seller.do('POST /goods/releaseGoods', {
    gameId,
    areaId,
    goodsTypeId: '1',
    bigTitle: title,
    description: '本人自用，支持验号换绑',
    price,
    facts: JSON.stringify({ ranking: '元帅' }),
    images: JSON.stringify(pictures.map(({ key }) => key)),
  })
  for (const { key, url } of pictures) {
    expect(await bucket.typeOf(key)).toBe('image/webp')
    const seen = await vi.waitUntil(() => green.images.find((address) => address.includes(key)), SOON)
    expect(seen).toMatch(new RegExp(`^${ORIGIN}/`))
    for (const address of [seen as string, url])
      expect(await platform.get(address)).toMatchObject({ status: 200, type: 'image/webp' })
  }
  await vi.waitUntil(() => green.texts.some((text) => text.includes(title)), SOON)
  expect(await listed(platform, gameId)).not.toContain(goodsSn)
  return { goodsSn, price, seller }
}

/** Returns the numbers of the accounts of a game that visitors are shown. */
export async function listed(platform: Installation, gameId: string): Promise<string[]> {
  const { list } = await platform.visitor().do('GET /goods/getGoodsList', { gid: gameId, gt: '1' })
  return list.map((row) => row.goodsSn)
}

/** Places an order, and opens its payment. */
async function startPayment(
  buyer: Person,
  ware: Ware,
  { ensureId, ...way }: { ensureId: string; aliOrWx: '1' | '2'; payMode: '15' | '16' },
) {
  const { goodsSn, price } = ware
  const { orderSn, totalPrice } = await buyer.do('POST /order/placeOrder', { goodsSn, price, ensureId, agree: '1' })
  const { payRand, payInterSn } = await buyer.do('POST /pay/recPay', { ...way, amount: totalPrice, orderId: orderSn })
  const shown = await buyer.do('GET /pay/showPayUrl', { id: payRand })
  const status = async () => (await buyer.do('GET /pay/queryPayStatus', { payRand })).status
  const purchase: Purchase = { orderSn, buyer, ware }
  return { purchase, payInterSn, totalPrice, shown, status }
}

/** Buys with a cover, and pays Alipay's QR code. */
export async function buyByAlipayCode(buyer: Person, ware: Ware, total: string): Promise<Purchase> {
  const { parts, send } = buyer.platform
  const { alipay } = parts
  const way = { ensureId: '1', aliOrWx: '1', payMode: '15' } as const
  const { purchase, payInterSn, totalPrice, shown, status } = await startPayment(buyer, ware, way)
  expect(totalPrice).toBe(total)
  const trade = alipay.trade(payInterSn)
  expect(shown).toMatchObject({ kind: 'qr', qrText: `https://qr.alipay.test/${trade.no}` })
  expect(await status()).toBe(0)
  expect(alipay.pay(payInterSn)).toBe(true)
  const body = new URLSearchParams(alipay.notice(payInterSn))
  const answer = await send(new Request(trade.notifyUrl, { method: 'POST', body }))
  expect(await answer.text()).toBe('success')
  expect(await status()).toBe(1)
  return purchase
}

/** Buys without a cover, and pays on WeChat Pay's page in the phone's browser. */
export async function buyByWechatPage(buyer: Person, ware: Ware, total: string): Promise<Purchase> {
  const { parts, send } = buyer.platform
  const { wechat } = parts
  const way = { ensureId: '0', aliOrWx: '2', payMode: '16' } as const
  const { purchase, payInterSn, totalPrice, shown, status } = await startPayment(buyer, ware, way)
  expect(totalPrice).toBe(total)
  expect(shown.kind).toBe('page')
  const { outNo, returnUrl } = wechat.openPage(shown.pageUrl, `${ORIGIN}/`)
  expect(outNo).toBe(payInterSn)
  expect(returnUrl).toMatch(new RegExp(`^${ORIGIN}/`))
  expect(wechat.trade(payInterSn).product).toBe('h5')
  expect(wechat.pay(payInterSn)).toBe(true)
  const { body, headers } = wechat.notice(payInterSn)
  const answer = await send(new Request(wechat.trade(payInterSn).notifyUrl, { method: 'POST', body, headers }))
  expect(answer.status).toBeLessThan(300)
  expect(await status()).toBe(1)
  return purchase
}

const stateOf = async ({ orderSn, buyer }: Purchase): Promise<string> => {
  const { status, subStatus } = await buyer.do('GET /order/orderDetail', { orderSn })
  return `${status} ${subStatus}`
}

/** A party signs the transfer agreement with a code of its own. */
async function signAs(person: Person, orderSn: string): Promise<void> {
  const { hash } = await person.do('GET /order/agreement', { orderSn })
  await person.do('POST /order/sendAgreementCode', { orderSn, hash })
  await person.do('POST /order/signAgreement', { orderSn, hash, smsCode: person.code, agree: '1' })
}

/**
 * Staff take a paid order from the queue and verify the account that its seller submits; the buyer accepts, and both sign
 * the transfer agreement.
 */
export async function verifyAccount({ service }: StaffRoom, purchase: Purchase): Promise<void> {
  const { orderSn, buyer, ware } = purchase
  expect(await stateOf(purchase)).toBe('1 ASSIGN')
  const { list } = await service.do('GET /desk/orders', { queue: 'unassigned' })
  expect(list.map((row) => row.orderSn)).toContain(orderSn)
  await service.do('POST /desk/takeOrder', { orderSn })
  const submitted = { account: `hero-${orderSn}@game`, password: 'Secret-77' }
  await ware.seller.do('POST /order/act', { orderSn, action: 'submit', ...submitted })
  expect(await service.do('POST /desk/credentials', { orderSn })).toMatchObject(submitted)
  const { key } = await service.upload('evidence', '#506070')
  const proof = { note: '登录核对，段位与绑定一致', pictures: JSON.stringify([key]) }
  await service.do('POST /desk/orderAct', { orderSn, action: 'verified', ...proof })
  expect(await stateOf(purchase)).toBe('1 VERIFIED')
  await buyer.do('POST /order/act', { orderSn, action: 'accept' })
  expect(await stateOf(purchase)).toBe('1 SIGN')
  await signAs(ware.seller, orderSn)
  await signAs(buyer, orderSn)
  expect(await stateOf(purchase)).toBe('1 REBIND')
}

/** The account is handed over, by staff or its seller; the buyer reads it and confirms. */
export async function handOver({ service }: StaffRoom, purchase: Purchase, by: 'staff' | 'seller'): Promise<void> {
  const { orderSn, buyer, ware } = purchase
  const account = { account: `hero-${orderSn}@game`, password: 'Secret-99', note: '已换绑到买家手机' }
  if (by === 'staff') await service.do('POST /desk/orderAct', { orderSn, action: 'deliver', ...account })
  else await ware.seller.do('POST /order/act', { orderSn, action: 'deliver', ...account })
  expect(await stateOf(purchase)).toBe('2 INSPECTION')
  expect(await buyer.do('POST /order/credentials', { orderSn })).toMatchObject({ ...account, views: 1 })
  await buyer.do('POST /order/confirmRecGoods', { orderId: orderSn })
  expect(await stateOf(purchase)).toBe('3 HOLD')
}
