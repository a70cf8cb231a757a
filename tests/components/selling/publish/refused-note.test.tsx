// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RefusedNote } from '@/components/selling/publish/refused-note'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

const REVIEW = {
  state: 'removed' as const,
  stateName: '被下架',
  findings: [],
  reasons: ['与描述不符'],
  words: '验号结果与描述不符，S 车只有 1 辆',
  submitTime: '2026-11-20 10:00:00',
  dueTime: '2026-11-20 12:00:00',
  doneTime: '2026-11-20 11:00:00',
}

test('the form of an item that staff took off the shelf says why', async () => {
  server.use(mockCall('GET /goods/ownReview', REVIEW))
  render(<RefusedNote goodsSn="ZH1" />)
  expect(await screen.findByText('商品已被下架')).toBeTruthy()
  expect(screen.getByText('验号结果与描述不符，S 车只有 1 辆')).toBeTruthy()
})

test('nothing is shown for an item that staff approved since', async () => {
  server.use(mockCall('GET /goods/ownReview', { ...REVIEW, state: 'passed' }))
  const { container } = render(<RefusedNote goodsSn="ZH2" />)
  await settle()
  expect(container.textContent).toBe('')
})
