// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteLanding } from '@/components/people/account/site-landing'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(() => {})
  history.replaceState(null, '', '/login/site#a-ticket')
})
afterEach(() => {
  history.replaceState(null, '', '/login')
  vi.restoreAllMocks()
})

test('the ticket is removed from the address, used, and leads to the order', async () => {
  const returnUrl = '/center/buyers/buyOrderDetail?orderSn=D2611211234567890'
  const claim = mockCall('POST /user/claimSiteLogin', { login: null, returnUrl })
  server.use(claim)
  render(<SiteLanding />)
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith(returnUrl))
  expect(claim.inputs).toEqual([{ ticket: 'a-ticket' }])
  expect(location.hash).toBe('')
})

test('the page never continues to another host', async () => {
  server.use(mockCall('POST /user/claimSiteLogin', { login: null, returnUrl: '//evil.test/steal' }))
  render(<SiteLanding />)
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'))
})

test('a refused ticket shows the reason and a link to the login', async () => {
  server.use(mockCall('POST /user/claimSiteLogin', { refuse: 'NOT_FOUND', msg: '入口已失效，请回到订单列表重新打开' }))
  render(<SiteLanding />)
  expect(await screen.findByText('入口已失效，请回到订单列表重新打开')).toBeTruthy()
  expect(screen.getByText('去登录').getAttribute('href')).toBe('/login')
  expect(location.replace).not.toHaveBeenCalled()
})
