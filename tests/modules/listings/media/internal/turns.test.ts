import { expect, it } from 'vitest'
import { Turns } from '@/lib/server/modules/listings/media/internal/turns'
import type { UserId } from '@/lib/shared/ids'

const MOST = { running: 2, cost: 100, waiting: 9, ofUser: 9 }

/** Returns work items that end on demand, and which ones are running. */
function room(most: Partial<typeof MOST> = {}) {
  const turns = new Turns({ ...MOST, ...most })
  const running: { name: string; end: () => void }[] = []
  const begin = (name: string, cost = 1) =>
    turns
      .take(
        { userId: Number.parseInt(name, 10) as UserId, cost },
        () => new Promise<void>((end) => running.push({ name, end })),
      )
      .then(() => 'done')
  const settle = () => new Promise((done) => setTimeout(done))
  const end = async (name: string) => {
    const at = running.findIndex((one) => one.name === name)
    running.splice(at, 1)[0]?.end()
    await settle()
  }
  return { begin, end, settle, who: () => running.map(({ name }) => name) }
}

it('the upload queue runs one item per user at a time; items of others overtake the user’s next', async () => {
  const { begin, end, settle, who } = room()
  const all = ['1a', '1b', '2a', '3a'].map((name) => begin(name))
  await settle()
  expect(who()).toEqual(['1a', '2a'])
  await end('2a')
  expect(who()).toEqual(['1a', '3a'])
  await end('3a')
  expect(who(), 'his own next waits for him').toEqual(['1a'])
  for (const name of ['1a', '1b']) await end(name)
  expect(await Promise.all(all)).toHaveLength(4)
})

it('a round of the upload queue has one item per user, the smallest first', async () => {
  const { begin, end, settle, who } = room({ running: 1 })
  for (const [name, cost] of [
    ['1a', 40],
    ['1b', 40],
    ['2a', 40],
    ['2b', 1],
    ['3a', 5],
  ] as const)
    void begin(name, cost)
  await settle()
  const order: string[] = []
  while (who().length > 0) {
    const [name = ''] = who()
    order.push(name)
    await end(name)
  }
  expect(order).toEqual(['1a', '3a', '2a', '2b', '1b'])
})

it('a user who returns to the upload queue at once does not overtake those waiting in the round', async () => {
  const { begin, end, settle, who } = room({ running: 1 })
  void begin('1a')
  void begin('2a', 40)
  void begin('3a', 50)
  await settle()
  void begin('1b')
  await end('1a')
  expect(who()).toEqual(['2a'])
  await end('2a')
  expect(who()).toEqual(['3a'])
  await end('3a')
  expect(who()).toEqual(['1b'])
})

it('concurrent work of the upload queue is limited by cost; an item above the limit runs alone', async () => {
  const { begin, end, settle, who } = room({ running: 4 })
  for (const [name, cost] of [
    ['1a', 60],
    ['2a', 60],
    ['3a', 500],
  ] as const)
    void begin(name, cost)
  await settle()
  expect(who()).toEqual(['1a'])
  await end('1a')
  expect(who()).toEqual(['2a'])
  await end('2a')
  expect(who()).toEqual(['3a'])
})

it('the upload queue rejects a user with too many waiting items', async () => {
  const { begin, settle } = room({ running: 1, ofUser: 2 })
  for (const name of ['1a', '1b', '1c']) void begin(name)
  await settle()
  await expect(begin('1d')).rejects.toMatchObject({ reason: 'TOO_MANY' })
})

it('a full upload queue drops the last item of the user with most items for a user with fewer', async () => {
  const { begin, settle } = room({ running: 1, waiting: 3 })
  void begin('1a')
  const [, , last] = [begin('1b'), begin('1c'), begin('1d')]
  const refused = expect(last).rejects.toMatchObject({ reason: 'TOO_MANY' })
  await settle()
  void begin('2a')
  await refused
  await expect(begin('2b'), 'all have as many').rejects.toMatchObject({ reason: 'TOO_MANY' })
})

it('a failed item of the upload queue lets the next one run', async () => {
  const turns = new Turns({ ...MOST, running: 1 })
  const failed = turns.take({ userId: 1 as UserId, cost: 1 }, () => Promise.reject(new Error('broken')))
  const after = turns.take({ userId: 1 as UserId, cost: 1 }, async () => 'fine')
  await expect(failed).rejects.toThrow('broken')
  expect(await after).toBe('fine')
})
