// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Footer } from '@/components/site/frame/footer'
import { isCurrent } from '@/components/site/header/nav'
import { centreMenu, currentItem, isOpenOn } from '@/lib/shared/site/centre-menu'
import { matchRoute } from '@/lib/shared/site/routes'
import { SPECULATION_RULES } from '@/lib/shared/site/speculation-rules'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

afterEach(cleanup)

test('a footer without lists shows the default links and six placeholders', () => {
  const { container } = render(<Footer conf={DEFAULT_HOME_CONF} />)
  expect(container.querySelectorAll('.footer-links li')).toHaveLength(11)
  expect(container.querySelectorAll('.quals li')).toHaveLength(6)
  expect(screen.queryByText('技术支持')).toBeNull()
})

test('the footer labels the business licence number, once', () => {
  const licensed = (busLicense: string) => ({
    ...DEFAULT_HOME_CONF,
    bottomVerInfo: { ...DEFAULT_HOME_CONF.bottomVerInfo, busLicense },
  })
  render(<Footer conf={licensed('91330100MA2EXAMPLE')} />)
  expect(screen.getByText('营业执照 91330100MA2EXAMPLE')).toBeTruthy()
  cleanup()
  render(<Footer conf={licensed('营业执照 91330100MA2EXAMPLE')} />)
  expect(screen.getByText('营业执照 91330100MA2EXAMPLE')).toBeTruthy()
})

test('the footer shows at most nine qualifications and no unsafe URL', () => {
  const botQuals = Array.from({ length: 12 }, (_, i) => ({
    url: '',
    htUrl: 'javascript:alert(1)',
    tarAtt: '' as const,
    caption: `资质${i}`,
  }))
  const conf = {
    ...DEFAULT_HOME_CONF,
    distId: 1,
    botQuals,
    notifBits: [
      { title: '外站', url: 'https://example.com/' },
      { title: '坏', url: '//evil.example' },
    ],
  }
  const { container } = render(<Footer conf={conf} />)
  const quals = [...container.querySelectorAll('.quals a')]
  expect(quals).toHaveLength(9)
  expect(quals.every((link) => link.getAttribute('href') === '#')).toBe(true)
  expect(screen.getByText('外站').getAttribute('rel')).toBe('nofollow')
  expect(screen.getByText('外站').getAttribute('href')).toBe('/jump?url=https%3A%2F%2Fexample.com%2F')
  expect(screen.getByText('坏').getAttribute('href')).toBe('#')
})

test('a navigation entry is current by path and by all its parameters', () => {
  expect(isCurrent('/', '/', '')).toBe(true)
  expect(isCurrent('/wares?gt=22', '/wares/', '?gt=22&gid=1')).toBe(true)
  expect(isCurrent('/wares?gt=22', '/wares', '?gt=1')).toBe(false)
})

test('shop and booster menu items appear only for merchants and boosters', () => {
  const ids = (member: Parameters<typeof centreMenu>[0]) =>
    centreMenu(member).flatMap((group) => group.items.map((item) => item.id))
  expect(ids(null).filter((id) => [35, 36, 37, 703, 704].includes(id))).toEqual([])
  expect(ids({ isQuickShop: 1, isBooster: 0 })).toEqual(expect.arrayContaining([35, 36, 37]))
  expect(ids({ isQuickShop: 0, isBooster: 1 }).filter((id) => id < 38 && id > 34)).toEqual([])
  expect(ids({ isQuickShop: 0, isBooster: 1 })).toEqual(expect.arrayContaining([703, 704]))
})

test('every member menu entry links to a known page and is marked there', () => {
  for (const item of centreMenu({ isQuickShop: 1, isBooster: 1 }).flatMap((group) => group.items)) {
    const [path = '', query = ''] = item.href.split('?')
    expect(matchRoute(path), item.href).toBeDefined()
    expect(currentItem(path, query), item.href).toBe(item.id)
  }
})

test('a tab of sales is marked as sales in the member menu, one of purchases as its own item', () => {
  const titleAt = (search: string) => {
    const id = currentItem('/center/buyers/buyRecord', search)
    return centreMenu(null)
      .flatMap((group) => group.items)
      .find((item) => item.id === id)?.title
  }
  expect(titleAt('headerIndex=2&isSeller=1')).toBe('我卖出的')
  expect(titleAt('headerIndex=2')).toBe('待发货')
})

test('the member menu expands the groups of buyers and sellers and the current one, and collapses the rest', () => {
  const open = (pathname: string) =>
    centreMenu(null)
      .filter((group) => isOpenOn(pathname, group))
      .map(({ title }) => title)
  expect(open('/center')).toEqual(['买家中心', '卖家中心'])
  expect(open('/center/buyers/buyOrderDetail')).toEqual(['买家中心', '卖家中心'])
  expect(open('/center/questions')).toEqual(['买家中心', '卖家中心', '咨询与议价'])
  expect(open('/center/mywallets/list')).toEqual(['买家中心', '卖家中心', '我的钱包'])
})

test('no page that needs a login is prerendered', () => {
  const rules = JSON.parse(SPECULATION_RULES) as {
    prerender: { where: { and: [{ href_matches: { pathname: string }[] }] } }[]
  }
  const paths = rules.prerender[0]?.where.and[0].href_matches.map((target) => target.pathname) ?? []
  expect(paths).toContain('/detail/:sn')
  expect(paths.filter((path) => matchRoute(path.replace(':sn', 'AB1234567'))?.route.access !== 'public')).toEqual([])
})
