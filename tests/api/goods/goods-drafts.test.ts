import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
let seller: Visitor

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  seller = await world.logIn()
})
afterAll(() => world.close())

const save = (draftKey: string, draft: object) =>
  seller.ask('POST /goods/saveDraft', { draftKey, draft: JSON.stringify(draft) })
const list = async (visitor = seller) => (await visitor.do('GET /goods/drafts', {})).list

it('a draft is replaced under its key, others stay, and codes are not stored', async () => {
  await save('draft-aaaa', { bigTitle: '第一稿', codes: 'SECRET' })
  world.pass({ minutes: 1 })
  await save('draft-bbbb', { bigTitle: '另一件' })
  world.pass({ minutes: 1 })
  await save('draft-aaaa', { bigTitle: '第二稿', codes: 'SECRET' })
  expect((await list()).map(({ draftKey, draft }) => [draftKey, draft])).toEqual([
    ['draft-aaaa', { bigTitle: '第二稿' }],
    ['draft-bbbb', { bigTitle: '另一件' }],
  ])
})

it('a draft is deleted once, and deleting it again changes nothing', async () => {
  await save('draft-aaaa', { bigTitle: '不要了' })
  await seller.do('POST /goods/removeDraft', { draftKey: 'draft-aaaa' })
  await seller.do('POST /goods/removeDraft', { draftKey: 'draft-aaaa' })
  expect(await list()).toEqual([])
})

it('drafts of others are neither shown nor deleted nor replaced', async () => {
  await save('draft-aaaa', { bigTitle: '我的' })
  const other = await world.logIn()
  expect(await list(other)).toEqual([])
  await other.do('POST /goods/removeDraft', { draftKey: 'draft-aaaa' })
  await other.do('POST /goods/saveDraft', { draftKey: 'draft-aaaa', draft: '{"bigTitle":"他的"}' })
  expect((await list()).map(({ draft }) => draft.bigTitle)).toEqual(['我的'])
})

it('of many drafts saved at once no more than fifty are kept, and a known one can still be saved', async () => {
  const results = await Promise.all(Array.from({ length: 52 }, (_, i) => save(`draft-many-${i}`, { bigTitle: `${i}` })))
  expect(results.filter(({ code }) => code === 0)).toHaveLength(50)
  expect(results.find(({ code }) => code !== 0)?.msg).toBe('草稿最多 50 件，请先删除不用的草稿')
  const [known] = await list()
  expect((await save(known?.draftKey ?? '', { bigTitle: '改过' })).code).toBe(0)
})
