import { expect, it } from 'vitest'
import { UserSlots } from '@/lib/server/runtime/user-slots'
import type { UserId } from '@/lib/shared/ids'

const [ONE, TWO] = [1 as UserId, 2 as UserId]
const busy = () => new Error('busy')
/** Returns work that lasts until it is ended. */
function work() {
  let end: () => void = () => undefined
  const lasting = new Promise<void>((done) => {
    end = done
  })
  let hasBegun = false
  return {
    end,
    hasBegun: () => hasBegun,
    run: () => {
      hasBegun = true
      return lasting
    },
  }
}
const settle = () => new Promise((later) => setImmediate(later))

it('two requests of a user run concurrently, a third one waits, and other users do not wait', async () => {
  const slots = new UserSlots(2, 60_000)
  const works = [work(), work(), work(), work()]
  const [first, second, third, other] = works as [
    (typeof works)[0],
    (typeof works)[0],
    (typeof works)[0],
    (typeof works)[0],
  ]
  const all = [first, second, third].map((each) => slots.hold(ONE, each.run, busy))
  all.push(slots.hold(TWO, other.run, busy))
  await settle()
  expect(works.map((each) => each.hasBegun())).toEqual([true, true, false, true])
  second.end()
  await settle()
  expect(third.hasBegun()).toBe(true)
  for (const each of works) each.end()
  await Promise.all(all)
})

it('a request that waited too long is rejected as busy and takes no slot', async () => {
  const slots = new UserSlots(1, 20)
  const [first, second, third] = [work(), work(), work()]
  const running = slots.hold(ONE, first.run, busy)
  await expect(slots.hold(ONE, second.run, busy)).rejects.toThrow('busy')
  expect(second.hasBegun()).toBe(false)
  first.end()
  await running
  const next = slots.hold(ONE, third.run, busy)
  await settle()
  expect(third.hasBegun()).toBe(true)
  third.end()
  await next
})

it('a failed request releases its slot', async () => {
  const slots = new UserSlots(1, 60_000)
  await expect(slots.hold(ONE, async () => Promise.reject(new Error('failed')), busy)).rejects.toThrow('failed')
  expect(await slots.hold(ONE, async () => 'done', busy)).toBe('done')
})
