import { describe, expect, it } from 'vitest'
import { Turns } from '@/lib/server/modules/media/internal/turns'

/** Pieces of work that end when a test says so, and who runs now. */
function room(most: { running: number; waiting: number; ofUser: number }) {
  const turns = new Turns(most)
  const running: { userId: number; end: () => void }[] = []
  const begin = (userId: number) =>
    turns.take(userId, () => new Promise<void>((end) => running.push({ userId, end }))).then(() => 'done')
  const settle = () => new Promise((done) => setTimeout(done))
  const end = async (userId: number) => {
    const at = running.findIndex((one) => one.userId === userId)
    running.splice(at, 1)[0]?.end()
    await settle()
  }
  return { begin, end, settle, who: () => running.map((one) => one.userId) }
}

describe('turns', () => {
  it('one of each user runs; the others pass it', async () => {
    const { begin, end, settle, who } = room({ running: 2, waiting: 9, ofUser: 9 })
    const all = [1, 1, 1, 2, 3].map(begin)
    await settle()
    expect(who()).toEqual([1, 2])
    await end(2)
    expect(who()).toEqual([1, 3])
    await end(3)
    expect(who(), 'his own next waits for him').toEqual([1])
    for (let i = 0; i < 3; i++) await end(1)
    expect(await Promise.all(all)).toHaveLength(5)
  })

  it('a full line refuses, the own share of it first', async () => {
    const { begin, settle, who } = room({ running: 1, waiting: 3, ofUser: 2 })
    for (const userId of [1, 1, 1]) void begin(userId)
    await settle()
    await expect(begin(1)).rejects.toMatchObject({ reason: 'TOO_MANY' })
    void begin(2)
    await expect(begin(3)).rejects.toMatchObject({ reason: 'TOO_MANY' })
    expect(who()).toEqual([1])
  })

  it('work that fails gives its turn on', async () => {
    const turns = new Turns({ running: 1, waiting: 3, ofUser: 3 })
    const failed = turns.take(1, () => Promise.reject(new Error('broken')))
    const after = turns.take(1, async () => 'fine')
    await expect(failed).rejects.toThrow('broken')
    expect(await after).toBe('fine')
  })
})
