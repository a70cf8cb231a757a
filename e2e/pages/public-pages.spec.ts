import { gzipSync } from 'node:zlib'
import { ROUTES } from '@/lib/shared/site/routes'
import { violations } from '../support/accessible'
import { address } from '../support/addresses'
import { get } from '../support/get'
import { expectFits, faultsOnPhones } from '../support/layout'
import { hostOf, watch } from '../support/people'
import { openSettled } from '../support/settled'
import { LAYOUT_SHIFT, shifted, watchShifts } from '../support/shifts'
import { expect, type Page, type Response, test } from '../support/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Maximum size in bytes of all scripts of a first visit, each compressed by gzip. */
const FIRST_LOAD_JS = 165_000
const FIRST_LOAD_MS = 2000

const CASES = [
  // The advertising transit redirects at once: it is tested in chrome.spec.ts.
  ...ROUTES.filter((route) => route.access === 'public' && route.path !== '/advertisingTransit').map(({ path }) => ({
    path,
    status: 200,
  })),
  // A game that is in no header.
  { path: '/wares?gt=1&gid=117', status: 200 },
  // Lists of a server, and of one that the game does not have.
  { path: '/wares?gt=1&gid=107&areaId=107001&serverId=10700101', status: 200 },
  { path: '/wares?gt=1&gid=107&areaId=999', status: 200 },
  { path: '/no/such/page', status: 404 },
  { path: '/detail/ZHAO9999999', status: 404 },
  { path: '/JDetail/ZHAO9999999', status: 404 },
  { path: '/black/B26010199999999', status: 404 },
  { path: '/eventCase/detail?code=J26010199999999', status: 404 },
  { path: '/news/never-written', status: 404 },
]

/**
 * Pages of other brands differ in colours, pictures and texts; these, each with a different layout, are checked again
 * in full.
 */
const BRANDED = new Set([
  '/',
  '/index-copy',
  '/login',
  '/kfyz',
  '/h',
  '/news',
  '/detail/{sn}',
  '/wares?gt=1&gid=117',
  '/no/such/page',
])

const siteName = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/dist/homeConf')).json()).data.distBaseConf.websiteName)

/** Returns the texts with insufficient contrast once the page has the colours of another brand. */
async function unreadableIn(page: Page, code: 'songjian'): Promise<string[]> {
  const { html } = await get(new URL(hostOf(process.env.E2E_ORIGIN as string, code)))
  const colours = /<style>(html:root\{--brand-primary:.*?)<\/style>/.exec(html)?.[1]
  if (!colours) throw new Error(`no colours of ${code}`)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, colours)
  const found = await violations(page, { only: ['color-contrast'] })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return found
}

