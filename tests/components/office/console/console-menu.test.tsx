// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ConsoleMenu } from '@/components/office/console/console-menu'
import { SCREENS } from '@/components/office/console/screens'
import { SetupProvider } from '@/components/office/console/use-setup'
import { StaffContext } from '@/components/office/parts/use-staff'
import { permissionsOf } from '@/lib/shared/staff/staff'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { staffOf } from '../../support/sample-staff'

const OWNER = staffOf({ house: 'dist', permissions: permissionsOf({ house: 'dist', role: 'owner' }) })
const mine = SCREENS.filter(({ permission, house }) => OWNER.permissions.includes(permission) && house !== 'platform')

const VERSION = { version: 1, note: '', restored: null, publishedBy: '', publishTime: '2026-11-20 10:00:00' }

/** A site with one host was never published. */
function mockSite(conf: typeof DEFAULT_HOME_CONF, articles: number, hosts: number) {
  const host = (index: number) => ({
    host: `${index}.example.com`,
    state: 'active' as const,
    record: null,
    check: null,
    finding: '',
    checkTime: null,
  })
  server.use(
    mockCall('GET /console/site', {
      origin: 'https://market.example',
      published: { conf, gameIds: [] },
      draft: null,
      version: hosts > 1 ? VERSION : null,
      state: hosts > 1 ? 'published' : 'initial',
      games: [],
    }),
    mockCall('GET /console/hosts', {
      list: Array.from({ length: hosts }, (_, index) => host(index)),
      target: { host: 'market.example', addresses: [] },
    }),
    mockCall('GET /console/articles', { list: [], total: articles, page: 1, pageSize: 1, more: false }),
  )
}

async function show(path: string = '/console/overview', onOpen: (path: string) => void = () => {}) {
  const shown = render(
    <StaffContext value={OWNER}>
      <SetupProvider>
        <ConsoleMenu screens={mine} path={path} onOpen={onOpen} />
      </SetupProvider>
    </StaffContext>,
  )
  await settle()
  return shown
}
const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const fold = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('the menu of a site that is not set up has what it needs first; the rest stays open once it was opened', async () => {
  mockSite(DEFAULT_HOME_CONF, 0, 1)
  const first = await show()
  expect(entries()).toEqual(['总览', '品牌与站点', '公告与资讯', '域名'])
  fold('更多功能')
  expect(entries()).toHaveLength(mine.length)
  first.unmount()
  await show()
  expect(entries()).toHaveLength(mine.length)
})

test('a screen behind the fold that is open now is listed', async () => {
  mockSite(DEFAULT_HOME_CONF, 0, 1)
  await show('/console/orders')
  expect(entries()).toEqual(['总览', '品牌与站点', '公告与资讯', '域名', '订单'])
})

test('on phones a button that names the current screen opens the menu as a sheet; Escape and a choice close it', async () => {
  mockSite(DEFAULT_HOME_CONF, 0, 1)
  const opened: string[] = []
  await show('/console/hosts', (path) => opened.push(path))
  const button = screen.getByRole('button', { name: '后台菜单，当前页面：域名' })
  button.focus()
  fireEvent.click(button)
  const sheet = screen.getByRole('dialog', { name: '后台菜单' })
  expect(within(sheet).getByRole('link', { current: 'page' }).textContent).toBe('域名')
  fireEvent.keyDown(sheet, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
  fireEvent.click(button)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: '总览' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened).toEqual(['/console/overview'])
})

test('the menu of a site that is set up has all groups, and a folded group stays folded', async () => {
  const conf = structuredClone(DEFAULT_HOME_CONF)
  conf.pictArea = { ...conf.pictArea, logo: '/media/own.png' }
  conf.bottomVerInfo = { ...conf.bottomVerInfo, icpNum: '浙ICP备2026000001号' }
  conf.treeMenuButMap = { pc1: [{ id: 1, title: '首页', htUrl: '/' }] }
  conf.techSupport = { phone: '', chatId: 'qinglan' }
  conf.brand = { ...conf.brand, primary: '#17694D' }
  conf.home = { ...conf.home, title: '松间先验号' }
  mockSite(conf, 1, 2)
  const first = await show()
  expect(entries()).toHaveLength(mine.length)
  fold('设置')
  expect(entries()).not.toContain('操作日志')
  first.unmount()
  await show()
  expect(entries()).not.toContain('操作日志')
  expect(entries()).toContain('订单')
})
