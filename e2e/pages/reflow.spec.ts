import { ROUTES } from '@/lib/shared/site/routes'
import type { OrderRow } from '../../lib/contract/entities/order'
import { Visitor } from '../../tests/support/visitor'
import { faultsOnPhones } from '../support/layout'
import { BUYER, logIn, SELLER } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, type Page, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN as string

/** Returns the paths of all member pages, and the pages of one order of each status. */
async function roomsOf(phone: string, isBuyer: boolean): Promise<string[]> {
  const member = await new Visitor(origin()).logIn(phone)
  const orders: OrderRow[] = []
  for (const status of ['0', '1', '2', '3', '-1'])
    orders.push(
      ...(await member.do('GET /order/queryOrderList', { belong: isBuyer ? '2' : '1', status, pageSize: '1' }))
        .orderList,
    )
  expect(orders.length).toBeGreaterThan(2)
  return [
    ...ROUTES.filter((route) => route.access === 'login' && !route.path.includes('{')).map(({ path }) => path),
    ...orders.map(({ orderSn }) => `/center/buyers/buyOrderDetail?orderSn=${orderSn}`),
    ...orders.map(({ orderSn }) => `/chatSystem?orderSn=${orderSn}&returnType=${isBuyer ? 0 : 1}`),
    ...(isBuyer ? orders.flatMap(tillOf) : []),
  ]
}

const tillOf = ({ orderSn, goodsSn, status }: OrderRow): string[] =>
  status === 0
    ? [`/wares/${goodsSn || orderSn}/pay?orderSn=${orderSn}`, ...(goodsSn ? [`/wares/${goodsSn}/order`] : [])]
    : status === 1
      ? [`/wares/${goodsSn || orderSn}/success?orderSn=${orderSn}`]
      : []

for (const phone of [BUYER, SELLER])
  test(`no member page of a ${phone === BUYER ? 'buyer' : 'seller'} is wider than a phone`, async ({
    page,
    context,
  }) => {
    await page.goto(`${origin()}/login`)
    await logIn(page, phone)
    const rooms = await roomsOf(phone, phone === BUYER)
    const found: string[] = []
    // Two windows: one is measured while the other waits for its responses.
    const look = async (window: Page) => {
      for (let path = rooms.pop(); path; path = rooms.pop()) {
        await openSettled(window, origin() + path)
        for (const fault of await faultsOnPhones(window)) found.push(`${path} ${fault}`)
      }
    }
    await Promise.all([look(page), look(await context.newPage())])
    expect(found).toEqual([])
  })
