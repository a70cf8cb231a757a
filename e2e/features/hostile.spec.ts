import { ROUTES } from '@/lib/shared/site/routes'
import { get } from '../support/get'
import { watch } from '../support/people'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string
const LONG = '长'.repeat(1500)
const VALUES = [
  '"><script>window.hacked=1</script>',
  "' or 1=1 --",
  '-1',
  '999999999999',
  '%00',
  '../../etc/passwd',
  'javascript:alert(1)',
  '%F0%9F',
  LONG,
]
const NAMES = [
  'gt',
  'gid',
  'keyWord',
  'areaId',
  'serverId',
  'page',
  'days',
  'type',
  'category',
  'day',
  'kind',
  'code',
  'url',
  'sort',
  'minPrice',
  'quickCoinType',
  'rent',
]

test('no public page breaks on malicious query parameters or echoes them into its markup', async () => {
  const broken: string[] = []
  for (const { path } of ROUTES.filter((route) => route.access === 'public' && !route.path.includes('{'))) {
    for (const [i, value] of VALUES.entries()) {
      const query = NAMES.map((name) => `${name}=${value.startsWith('%') ? value : encodeURIComponent(value)}`).slice(
        i % 2,
        value === LONG ? 2 : NAMES.length,
      )
      const { status, html } = await get(new URL(`${ORIGIN()}${path}?${query.join('&')}`))
      if (status >= 500) broken.push(`${path} ${value.slice(0, 30)}: ${status}`)
      if (html.includes('<script>window.hacked')) broken.push(`${path}: the query is markup`)
    }
  }
  expect(broken).toEqual([])
})

test('paths with invalid numbers or codes return a 404 page with a link onwards', async ({ page }) => {
  for (const path of [
    '/detail/%3Cscript%3E',
    '/detail/A1',
    '/news/..%2F..%2Fetc',
    `/news/${'x'.repeat(300)}`,
    '/black/NONE',
    '/JDetail/%F0%9F',
    '/wares/NOPE/timePurchase',
    '/h/goodsDetail/NOPE',
  ]) {
    const answer = await page.goto(ORIGIN() + path)
    expect([400, 404], path).toContain(answer?.status())
    await expect(page.getByRole('link', { name: /首页/ }).first()).toBeVisible()
  }
})

test('a search keyword containing a script is treated as plain text', async ({ page }) => {
  const watched = watch(page)
  const word = '<img src=x onerror="window.hacked=1">'
  await page.goto(`${ORIGIN()}/wares?keyWord=${encodeURIComponent(word)}`)
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
  await expect(page).toHaveTitle(/搜索结果/)
  expect(watched.problems).toEqual([])
})
