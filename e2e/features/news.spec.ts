import { anyAddress } from '../support/get'
import { expectQuiet, hostOf, watch } from '../support/people'
import { expect, type Page, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN as string

/** Returns every JSON-LD block of the page, parsed; an invalid one fails the test. */
const dataBlocks = async (page: Page): Promise<{ '@type'?: string; '@graph'?: { '@type': string }[] }[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => (found[1] as string).replaceAll('&amp;', '&'))

test('news navigation leads from the list through a section to an article and to the next article', async ({
  page,
}) => {
  const watched = watch(page)
  await page.goto(`${origin()}/news`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资讯中心')
  await expect(page.getByText('置顶').first()).toBeVisible()
  await page.getByRole('navigation', { name: '资讯分类' }).getByRole('link', { name: '交易攻略' }).click()
  await expect(page).toHaveURL(/\/news\?category=guide$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('交易攻略')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/news\/N\d+$/)
  const steps = page.getByRole('navigation', { name: '上一篇和下一篇' })
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const link = steps.getByRole('link').first()
  const other = (await link.textContent()) as string
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
  expect(other).not.toBe(title)
  await expectQuiet(watched)
})

test('announcements have a page of their own at their own URL on every host', async ({ page }) => {
  for (const code of [undefined, 'songjian'] as const) {
    const host = hostOf(origin(), code)
    await page.goto(`${host}/news/?type=1&utm=x`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('网站公告')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${host}/news?type=1`)
    expect(await page.locator('meta[property="og:site_name"]').getAttribute('content')).toBe(
      (await page.title()).split(' - ').at(-1),
    )
    await expect(
      page.getByRole('navigation', { name: '资讯导航' }).getByRole('link', { name: '网站公告' }),
    ).toHaveAttribute('aria-current', 'page')
  }
})

test('an article is sanitized, has sized pictures and metadata; its tables and contents list work by keyboard', async ({
  page,
}) => {
  await page.goto(`${origin()}/news/complaints`)
  const [article] = (await dataBlocks(page)).filter((block) => block['@type'] === 'NewsArticle')
  expect(article).toBeTruthy()
  expect((await dataBlocks(page)).some((block) => block['@type'] === 'BreadcrumbList')).toBe(true)
  const body = page.locator('article')
  expect(await body.locator('script, style, form, iframe, [onclick], [onerror]').count()).toBe(0)
  expect(await body.locator('img:not([width]), img:not([height])').count()).toBe(0)
  await page.getByRole('navigation', { name: '目录' }).getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/#s3$/)
  await expect(page.locator('#s3')).toBeInViewport()
  await expect(page.getByRole('region', { name: '表格' }).first()).toHaveAttribute('tabindex', '0')
})

test('the terms show their version, and their former address leads to them', async ({ page }) => {
  await page.goto(`${origin()}/news/agreement`)
  await expect(page).toHaveURL(/\/legal\/terms$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户协议')
  await expect(page.getByText('现行版本')).toBeVisible()
  await page.getByRole('navigation', { name: '目录' }).getByRole('link').nth(2).click()
  await expect(page.locator('#s3')).toBeInViewport()
})

test('an unknown article shows a message with status 404 and a link onwards', async ({ page }) => {
  const answer = await page.goto(`${origin()}/news/never-written`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('文章不存在或已被删除')
  await page.getByRole('link', { name: '去资讯中心' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资讯中心')
})

test('esports matches can be filtered by game and by day', async ({ page }) => {
  await page.goto(`${origin()}/competition`)
  const filters = page.getByRole('navigation', { name: '赛事筛选' })
  await filters.getByRole('list', { name: '游戏' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/competition\?gid=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('赛事中心')
  await filters.getByRole('list', { name: '日期' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/gid=\d+&day=\d{4}-\d{2}-\d{2}$/)
  await page.goto(`${origin()}/competition?day=2020-01-01`)
  await expect(page.getByText('这一天没有比赛')).toBeVisible()
})

test('the home page and item page contain structured data for search engines', async ({ page }) => {
  await page.goto(origin())
  const graph = (await dataBlocks(page)).flatMap((block) => block['@graph'] ?? [])
  expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
  await page.goto(`${origin()}/wares?gt=1`)
  expect((await dataBlocks(page)).map((block) => block['@type'])).toEqual(['BreadcrumbList'])
  await page.locator('main a[href^="/detail/"]').first().click()
  await expect(page).toHaveURL(/\/detail\//)
  expect((await dataBlocks(page)).map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Product'])
})

for (const code of [undefined, 'songjian'] as const) {
  test(`every sitemap of ${code ?? 'the default host'} is complete, stays on its host, and contains only pages that respond`, async ({
    request,
  }) => {
    const host = hostOf(origin(), code)
    // Only the browser resolves names below localhost: request the server at its address and send the host name as a
    // header.
    const get = (url: string) =>
      request.get(url.replace(host, origin()), {
        headers: { host: new URL(host).host, 'x-forwarded-for': anyAddress() },
        maxRedirects: 0,
      })
    const robots = await (await get(`${host}/robots.txt`)).text()
    const index = robots.match(/^Sitemap: (.*)$/m)?.[1] as string
    expect(index).toBe(`${host}/sitemap.xml`)
    const parts = locations(await (await get(index)).text())
    expect(parts.length).toBeGreaterThanOrEqual(4)
    const sample: string[] = []
    for (const part of parts) {
      const answer = await get(part)
      expect([part, answer.status(), answer.headers()['content-type']]).toEqual([
        part,
        200,
        'application/xml; charset=utf-8',
      ])
      const found = locations(await answer.text())
      expect(found.every((url) => url.startsWith(`${host}/`))).toBe(true)
      expect(new Set(found).size).toBe(found.length)
      // Check all pages and articles, and a sample of the rest.
      const step = /pages|news/.test(part) ? 1 : Math.ceil(found.length / 8)
      sample.push(...found.filter((_, i) => i % step === 0))
    }
    for (const url of sample) {
      const answer = await get(url)
      expect([url, answer.status()]).toEqual([url, 200])
      const html = await answer.text()
      expect(html, url).not.toMatch(/<meta name="robots" content="noindex/)
    }
  })
}
