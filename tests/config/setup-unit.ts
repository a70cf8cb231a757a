import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// Waiting is for what happens, not for the clock: a machine that is short of everything gets there too.
configure({ asyncUtilTimeout: 10_000 })

// the files of a worker share React and a window: each begins with nothing kept in that, and with the project's modules anew
vi.resetModules()
if (typeof window !== 'undefined') {
  for (const kept of [sessionStorage, localStorage]) kept.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)

  const { serve, server, unasked } = await import('../support/mock-server')
  beforeAll(serve)
  beforeEach(() => {
    server.resetHandlers()
    unasked.length = 0
  })
  afterEach(() => {
    cleanup()
    expect(unasked, 'every call of a test is answered by it').toEqual([])
  })
  afterAll(() => server.close())
}
