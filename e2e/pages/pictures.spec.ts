import { Visitor } from '../../tests/support/visitor'
import { ownProgram } from '../support/own-program'
import { hostOf } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

/** Uses a server and data of its own: other tests change brands and buy what lists show. */
const program = ownProgram('pictures')

/** Returns the most expensive account of a game. */
async function dearest(origin: string): Promise<string> {
  const { list } = await new Visitor(origin).do('GET /goods/getGoodsList', { gt: '1', gid: '107', sort: 'priceDesc' })
  return list[0]?.goodsSn as string
}

/**
 * Compares the main pages with stored screenshots (`npm run pictures` recreates them). Screenshots are scaled to a
 * fifth, so that composition, colour and scenes count, but neither a machine's fonts nor which goods were sold last.
 */
test.use({ deviceScaleFactor: 0.2, reducedMotion: 'reduce' })

const WIDTHS = [320, 390, 768, 1280, 1440]
const HEIGHT = 1600
const PAGES = {
  home: '/',
  list: '/wares?gt=1&gid=107&sort=priceDesc',
  detail: '/detail/{sn}',
  news: '/news',
  login: '/login',
  phone: '/h',
}

for (const brand of [undefined, 'songjian', 'chijian'] as const)
  test(`the main pages of ${brand ?? 'the default brand'} match their screenshots`, async ({ page }) => {
    const origin = hostOf(program.origin, brand)
    const sn = await dearest(program.origin)
    for (const [name, path] of Object.entries(PAGES)) {
      await openSettled(page, origin + path.replace('{sn}', sn))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.evaluate(() => document.fonts.ready)
        await expect.soft(page).toHaveScreenshot(`${brand ?? 'default'}-${name}-${width}.png`, {
          scale: 'device',
          mask: [page.locator('.goods-cover')],
          maskColor: '#8a94a6',
          threshold: 0.25,
          maxDiffPixelRatio: 0.06,
        })
      }
    }
  })
