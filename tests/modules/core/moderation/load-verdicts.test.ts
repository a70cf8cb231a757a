import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadVerdicts } from '@/lib/server/modules/core/moderation/load-verdicts'
import { moderationFigures } from '@/lib/server/modules/core/moderation/queries-figures'
import type { ModerationProvider } from '@/lib/server/providers/moderation/port'
import type { Ctx } from '@/lib/server/runtime/context'
import { LogRecorder } from '../../../support/vendors/log-recorder'

const PASS = { verdict: 'pass', labels: [], reason: '' } as const
let recorder: LogRecorder
beforeEach(() => {
  recorder = new LogRecorder()
})
afterEach(() => vi.useRealTimers())

const ctxOf = (moderation: ModerationProvider | null) =>
  ({ moderation, log: recorder.log, dist: { origin: 'https://www.example.com' } }) as unknown as Ctx
const piece = { text: '卖号', place: 'listing' } as const

it('without a vendor everything passes and nothing is counted', async () => {
  const before = { ...moderationFigures.text }
  expect(await loadVerdicts(ctxOf(null), [piece])).toEqual([{ verdict: 'pass', reason: '' }])
  expect(moderationFigures.text).toEqual(before)
})

it('pieces are answered in their order, pictures by their public address, and counted', async () => {
  const before = structuredClone(moderationFigures)
  const asked: string[] = []
  const vendor: ModerationProvider = {
    checkText: async () => ({ verdict: 'block', labels: ['ad'], reason: '疑似广告' }),
    checkImage: async (url) => {
      asked.push(url)
      return PASS
    },
  }
  const found = await loadVerdicts(ctxOf(vendor), [{ image: 'goods/ab/x.webp', place: 'listing' }, piece])
  expect(found.map(({ verdict }) => verdict)).toEqual(['pass', 'block'])
  expect(asked).toEqual(['https://www.example.com/media/goods/ab/x.webp'])
  expect(moderationFigures.text.block).toBe(before.text.block + 1)
  expect(moderationFigures.image.pass).toBe(before.image.pass + 1)
  expect(recorder.lines).toEqual([])
})

it('failed pieces have no verdict, and the operator gets one line for all of them', async () => {
  const before = moderationFigures.text.none
  const vendor: ModerationProvider = {
    checkText: async (text) => {
      if (text === '好') return PASS
      throw new Error('aliyun: ReadTimeout')
    },
    checkImage: async () => PASS,
  }
  const found = await loadVerdicts(ctxOf(vendor), [piece, { text: '好', place: 'listing' }, piece])
  expect(found.map(({ verdict }) => verdict)).toEqual(['none', 'pass', 'none'])
  expect(moderationFigures.text.none).toBe(before + 2)
  expect(recorder.lines).toMatchObject([{ facts: { missing: 2, of: 3 }, text: 'moderation gave no verdict' }])
})

it('whoever has many pieces does not wait for all of them, and the rest is not asked about', async () => {
  vi.useFakeTimers()
  let asked = 0
  const answers: (() => void)[] = []
  const vendor: ModerationProvider = {
    checkText: () => {
      asked += 1
      return asked === 1 ? Promise.resolve(PASS) : new Promise((resolve) => answers.push(() => resolve(PASS)))
    },
    checkImage: async () => PASS,
  }
  const waiting = loadVerdicts(
    ctxOf(vendor),
    Array.from({ length: 30 }, () => piece),
  )
  await vi.runAllTimersAsync()
  const found = await waiting
  expect(found.map(({ verdict }) => verdict)).toEqual(['pass', ...Array.from({ length: 29 }, () => 'none')])
  const running = asked
  for (const answer of answers) answer()
  await vi.runAllTimersAsync()
  expect(asked).toBe(running)
})
