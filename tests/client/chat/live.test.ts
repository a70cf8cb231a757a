// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { listenLive } from '@/lib/client/chat/live'
import { openTransport } from '@/lib/client/chat/open-transport'
import type { LiveHandlers } from '@/lib/client/chat/transport'

let stop = () => {}
afterEach(() => {
  stop()
  vi.mocked(openTransport).mockReset()
})
const showTab = (isShown: boolean) => {
  Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

it('connects at once when the device is online again or the tab is shown, and not while connected', async () => {
  const wake = vi.fn()
  let handlers: LiveHandlers | undefined
  vi.mocked(openTransport).mockImplementation(async (given) => {
    handlers = given
    return { close: () => {}, wake }
  })
  const onResumed = vi.fn()
  stop = listenLive({ onResumed })
  await Promise.resolve()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1))
  expect(onResumed).toHaveBeenCalledTimes(1)
  showTab(false)
  handlers?.onState('offline')
  showTab(true)
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(2))
  handlers?.onState('connected')
  showTab(true)
  stop()
  window.dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(wake).toHaveBeenCalledTimes(2)
})
