import { describe, expect, test } from 'vitest'
import { commonRows, findNamed, NAMED_GAMES, rowsOfGame } from '@/lib/art/names/names'
import { readRow } from '@/lib/art/names/read-row'
import { GAMES } from '@/lib/server/db/seed/goods/games/games'

const heroOf = (gameId: number, name: string) => {
  const subject = findNamed(String(gameId), name)?.subject
  if (subject?.sort !== 'hero') throw new Error(`${name} is not a character`)
  return subject
}

test('every game of the catalogue has a name table', () => {
  expect(NAMED_GAMES.toSorted()).toEqual(GAMES.map(({ id }) => String(id)).toSorted())
})

describe.each(GAMES)('the name table of $name', (game) => {
  test('has each name once, with words that the drawings know', () => {
    const names = rowsOfGame(String(game.id)).flatMap((row) => row.names)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(names.filter((name) => name.trim() !== name || !name)).toEqual([])
  })

  test('knows everything that its demo accounts and props name', () => {
    const names = [...game.tiers.flatMap((tier) => tier.names), ...game.props.map(([name]) => name)]
    expect(names.filter((name) => !findNamed(String(game.id), name))).toEqual([])
  })
})

test('every character has a sex and a kind', () => {
  const looks = NAMED_GAMES.flatMap(rowsOfGame).flatMap(({ subject }) => (subject.sort === 'hero' ? [subject] : []))
  expect(looks.length).toBeGreaterThan(400)
  for (const { kind, look } of looks) {
    expect(kind).toBeTruthy()
    expect(['f', 'm']).toContain(look.sex)
  }
})

test('words that every game shares are there once', () => {
  const names = commonRows().flatMap((row) => row.names)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test.each([
  [107, '王昭君凤凰于飞', 'f', 'mage'],
  [107, '诸葛亮时雨天司', 'm', 'mage'],
  [107, '花木兰瑞麟志', 'f', 'warrior'],
  [102, 'K/DA 阿狸至臻', 'f', 'mage'],
  [109, '雷电将军', 'f', 'warrior'],
  [113, '景元', 'm', 'mage'],
  [108, '旗木卡卡西·双神威', 'm', 'assassin'],
  [123, '假日威龙陈', 'f', 'warrior'],
] as const)('in game %i, %s is drawn with the sex and kind of the character', (gameId, name, sex, kind) => {
  const hero = heroOf(gameId, name)
  expect([hero.look.sex, hero.kind]).toEqual([sex, kind])
})

test('well-known characters have what a player knows them by', () => {
  expect(heroOf(107, '关羽武圣').look).toMatchObject({ held: 'glaive', worn: expect.arrayContaining(['beard']) })
  expect(heroOf(107, '诸葛亮武陵仙君').look).toMatchObject({ held: 'fan', worn: expect.arrayContaining(['scholar']) })
  expect(heroOf(107, '孙悟空地狱火').look).toMatchObject({ held: 'staff', worn: expect.arrayContaining(['monkey']) })
})

test('the longest name decides, and a weapon takes colours and ornament from the name of its skin', () => {
  expect(findNamed('111', '特斯拉 Cybertruck')?.subject).toMatchObject({ sort: 'car', shape: 'cyber' })
  expect(findNamed('177', 'AK47-火麒麟')?.subject).toMatchObject({ sort: 'gun', shape: 'ak', ornament: 'dragon' })
  expect(findNamed('111', 'M416冰霜纪元')?.subject).toMatchObject({ sort: 'gun', shape: 'm4', ornament: 'ice' })
  expect(findNamed('107', '没有这个名字')).toBeUndefined()
})

test('a line with an unknown word is refused', () => {
  expect(() => readRow('张三 m warrior wig:222222 robe:222222:222222 sword')).toThrow('wig')
  expect(() => readRow('张三 x warrior')).toThrow('张三')
  expect(() => readRow('宝箱 thing chest red ffffff')).toThrow('red')
})
