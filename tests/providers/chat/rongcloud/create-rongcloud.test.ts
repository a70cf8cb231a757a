import { expect, it } from 'vitest'
import { createRongCloudLive } from '@/lib/server/providers/chat/rongcloud/create-rongcloud'
import type { UserId } from '@/lib/shared/ids'

const open = () =>
  createRongCloudLive({
    appKey: 'app',
    appSecret: 'secret',
    api: 'http://carrier.invalid',
    now: () => new Date(),
    log: { warn: () => undefined },
    stored: async () => null,
  })
const event = { type: 'presence' as const, distId: 1, userId: 7 as UserId, userIds: [8 as UserId] }

it('online state follows the latest event, in whatever order other instances report', () => {
  const live = open()
  const isOnlineAfter = (isOnline: boolean, at: number) => {
    live.publish({ ...event, move: { isOnline, at } }, false)
    return live.isOnline(1, event.userId)
  }
  expect(isOnlineAfter(true, 1000)).toBe(true)
  expect(isOnlineAfter(false, 3000)).toBe(false)
  expect(isOnlineAfter(true, 2000)).toBe(false)
  expect(isOnlineAfter(true, 3000)).toBe(true)
  expect(live.isOnline(2, event.userId)).toBe(false)
})

it('the own announcement does not change the online state, because it may be outdated', () => {
  const live = open()
  live.publish({ ...event, move: { isOnline: true, at: 1000 } }, true)
  expect(live.isOnline(1, event.userId)).toBe(false)
})