/** Records all errors of the page and the size of the scripts it ran. */
function listen(page: Page) {
  const watched = watch(page)
  const scripts = new Map<string, Response>()
  page.on('requestfailed', (request) => watched.problems.push(`${request.failure()?.errorText} ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      watched.problems.push(`${response.status()} ${response.url()}`)
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response)
  })
  /**
   * Counts the first load only, by the page's own clock: a view is counted after three seconds, and live parts send
   * requests after eight.
   */
  const scriptBytes = async (): Promise<number> => {
    const urls = await page.evaluate((ms) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const until = (visit?.loadEventEnd ?? 0) + ms
      return performance.getEntriesByType('resource').flatMap((entry) => (entry.startTime < until ? [entry.name] : []))
    }, FIRST_LOAD_MS)
    const bodies = await Promise.all(urls.map((url) => scripts.get(url)?.body()))
    return bodies.reduce((sum, body) => sum + (body ? gzipSync(body).length : 0), 0)
  }
  return { problems: watched.problems, scriptBytes }
}

/**
 * Finds links, buttons and fields that are covered by something else when scrolled to, or that reach outside the
 * window.
 */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a,button,input,select,textarea,summary')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = control.getClientRects()[0]
      if (!box || box.right < 0) return []
      const name = `${control.textContent?.trim().slice(0, 20) || control.outerHTML.slice(0, 80)}`
      if (box.left < -0.5 || box.right > innerWidth + 0.5) return [`cut: ${name}`]
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!top || control.contains(top) || top.contains(control) || top.closest('label')?.contains(control)) return []
      return [`${name} under ${top.outerHTML.slice(0, 80)}`]
    })
  })

/** Makes the window as high as the page, so that no fixed bar covers content below the fold. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(844, height) })
}

/** Makes a first visit on a desktop; works for every brand. */
async function visit(page: Page, code: 'songjian' | undefined, path: string, status: number) {
  const url = await address(hostOf(process.env.E2E_ORIGIN as string, code), path)
  const heard = listen(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await watchShifts(page)
  const answer = await openSettled(page, url)
  expect(answer?.status()).toBe(status)
  await expect(page).toHaveTitle(new RegExp(await siteName(page)))
  return { url, ...heard }
}

// Chromium itself logs a document with status 404.
const expectQuiet = (problems: string[], status: number) =>
  expect(problems.filter((problem) => status === 200 || !/^Failed to load resource: .* 404 /.test(problem))).toEqual([])

for (const { path, status } of CASES) {
  test(`${path} loads completely, without errors, within its script size limit and accessibly`, async ({
    page,
    browser,
  }) => {
    const { url, problems, scriptBytes } = await visit(page, undefined, path, status)
    await expect(page.locator('h1')).toHaveCount(1)
    const h1 = (await page.locator('h1').textContent()) as string
    expect(h1.trim()).not.toBe('')
    expect(await scriptBytes()).toBeLessThanOrEqual(FIRST_LOAD_JS)
    expect(await violations(page, { only: WCAG })).toEqual([])
    expect(await shifted(page)).toBeLessThanOrEqual(LAYOUT_SHIFT)
    expect(await unreadableIn(page, 'songjian')).toEqual([])
    await expectFits(page)
    await page.setViewportSize({ width: 768, height: 900 })
    await expectFits(page)
    expect(await unreachable(page)).toEqual([])
    await showWhole(page, 390)
    expect(await violations(page, { only: WCAG })).toEqual([])
    expect(await faultsOnPhones(page)).toEqual([])
    expectQuiet(problems, status)

    const still = await browser.newContext({ javaScriptEnabled: false })
    const plain = await still.newPage()
    expect((await plain.goto(url))?.status()).toBe(status)
    await expect(plain.locator('h1')).toHaveText(h1)
    const text = await plain.locator('main').innerText()
    expect(text.replace(/\s/g, '').length).toBeGreaterThan(10)
    await still.close()
  })

  if (!BRANDED.has(path)) continue
  test(`${path} has no errors and enough contrast in the colours of another brand`, async ({ page }) => {
    const { problems } = await visit(page, 'songjian', path, status)
    expect(await violations(page, { only: ['color-contrast'] })).toEqual([])
    expect(await shifted(page)).toBeLessThanOrEqual(LAYOUT_SHIFT)
    expectQuiet(problems, status)
  })
}

test('no two controls of the page frame overlap at any supported width', async ({ page }) => {
  await openSettled(page, process.env.E2E_ORIGIN as string)
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const clashes = await page.evaluate(() => {
      const parts = ['.phone-only', '.topbar', '.header', '.nav', '.side', '.footer']
      // In a narrow window the menu is a scrolling line.
      const scrolls = (e: Element) => {
        const line = e.closest('.nav :is(.wrap, ul)')
        return [line, line?.parentElement].some(
          (box) => box && getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth,
        )
      }
      const shown = parts.flatMap((part) =>
        [...document.querySelectorAll(`${part} :is(a,button,input)`)].filter((e) =>
          e.checkVisibility({ visibilityProperty: true }),
        ),
      )
      const boxes = shown.map((e) => ({
        name: e.textContent || e.tagName,
        isInLine: scrolls(e),
        part: e.closest(parts.join()),
        box: e.getBoundingClientRect(),
      }))
      const cut = boxes
        .filter(({ box, isInLine }) => !isInLine && (box.left < -0.5 || box.right > innerWidth + 0.5))
        .map(({ name }) => `cut: ${name}`)
      const overlap = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (b) =>
              a.part === b.part &&
              Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
              Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
          )
          .map((b) => `${a.name} × ${b.name}`),
      )
      return [...cut, ...overlap]
    })
    expect(clashes, `at ${width}`).toEqual([])
  }
})
