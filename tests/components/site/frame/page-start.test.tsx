// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageStart } from '@/components/site/frame/page-start'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { freezeDate } from '../../support/freeze-date'

let reload: ReturnType<typeof vi.spyOn>
let visits: MockedCall<'POST /comm/recordUV'>
let pages: MockedCall<'POST /comm/recordPage'>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  visits = mockCall('POST /comm/recordUV', null)
  pages = mockCall('POST /comm/recordPage', null)
  server.use(visits, pages, mockCall('POST /comm/recordBrowserError', null))
})
afterEach(async () => {
  // The first user input records the visit.
  await settle()
  vi.restoreAllMocks()
  Cookies.remove('invitecode')
})

test('a held F5 reloads once on release, and Ctrl+F5 stays with the browser', () => {
  render(<PageStart />)
  for (let i = 0; i < 3; i++) expect(fireEvent.keyDown(window, { key: 'F5' })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  fireEvent.keyUp(window, { key: 'F5' })
  expect(reload).toHaveBeenCalledTimes(1)
  expect(fireEvent.keyDown(window, { key: 'F5', ctrlKey: true })).toBe(true)
})

test('a chunk that fails to load reloads the page once a minute, other errors do not', () => {
  render(<PageStart />)
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  fireEvent(window, new ErrorEvent('error', { error: new Error('other') }))
  expect(reload).not.toHaveBeenCalled()
  fireEvent(window, new ErrorEvent('error', { error: lost }))
  fireEvent(window, new ErrorEvent('error', { error: lost }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an error that nothing handled is reported once, at most three a page, and not those of the API or an extension', async () => {
  vi.resetModules() // what was reported belongs to a page
  const reports = mockCall('POST /comm/recordBrowserError', null)
  server.use(reports)
  history.replaceState(null, '', '/wares?name=secret')
  render(<PageStart />)
  const fail = (error: unknown) => fireEvent(window, new ErrorEvent('error', { error }))
  const refusal = Object.assign(new Error('余额不足'), { name: 'ApiError' })
  const foreign = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1' })
  for (const error of [refusal, foreign, new Error('first'), new Error('first')]) fail(error)
  fireEvent(window, Object.assign(new Event('unhandledrejection'), { reason: new TypeError('second') }))
  for (const n of [3, 4, 5]) fail(new Error(`number ${n}`))
  await vi.waitFor(() => expect(reports.inputs).toHaveLength(3))
  await settle()
  expect(reports.inputs.map(({ message }) => message)).toEqual(['Error: first', 'TypeError: second', 'Error: number 3'])
  expect(reports.inputs[0]).toMatchObject({ path: '/wares', stack: expect.stringContaining('first') })
})

test('after the first scroll lazy pictures load within 1.33 screens, including those added later', async () => {
  const seen: { target: Element; margin?: string }[] = []
  let tell: IntersectionObserverCallback = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: IntersectionObserverCallback,
        readonly options: IntersectionObserverInit,
      ) {
        tell = callback
      }
      observe = (target: Element) => void seen.push({ target, margin: this.options.rootMargin })
      unobserve() {}
      disconnect() {}
    },
  )
  const { container } = render(<PageStart />)
  const box = document.createElement('p')
  box.innerHTML = '<img loading="lazy" alt=""><img alt="">'
  expect(seen).toEqual([])
  fireEvent.scroll(window)
  container.append(box)
  await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 30_000 })
  expect(seen[0]?.margin).toBe('0px 0px 33% 0px')
  const picture = seen[0]?.target as HTMLImageElement
  tell([{ isIntersecting: true, target: picture } as unknown as IntersectionObserverEntry], {} as IntersectionObserver)
  expect(picture.getAttribute('loading')).toBe('eager')
  vi.unstubAllGlobals()
})

test('a picture that fails to load is retried twice', () => {
  vi.useFakeTimers()
  render(<PageStart />)
  const urls: string[] = []
  const img = document.body.appendChild(document.createElement('img'))
  img.src = 'http://localhost:3000/media/goods/a.webp'
  const { src } = img
  Object.defineProperty(img, 'src', { get: () => src, set: (url: string) => void urls.push(url) })
  for (let i = 0; i < 4; i++) {
    img.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(3000)
  }
  expect(urls).toEqual([src, src])
  img.remove()
  vi.useRealTimers()
})

test('the page shows when the network is lost and when it is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<PageStart />)
  expect(screen.getByRole('status').textContent).toBe('')
  online.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).toContain('网络已断开')
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a valid invite code in the URL is stored for an hour', async () => {
  freezeDate()
  const set = vi.spyOn(Cookies, 'set')
  history.replaceState(null, '', '/wares?gt=1&invitecode=HJ2026')
  render(<PageStart />)
  await vi.dynamicImportSettled()
  expect(Cookies.get('invitecode')).toBe('HJ2026')
  const { expires } = (set.mock.calls[0] as Parameters<typeof Cookies.set>)[2] ?? {}
  expect((Number(expires) - Date.now()) / 60_000).toBe(60)
  Cookies.remove('invitecode')
  history.replaceState(null, '', '/?invitecode=%3Cscript%3E')
  render(<PageStart />)
  await vi.dynamicImportSettled()
  expect(Cookies.get('invitecode')).toBeUndefined()
})

test('a visit is recorded once at the first user input, with its advertising code', async () => {
  localStorage.setItem('advertisingTransit', 'spring')
  render(<PageStart />)
  expect(visits.inputs).toEqual([])
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(document.body, { key: 'a' })
  await settle()
  expect(visits.inputs).toEqual([{ transitCode: 'spring', landing: '/' }])
})

test('each page is recorded once a day, at the first user input on it', async () => {
  const open = async (path: string) => {
    history.replaceState(null, '', path)
    const { unmount } = render(<PageStart />)
    fireEvent.pointerDown(document.body)
    await settle()
    unmount()
  }
  for (const path of ['/', '/wares?gt=1', '/', '/wares?gt=27']) await open(path)
  expect(pages.inputs).toEqual([{ path: '/' }, { path: '/wares' }])
})
