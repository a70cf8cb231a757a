import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// Tests wait for events, not for time, so a slow machine passes too.
configure({ asyncUtilTimeout: 30_000 })

// A live connection opens when the page's parts have loaded, perhaps during a later test: tests of pages that listen
// mock it, or give this function another implementation. A second `vi.mock` of the same module would race with this one.
vi.mock('@/lib/client/chat/open-transport', async () => {
  const { faults } = await import('../support/mock-server')
  const refuse = async () => ({ close: () => {}, opened: faults.push('a live connection was opened') })
  return { openTransport: vi.fn(refuse) }
})

// The files of a worker share React and a window: each starts with empty stores and fresh project modules, and leaves
// globals and methods as they were.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
if (typeof window !== 'undefined') {
  for (const storage of [sessionStorage, localStorage]) storage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  history.replaceState(null, '', '/')

  // Polling starts only with fake timers of the test, so that the speed of the machine does not matter.
  const repeat = globalThis.setInterval
  const patiently = (work: () => void, ms = 0) => repeat(work, ms < 5000 ? ms : 2 ** 31 - 1)
  globalThis.setInterval = patiently as typeof setInterval
  afterAll(() => {
    globalThis.setInterval = repeat
  })

  const { faults, serve, server } = await import('../support/mock-server')
  const { arrived } = await import('../support/settle')
  const { unload } = await import('swr')
  beforeAll(serve)
  beforeEach(() => {
    server.resetHandlers()
    faults.length = 0
    Cookies.set('csrf', 'nonce12345.mac') // So that a write does not request a CSRF token first.
  })
  afterEach(async () => {
    cleanup()
    unload({ revalidate: false })
    await arrived() // Late requests of a page belong to its own test.
    expect(faults, 'requests that the test does not answer, or that break the contract').toEqual([])
  })
  afterAll(async () => {
    server.close()
    // The window outlives the page in which the API client watches for a change of visitor.
    const { watchVisitor } = await import('@/lib/client/watch-visitor')
    watchVisitor(null)
  })
}
