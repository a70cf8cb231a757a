// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { RecallButton } from '@/components/orders/chat/recall-button'
import { noteServerTime } from '@/lib/client/server-clock'
import { freezeDate } from '../../support/freeze-date'

const SERVER = Date.parse('2026-11-22T02:00:00Z')

test.each([
  ['ahead by five minutes', 'a message just sent', SERVER + 300_000, SERVER, 1],
  ['behind by 26 hours', 'an old message', SERVER - 26 * 3_600_000, SERVER - 3_600_000, 0],
])(
  'the recall button uses the server time with a device clock %s: %s, %s %s %s',
  (_, __, device, sentTime, buttons) => {
    freezeDate(new Date(device).toISOString())
    onTestFinished(() => noteServerTime({ date: new Date().toUTCString() }))
    noteServerTime({ date: new Date(SERVER).toUTCString() })
    render(<RecallButton sentTime={sentTime} onRecall={() => {}} />)
    expect(screen.queryAllByRole('button', { name: '撤回' })).toHaveLength(buttons)
  },
)
