import { address } from '../support/addresses'
import { openInPieces } from '../support/in-pieces'
import { answerInTurn } from '../support/in-turn'
import { BUYER, logIn } from '../support/people'
import { openSettled } from '../support/settled'
import { LAYOUT_SHIFT, shifted, watchShifts } from '../support/shifts'
import { expect, test } from '../support/test'

/** One page of each layout. */
const PAGES = ['/', '/index-copy', '/wares?gt=1&gid=107', '/detail/{sn}', '/news', '/login', '/jump', '/h']

let wire: Awaited<ReturnType<typeof openInPieces>>
test.beforeAll(async () => {
  wire = await openInPieces(process.env.E2E_ORIGIN as string)
})
test.afterAll(() => wire.close())

for (const path of PAGES)
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    test(`${path} does not shift while its HTML streams in, at ${width}`, async ({ page }) => {
      const there = await address(process.env.E2E_ORIGIN as string, path)
      await page.setViewportSize({ width, height })
      await watchShifts(page)
      await openSettled(page, there.replace(process.env.E2E_ORIGIN as string, wire.origin))
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await shifted(page)).toBeLessThanOrEqual(LAYOUT_SHIFT)
    })

/**
 * One page of each kind: the centre's home, lists of orders and of disputes, money, account security, notifications.
 */
const ROOMS = [
  '/center',
  '/center/buyers/buyRecord',
  '/center/buyers/buyComplaint',
  '/center/mywallets/list',
  '/center/myself/accountSecurity',
  '/center/notifications',
]

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`member pages do not shift while their HTML and API data arrive piece by piece, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${process.env.E2E_ORIGIN}/login`)
    await logIn(page, BUYER)
    await watchShifts(page)
    await answerInTurn(page)
    for (const room of ROOMS) {
      const answer = await openSettled(page, `${wire.origin}${room}`)
      expect(answer?.status(), room).toBe(200)
      expect(await shifted(page), room).toBeLessThanOrEqual(LAYOUT_SHIFT)
    }
    await page.unrouteAll({ behavior: 'wait' })
  })
