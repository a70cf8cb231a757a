import { Visitor } from '../../tests/support/visitor'
import { ownProgram } from '../support/own-program'
import { hostOf } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

/** Own program and data: other tests change brands and buy what lists show. */
const program = ownProgram('pictures')

/** The dearest account of a game. */
async function dearest(origin: string): Promise<string> {
  const { list } = await new Visitor(origin).do('GET /goods/getGoodsList', { gt: '1', gid: '107', sort: 'priceDesc' })
  return list[0]?.goodsSn as string
}

/**
 * How the main pages look, against stored pictures (`npm run pictures` makes them anew).
 * A fifth of the size, so that composition, colour and scenes count; not a machine's fonts, nor which goods were sold last.
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
  test(`the main pages of ${brand ?? 'the default brand'} look as they did`, async ({ page }) => {
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
