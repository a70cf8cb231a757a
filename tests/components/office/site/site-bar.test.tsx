// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SiteBar } from '@/components/office/site/site-bar'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'

const PUBLISHED = { conf: DEFAULT_HOME_CONF, gameIds: [] }
const VERSION = { version: 3, note: '', restored: null, publishedBy: '松间店长', publishTime: '2026-11-20 10:00:00' }
const STATE = {
  problem: null,
  saved: { revision: 0, at: '', by: '' },
  saving: false,
} as unknown as Parameters<typeof SiteBar>[0]['state']

const show = (version: Output<'GET /console/site'>['version']) =>
  render(
    <SiteBar
      state={STATE}
      site={{
        origin: 'https://market.example',
        published: PUBLISHED,
        draft: null,
        version,
        state: version ? 'published' : 'initial',
        games: [],
      }}
      draft={PUBLISHED}
      changes={[]}
    />,
  )

test('a site that was never published is online in its initial version, in its head and in its history', async () => {
  server.use(mockCall('GET /console/siteVersions', { list: [], total: 0, page: 1, pageSize: 20, more: false }))
  show(null)
  expect(screen.getByText('已上线（初始版本）')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '放弃草稿' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '历史' }))
  expect(await screen.findByText(/网站现在是初始版本/)).toBeTruthy()
})

test('a published site without changes is shown as published, with its version', () => {
  show(VERSION)
  expect(screen.getByText('已上线（第 3 版）')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('11-20 10:00 发布第 3 版')
})

test('a draft with an unfinished link cannot be published, and says where it is', () => {
  const { pc1 } = DEFAULT_HOME_CONF.treeMenuButMap
  const conf = { ...DEFAULT_HOME_CONF, treeMenuButMap: { pc1: [...pc1, { id: 99, title: '攻略', htUrl: '' }] } }
  render(
    <SiteBar
      state={STATE}
      site={{
        origin: 'https://market.example',
        published: PUBLISHED,
        draft: null,
        version: VERSION,
        state: 'changed',
        games: [],
      }}
      draft={{ conf, gameIds: [] }}
      changes={[{ key: 'nav', label: '导航' }]}
    />,
  )
  expect(screen.getByText('有改动未发布（1 处）')).toBeTruthy()
  expect((screen.getByRole('button', { name: '发布' }) as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByRole('link', { name: /没有填好链接/ }).getAttribute('href')).toBe('#nav')
})

test('an earlier version is restored only after it was asked about, with what gets lost', async () => {
  const act = vi.fn(async (work: (revision: number) => Promise<string>) => void (await work(0)))
  const restore = mockCall('POST /console/restoreSite', { version: 4 })
  const earlier = { ...VERSION, version: 2 }
  server.use(
    mockCall('GET /console/siteVersions', { list: [VERSION, earlier], total: 2, page: 1, pageSize: 20, more: false }),
    restore,
  )
  const site = { origin: 'https://market.example', published: PUBLISHED, draft: null, version: VERSION, games: [] }
  const changes = [{ key: 'nav', label: '导航', mark: '' }]
  render(
    <SiteBar
      state={{ ...STATE, act }}
      site={{ ...site, state: 'changed' }}
      draft={PUBLISHED}
      changes={changes as never}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: '历史' }))
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }))
  const dialog = await screen.findByRole('dialog', { name: '恢复到第 2 版？' })
  expect(dialog.textContent).toContain('恢复后立即对所有访客生效。未发布的 1 处改动会丢失。')
  expect(restore.inputs).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: '恢复' }))
  await waitFor(() => expect(restore.inputs).toEqual([{ version: '2' }]))
})
