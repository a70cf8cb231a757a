// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { DealTime } from '@/components/listings/deals/deal-time'
import { noteServerTime } from '@/lib/client/server-clock'
import { freezeDate } from '../../support/freeze-date'

test('the age of a deal uses the server time, not the device clock', async () => {
  freezeDate('2026-11-23T04:00:00Z')
  onTestFinished(() => noteServerTime({ date: new Date().toUTCString() }))
  noteServerTime({ date: 'Sun, 22 Nov 2026 02:00:00 GMT' })
  render(<DealTime payTime="2026-11-22 09:50:00" />)
  expect(await screen.findByText('10分钟前')).toBeTruthy()
})
