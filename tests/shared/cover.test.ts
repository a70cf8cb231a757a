import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { gameCover, goodsCover, renderCover } from '@/lib/shared/cover'
import { avatarUrl, gameCoverUrl, goodsCoverUrl, priceBand, wallCoverUrl } from '@/lib/shared/cover-url'

test('the drawing is frozen: one game looks the same for ever', () => {
  const drawn =
    [107, 131, 177].map((id) => gameCover({ id: String(id), name: '王者' })).join('') +
    goodsCover({ id: '107', name: '新原神', sn: 'ZH1', price: 12_800, facts: ['312|皮肤'], mark: '武则天' })
  expect(createHash('sha256').update(drawn).digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"b5eb352099b9f3c6"`)
})

test('an address carries what the drawing depends on', () => {
  const face = { goodsSn: 'ZHGF1073021', gameId: 107, gameName: '王者荣耀', price: '2680.00' }
  const facts = ['312|皮肤', 'V8/9|贵族']
  expect(renderCover(goodsCoverUrl({ ...face, facts }))).toBe(
    goodsCover({ id: '107', name: '王者荣耀', sn: 'ZHGF1073021', price: 2680, facts }),
  )
  expect(renderCover(goodsCoverUrl({ ...face, mark: '武则天', wide: true }))).toBe(
    goodsCover({ id: '107', name: '', mark: '武则天', sn: 'ZHGF1073021', price: 2680, wide: true }),
  )
  expect(renderCover(gameCoverUrl({ id: 107, name: 'QQ飞车' }))).toBe(gameCover({ id: '107', name: 'QQ飞车' }))
  expect(renderCover(wallCoverUrl(107, ['武则天', '貂蝉'], 4, 3))).toContain('武')
  expect(renderCover(avatarUrl({ userId: 7, nickName: '南' }))).toContain('南')
  expect(avatarUrl({ userId: 7, nickName: '南', actor: 'a/b.png' })).toBe('/media/a/b.png')
  expect([99.99, 100, 2000, 10_000].map(priceBand)).toEqual([1, 2, 4, 5])
})

test('markup in a name is text; anything but an address of ours is refused', () => {
  const svg = renderCover(
    goodsCoverUrl({ goodsSn: 'A1', gameId: 1, gameName: '<b>', price: 1, facts: ['<script>|"x"'] }),
  )
  expect(svg).not.toMatch(/<script|"x"/)
  const bad = [
    '/media/cover/game/1-ab.svg',
    '/media/cover/game/1-%.svg',
    '/media/cover/goods/1/A1/9-g王.svg',
    '/media/cover/goods/1/A1/1-g王/a/b/c.svg',
    '/media/cover/wall/1/9x9/a.svg',
    '/media/cover/x/1.svg',
    `/media/cover/game/1-${'a'.repeat(2000)}.svg`,
  ]
  for (const path of bad) expect(renderCover(path), path).toBeUndefined()
  expect(() => gameCoverUrl({ id: 1, name: '\ud800' })).not.toThrow()
})
