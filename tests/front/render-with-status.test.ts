import { expect, it, vi } from 'vitest'
import { renderWithStatus } from '@/lib/server/front/render-with-status'
import { pageStatus } from '@/lib/server/loaders/page-status'
import { serverApi } from '@/lib/server/loaders/server-api'
import { page } from './world'

vi.mock('@/lib/server/loaders/server-api', { spy: true })

const requested: string[] = []
const render = renderWithStatus(
  async ({ url }) => page('whole', { status: url === '/broken' ? 500 : 200 }),
  async (host, { pathname }) => {
    requested.push(`${host}${pathname}`)
    return pathname === '/detail/gone' ? 410 : 200
  },
)
const statusOf = async (url: string) => (await render({ url, headers: { host: 'a.example' } })).status

it('a page about removed goods gets status 410', async () => {
  expect(await statusOf('/detail/gone?x=1')).toBe(410)
  expect(await statusOf('/detail/here')).toBe(200)
})

it('a failed render keeps its status and makes no status request', async () => {
  requested.length = 0
  expect(await statusOf('/broken')).toBe(500)
  expect(requested).toEqual([])
})

it('paths that are no page are recognized without a request', async () => {
  expect(await pageStatus('a.example', new URL('http://page/-/not-found'))).toBe(404)
  expect(await pageStatus('a.example', new URL('http://page/wares?gt=1'))).toBe(200)
})

it('the list of a game that the site does not have gets status 404', async () => {
  vi.mocked(serverApi).mockResolvedValue({ gameList: [{ id: 107 }] } as never)
  const statusOfList = (query: string) => pageStatus('a.example', new URL(`http://page/wares${query}`))
  expect(await statusOfList('?gt=1&gid=107')).toBe(200)
  expect(await statusOfList('?gt=1&gid=999999')).toBe(404)
  vi.mocked(serverApi).mockRejectedValue(new Error('away'))
  expect(await statusOfList('?gt=1&gid=999999')).toBe(200)
})
