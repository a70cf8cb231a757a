import { expect, it } from 'vitest'
import { renderWithStatus } from '@/lib/server/front/render-with-status'
import { pageStatus } from '@/lib/server/loaders/page-status'
import { page } from './world'

const asked: string[] = []
const render = renderWithStatus(
  async ({ url }) => page('whole', { status: url === '/broken' ? 500 : 200 }),
  async (host, { pathname }) => {
    asked.push(`${host}${pathname}`)
    return pathname === '/detail/gone' ? 410 : 200
  },
)
const statusOf = async (url: string) => (await render({ url, headers: { host: 'a.example' } })).status

it('gives a whole page about something removed its status', async () => {
  expect(await statusOf('/detail/gone?x=1')).toBe(410)
  expect(await statusOf('/detail/here')).toBe(200)
})

it('leaves a failed render as it is and asks nothing about it', async () => {
  asked.length = 0
  expect(await statusOf('/broken')).toBe(500)
  expect(asked).toEqual([])
})

it('knows addresses that are no page without asking anybody', async () => {
  expect(await pageStatus('a.example', new URL('http://page/-/not-found'))).toBe(404)
  expect(await pageStatus('a.example', new URL('http://page/wares?gt=1'))).toBe(200)
})
