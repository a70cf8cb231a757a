import { expect, test } from 'vitest'
import { accountScreens } from '@/lib/art/account-screens'
import { drawArt } from '@/lib/art/draw-art'
import { hash } from '@/lib/art/random'
import { SEAL_NAMES } from '@/lib/art/seal'
import { GAMES } from '@/lib/server/db/seed/goods/games/games'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import {
  avatarUrl,
  BANNERS,
  bannerUrl,
  crestUrl,
  gameMarksUrl,
  gameMarkUrl,
  laurelUrl,
  MODE_TILES_URL,
  newsCoverUrl,
  SCENES,
  sceneUrl,
  sealUrl,
  shieldUrl,
  thumbUrl,
} from '@/lib/shared/pictures/art-url'
import { EMPTIES, emptyUrl } from '@/lib/shared/pictures/empty-url'
import { goodsCoverUrl } from '@/lib/shared/pictures/goods-cover-url'
import { SCREENS, type ScreenName, screenUrl } from '@/lib/shared/pictures/screen-url'

const face = { goodsSn: 'ZHWZ1070931', gameId: 107, price: '2680.00', bigTitle: '荣耀王者', smallTitleName: '公孙离' }
/** One item of every game and type, with different numbers. */
const faces = GAMES.flatMap((game) =>
  GOODS_TYPES.map(({ prefix }, i) => ({
    ...face,
    goodsSn: `${prefix}${game.code}${game.id}${i}`,
    gameId: game.id,
    price: [50, 300, 1500, 8000, 20_000][i % 5] as number,
    bigTitle: '5000万金币',
  })),
)
const screens = GAMES.flatMap(({ id }) =>
  (Object.keys(SCREENS) as ScreenName[]).map((name) =>
    screenUrl({
      name,
      gameId: id,
      seed: `ZH${id}`,
      says:
        name === 'profile'
          ? ['荣耀王者', '武则天', '皮肤|312款']
          : name === 'stats' || name === 'settings'
            ? ['皮肤|312款', '实名状态|可二次实名']
            : ['武则天', '末日机甲'],
    }),
  ),
)
const others = [
  ...GAMES.map(({ id }) => gameMarkUrl(id)),
  ...SCENES.map(sceneUrl),
  ...BANNERS.map(bannerUrl),
  ...EMPTIES.map((name) => emptyUrl(name).replace('#d', '')),
  MODE_TILES_URL,
  gameMarksUrl(GAMES.map(({ id }) => id)),
  ...[1, 2, 3].map(laurelUrl),
  ...SEAL_NAMES.map(sealUrl),
  ...['青岚', 'Team <X> & "Y"'].map(shieldUrl),
  ...['7', '8'].map((userId) => avatarUrl({ userId })),
  ...[
    crestUrl(107),
    crestUrl(99_999),
    gameMarkUrl(99_999),
    newsCoverUrl(107, '赛季更新'),
    newsCoverUrl('news-safety', '防骗'),
  ],
]

