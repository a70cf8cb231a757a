// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import HostsPage from '@/components/office/site/hosts-page'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

test('a domain is removed only after the question is confirmed', async () => {
  const host = 'www.example.com'
  const check = {
    route: 'here',
    certificate: 'valid',
    certificateUntil: '2027-03-01',
    isEnding: false,
    isOld: false,
    checkTime: '2026-11-22 20:00:00',
  } as const
  const drop = mockCall('POST /console/dropHost', null)
  server.use(
    drop,
    mockCall('GET /console/hosts', {
      list: [{ host, state: 'active', record: null, check, finding: '', checkTime: null }],
      target: { host: 'shop.example.com', addresses: [] },
    }),
  )
  const user = userEvent.setup()
  render(<HostsPage />)
  const press = async (within: { findByRole: typeof screen.findByRole }, name: string) =>
    user.click(await within.findByRole('button', { name }))
  const question = async () => within(await screen.findByRole('dialog', { name: `移除 ${host}？` }))
  await press(screen, '移除')
  await press(await question(), '取消')
  expect(drop.inputs).toEqual([])
  await press(screen, '移除')
  await press(await question(), '移除')
  expect(drop.inputs).toEqual([{ host }])
})
