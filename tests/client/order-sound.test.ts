// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A tab with an audio context of its own; the storage is shared, as between tabs of one browser. */
async function openTab() {
  vi.resetModules()
  return import('@/lib/client/order-sound')
}
const started = vi.fn()
class Node {
  frequency = { value: 0 }
  gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  connect = (to: unknown) => to
  start = started
  stop = () => {}
}
class FakeAudio {
  state = 'suspended'
  currentTime = 0
  destination = {}
  resume = async () => {
    this.state = 'running'
  }
  createOscillator = () => new Node()
  createGain = () => new Node()
}

beforeEach(() => {
  localStorage.clear()
  started.mockClear()
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => vi.unstubAllGlobals())

test('the sound is on for members who sell until they choose otherwise', async () => {
  const { isSoundOn, saveSound } = await openTab()
  expect([isSoundOn(true), isSoundOn(false)]).toEqual([true, false])
  saveSound(false)
  expect(isSoundOn(true)).toBe(false)
  saveSound(true)
  expect(isSoundOn(false)).toBe(true)
})

test('nothing rings before the first click, and the order rings afterwards', async () => {
  const tab = await openTab()
  expect(await tab.ringFor(['D1'])).toBe(false)
  expect(started).not.toHaveBeenCalled()
  tab.unlockSound()
  expect(await tab.ringFor(['D1'])).toBe(true)
  expect(started).toHaveBeenCalledTimes(2)
})

test('an order rings once, in one of several tabs, and the next order rings again', async () => {
  const first = await openTab()
  const second = await openTab()
  for (const tab of [first, second]) tab.unlockSound()
  const rang = await Promise.all([first.ringFor(['D1']), second.ringFor(['D1'])])
  expect(rang.toSorted()).toEqual([false, true])
  expect(await first.ringFor(['D1'])).toBe(false)
  expect(await second.ringFor(['D1', 'D2'])).toBe(true)
  expect(started).toHaveBeenCalledTimes(4)
})
