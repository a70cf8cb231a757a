import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// Waiting is for what happens, not for the clock: a machine that is short of everything gets there too.
configure({ asyncUtilTimeout: 10_000 })

// a page's live connection opens when its parts have loaded, in a later test as likely as in its own: who listens says so
vi.mock('@/lib/client/chat/open-transport', async () => {
  const { unasked } = await import('../support/mock-server')
  return { openTransport: async () => ({ close: () => {}, opened: unasked.push('a live connection') }) }
})

// the files of a worker share React and a window: each begins with nothing kept in that, and with the project's modules anew
vi.resetModules()
if (typeof window !== 'undefined') {
  for (const kept of [sessionStorage, localStorage]) kept.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  history.replaceState(null, '', '/')

  // what a page asks every few seconds is a test's own matter, by a clock of its own: how slow a machine is decides nothing
  const repeat = globalThis.setInterval
  const patiently = (work: () => void, ms = 0) => repeat(work, ms < 5000 ? ms : 2 ** 31 - 1)
  globalThis.setInterval = patiently as typeof setInterval
  afterAll(() => {
    globalThis.setInterval = repeat
  })

  const { serve, server, unasked } = await import('../support/mock-server')
  const { arrived } = await import('../support/settle')
  beforeAll(serve)
  beforeEach(() => {
    server.resetHandlers()
    unasked.length = 0
  })
  afterEach(async () => {
    cleanup()
    await arrived() // what a page asks for late is its own test's
    expect(unasked, 'every call of a test is answered by it').toEqual([])
  })
  afterAll(() => server.close())
}
