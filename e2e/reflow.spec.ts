import type { OrderRow } from '../lib/contract/entities/order'
import { ROUTES } from '../lib/shared/routes'
import { Visitor } from '../tests/support/visitor'
import { address } from './support/addresses'
import { BUYER, logIn, SELLER } from './support/people'
import { expect, type Page, test } from './support/test'

/** Phones, and 1280 px at 400 % zoom. */
const WIDTHS = [320, 390, 480, 767]
const origin = () => process.env.E2E_ORIGIN as string
// the advertising transit and pages that send a visitor on at once show nothing
const built = ROUTES.filter((route) => !['/advertisingTransit', '/jump'].includes(route.path))

/** What reaches out of the window without lying in a box that scrolls, and words under 12 px. */
const faults = (page: Page, width: number) =>
  page.evaluate((within) => {
    const root = document.documentElement
    const wide = root.scrollWidth - root.clientWidth
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr, svg')) continue
      const label = `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 20)}`
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (words && Number.parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`small: ${label}`)
      if (wide > 0 && element.getBoundingClientRect().right > within + 0.5) found.push(`wide: ${label}`)
    }
    return wide > 0 && !found.length ? [`wider by ${wide}`] : found.slice(0, 5)
  }, width)

async function look(page: Page, url: string, name: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const all: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    all.push(...(await faults(page, width)).map((fault) => `${name} at ${width}: ${fault}`))
  }
  return all
}

test('no public page is wider than a phone', async ({ page }) => {
  test.setTimeout(240_000)
  const found: string[] = []
  for (const { path } of built.filter((route) => route.access === 'public'))
    found.push(...(await look(page, await address(origin(), path), path)))
  expect(found).toEqual([])
})

/** Every room, and one order of each status with the pages that belong to it. */
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
    ...built.filter((route) => route.access === 'login' && !route.path.includes('{')).map(({ path }) => path),
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
  test(`no room of a ${phone === BUYER ? 'buyer' : 'seller'} is wider than a phone`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto(`${origin()}/login`)
    await logIn(page, phone)
    const found: string[] = []
    for (const path of await roomsOf(phone, phone === BUYER)) found.push(...(await look(page, origin() + path, path)))
    expect(found).toEqual([])
  })