const draw = (url: string): string => {
  const svg = drawArt(url)
  if (!svg) throw new Error(`nothing is drawn at ${url}`)
  return svg
}
const sizesIn = (svg: string): number[] => [...svg.matchAll(/<text[^>]*font-size="([\d.]+)"/g)].map((m) => Number(m[1]))
const widthOf = (svg: string): number => Number(/viewBox="[\d.]+ [\d.]+ ([\d.]+)/.exec(svg)?.[1])
/** Returns the height in px of the smallest text of a picture at that width, and counts the texts. */
const smallest = (svg: string, shown: number): number => (Math.min(...sizesIn(svg)) * shown) / widthOf(svg)

/**
 * Returns an error unless tags are balanced, attributes quoted and every reference defined: strict enough for what
 * these modules can write.
 */
function faultOf(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close, name, _attributes, self) => {
      if (close) {
        if (open.pop() !== name) open.push(`</${name}>`)
      } else if (!self) open.push(name)
      return ''
    },
  )
  if (open.length) return `unbalanced ${open.join(' ')}`
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(rest)) return 'stray markup'
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
  if (new Set(ids).size !== ids.length) return 'an id twice'
  const named = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((m) => m[1])
  return named.find((name) => !ids.includes(name)) && `no ${named.find((name) => !ids.includes(name))}`
}
const DANGER =
  /<(?:script|foreignObject|image|a|iframe|set|animate)\b|\son\w+=|javascript:|https?:\/\/(?!www\.w3\.org\/2000\/svg")|@import|url\((?!#)|href="(?!#)/i

test('every generated picture is well-formed, safe and small', () => {
  for (const url of [...faces.map((one) => goodsCoverUrl(one)), ...screens, ...screens.map(thumbUrl), ...others]) {
    const svg = draw(url)
    expect(faultOf(svg), url).toBeUndefined()
    expect(DANGER.exec(svg)?.[0], url).toBeUndefined()
    expect(svg, url).not.toMatch(/NaN|undefined|Infinity|§/)
    expect(Buffer.byteLength(svg), url).toBeLessThan(
      url.includes('/goods/') ? 6500 : /\/(?:scene|games|mode|wall|roster)\//.test(url) ? 25_000 : 11_000,
    )
  }
})

test('the same URL draws the same picture, and another number a different one', () => {
  for (const one of faces.slice(0, 12)) {
    const url = goodsCoverUrl(one)
    expect(draw(url)).toBe(draw(url))
    expect(draw(goodsCoverUrl({ ...one, goodsSn: `${one.goodsSn}1` }))).not.toBe(draw(url))
  }
  // The URL version guarantees the drawing: increase ART when a drawing changes.
  const all = [...faces.map((one) => goodsCoverUrl(one)), ...screens, ...others]
  expect(hash(all.map(draw).join(''))).toMatchInlineSnapshot(`3742176611`)
})

test('a cover of every named item of the catalogue stays small', () => {
  for (const { id, code, tiers } of GAMES)
    for (const smallTitleName of tiers.flatMap(({ names }) => names)) {
      const url = goodsCoverUrl({ ...face, gameId: id, goodsSn: `ZH${code}${id}0001`, smallTitleName })
      expect(Buffer.byteLength(draw(url)), url).toBeLessThan(6500)
    }
})

test('every game of the catalogue has a unique logo', () => {
  const shapes = GAMES.map(({ id }) => draw(gameMarkUrl(id)).replace(/#[0-9a-f]{3,8}/g, ''))
  expect(new Set(shapes).size).toBe(GAMES.length)
})

test('text in pictures is at least 12 px high as displayed, and thumbnails have none', () => {
  for (const one of faces) {
    expect(smallest(draw(goodsCoverUrl(one)), 137)).toBeGreaterThanOrEqual(12)
    expect(smallest(draw(goodsCoverUrl(one, 72)), 72)).toBeGreaterThanOrEqual(12)
    expect(sizesIn(draw(goodsCoverUrl(one, 71)))).toEqual([])
    expect(sizesIn(draw(thumbUrl(goodsCoverUrl(one))))).toEqual([])
  }
  for (const url of screens) {
    expect(smallest(draw(url), 320)).toBeGreaterThanOrEqual(12)
    expect(sizesIn(draw(thumbUrl(url)))).toEqual([])
  }
  expect(smallest(draw(newsCoverUrl(107, '六个字的标题')), 176)).toBeGreaterThanOrEqual(12)
})

test('a single character is not drawn as a label, and long names are broken or cut at word boundaries', () => {
  const label = (smallTitleName: string, goodsSn = 'ZHWZ1070931', gameId = 107) =>
    draw(goodsCoverUrl({ ...face, goodsSn, gameId, smallTitleName }))
      .match(/(?<=<text[^>]*>)[^<]+/g)
      ?.join(' ')
  expect(label('瑶')).toBeUndefined()
  expect(label('')).toBeUndefined()
  expect(label('貂蝉·仲夏夜之梦')).toBe('貂蝉')
  expect(label('公孙离祈雪灵祝')).toBe('公孙离')
  expect(label('黄金AK47玫瑰')).toBe('黄金AK47 玫瑰')
  expect(label('M416五爪金龙', 'ZHHP1110001', 111)).toBe('M416')
  expect(label('李白凤求凰')).toBe('李白凤求凰')
  expect(label('庄周云端筑梦师')).toBe('庄周')
  expect(label('露娜一生所爱')).toBe('露娜')
  expect(label('K/DA 阿狸至臻', 'ZHLM1020001', 102)).toBe('阿狸')
  expect(label('宇智波斑·秽土', 'ZHHY1080001', 108)).toBe('宇智波斑')
  expect(label('逢魔之时的传说')).toBe('逢魔之时的 传说')
  expect(label('鲁莽的史莱姆', 'ZHDF1310001', 131)).toBe('史莱姆')
  expect(label('死亡之塔征服者')).toBe('死亡之塔 征服者')
  expect(label('第七期天空套', 'ZHDF1310001', 131)).toBe('第七期 天空套')
  expect(label('荣耀战令进阶卡赠送', 'DJJC1060022')).toBe('荣耀战令 进阶卡')
  expect(label('军需券赠送', 'DJHP1110022')).toBe('军需券')
  expect(/>5000万</.test(draw(goodsCoverUrl({ ...face, goodsSn: 'YBDF1310007', bigTitle: '5000万金币 邮寄' })))).toBe(
    true,
  )
})

test('the picture of an item is the same in every size; only its text differs', () => {
  const bare = (svg: string) =>
    svg
      .replace(/<text.*?<\/text>/g, '')
      .replace(/<g transform="translate\((?:16 16|19 19)\).*$/s, '')
      .replace(/a[0-9a-z]{1,3}(?=[a-z"])/g, '')
  expect(bare(draw(goodsCoverUrl(face, 120)))).toBe(bare(draw(goodsCoverUrl(face))))
})

const account = {
  sn: 'ZHWZ1070931',
  gameId: 107,
  rank: '荣耀王者',
  facts: [
    { label: '皮肤', value: '312款' },
    { label: '英雄', value: '98' },
    { label: '贵族', value: 'V8' },
    { label: '巅峰赛', value: '1800分' },
    { label: '小国标', value: '3个' },
    { label: '铭文', value: '9套' },
    { label: '点券', value: '1200' },
  ],
  states: ['可二次实名', '微信扫码', '无封禁记录'].map((value, i) => ({ label: `状态${i}`, value })),
}
const names = (count: number) =>
  ['武则天倪克斯神谕', '貂蝉仲夏夜之梦', '李白凤求凰', '瑶遇见神鹿', '韩信白龙吟', '赵云白执事', '小乔青蛇'].slice(
    0,
    count,
  )
const tilesOf = (svg: string) => svg.match(/<use href="#\w+?t\d"\/>/g)?.length ?? 0

test('the pictures of a demo account show its own facts and nothing else', () => {
  const treasures = [{ rarity: '荣耀典藏', names: names(2) }]
  const shots = accountScreens(Object.assign({ treasures }, account))
  expect(shots.map((url) => /screen\/(\w+)/.exec(url)?.[1])).toEqual(['wall', 'profile', 'stats', 'settings'])
  const svg = shots.map(draw).join('')
  for (const word of ['荣耀典藏 2', '荣耀王者', '312款', '3个', '可二次实名', '演示图'])
    expect(svg).toContain(`>${word}<`)
})

test('a demo account has no page of numbers or states with fewer than three of them', () => {
  const { facts, states } = account
  const few = Object.assign({}, account, { treasures: [], facts: facts.slice(0, 6), states: states.slice(0, 2) })
  expect(accountScreens(few).map((url) => /screen\/(\w+)/.exec(url)?.[1])).toEqual(['profile'])
})

test('an account shows one tile per named item, on two pictures if there are many, and none without names', () => {
  for (const count of [0, 1, 3, 6, 7]) {
    const shots = accountScreens(Object.assign({ treasures: [{ rarity: '史诗', names: names(count) }] }, account))
    const walls = shots.filter((url) => /\/(?:wall|roster)\//.test(url))
    expect(walls).toHaveLength(count === 0 ? 0 : count > 4 ? 2 : 1)
    expect(walls.reduce((sum, url) => sum + tilesOf(draw(url)), 0)).toBe(count)
    for (const url of walls) expect(tilesOf(draw(thumbUrl(url)))).toBe(1)
  }
})

test('a name on a tile is shown whole, broken between the words of the game', () => {
  const textsOf = (gameId: number, ...says: string[]) => {
    const svg = draw(screenUrl({ name: 'wall', gameId, seed: 'A', says }))
    return [...svg.matchAll(/text-anchor="middle">([^<]*)</g)].map(([, word]) => word)
  }
  expect(textsOf(107, '貂蝉', '公孙离祈雪灵祝', '鲁班七号狮舞东方')).toEqual([
    '貂蝉',
    '公孙离祈雪灵祝',
    '鲁班七号',
    '狮舞东方',
  ])
  expect(textsOf(111, '特斯拉 Cybertruck')).toEqual(['特斯拉', 'Cybertruck'])
  expect(textsOf(113, '将光阴织成黄金')).toEqual(['将光阴织成黄金'])
})

test('markup in texts stays plain text, and invalid picture URLs draw nothing', () => {
  const hostile = '"><script>alert(1)</script>'
  for (const url of [
    screenUrl({ name: 'wall', gameId: 107, seed: 'A', says: ['<b>&"\'§'] }),
    shieldUrl(hostile.slice(0, 12)),
    newsCoverUrl(107, '<&>"§0.5'),
    goodsCoverUrl({ ...face, smallTitleName: '<&>"' }),
  ]) {
    expect(faultOf(draw(url)), url).toBeUndefined()
    expect(draw(url), url).not.toMatch(/<script|<b>/)
  }
  expect(draw(newsCoverUrl(107, '§ 0.5'))).toContain('>§ 0.5<')
  const bad = [
    '/media/art/4/game/a%2Fb.svg',
    '/media/art/4/game/%.svg',
    '/media/art/4/game/107/108.svg',
    '/media/art/4/games/107-x.svg',
    '/media/art/4/games/.svg',
    `/media/art/4/games/${Array(61).fill('107').join('-')}.svg`,
    '/media/art/0/game/107.svg',
    '/media/art/4/goods/107/ZH1-9.svg',
    '/media/art/4/goods/107/ZH1-3-一二三四五六七八九十一二三四五.svg',
    '/media/art/4/screen/constructor/107/A.svg',
    `/media/art/4/screen/wall/107/A${'/a'.repeat(17)}.svg`,
    '/media/art/4/mode/toString.svg',
    '/media/art/4/constructor/a.svg',
    '/media/art/4/scene/none.svg',
    '/media/art/4/laurel/4.svg',
    '/media/art/4/seal/unknown.svg',
    '/media/art/4/game/107.png',
    `/media/art/4/shield/${'a'.repeat(2000)}.svg`,
  ]
  for (const url of bad) expect(drawArt(url), url).toBeUndefined()
  expect(() => shieldUrl('\ud800')).not.toThrow()
})

test('picture URLs are short, uploads take precedence, and other URLs are unchanged', () => {
  expect(Buffer.byteLength(goodsCoverUrl(face, 120))).toBeLessThan(60)
  // As requested by a browser.
  expect(drawArt(encodeURI(goodsCoverUrl(face)))).toBe(drawArt(goodsCoverUrl(face)))
  expect(avatarUrl({ userId: '7', actor: 'a/b.png' })).toBe('/media/a/b.png')
  expect(thumbUrl('/media/goods/ab/abc.webp')).toBe('/media/goods/ab/abc.webp')
})
