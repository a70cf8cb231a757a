import { expect, test } from 'vitest'
import { factGroups } from '@/components/listings/detail/goods-facts'
import { readDescription } from '@/components/listings/detail/holdings'
import type { GoodsDetail } from '@/lib/contract/entities/goods'

test('description lines that list holdings become lists, on one line or several', () => {
  expect(
    readDescription(
      '自己玩的号。\n荣耀典藏（2）：武则天倪克斯神谕、貂蝉仲夏夜之梦\n传说限定（9）：孙尚香末日机甲等\n可小刀',
    ),
  ).toEqual({
    text: '自己玩的号。\n可小刀',
    holdings: [
      { rarity: '荣耀典藏', count: 2, names: ['武则天倪克斯神谕', '貂蝉仲夏夜之梦'] },
      { rarity: '传说限定', count: 9, names: ['孙尚香末日机甲'] },
    ],
  })
  expect(readDescription('【资产】红皮（1）：腾龙 黑海；近战武器（2）：怜悯、信条').holdings).toHaveLength(2)
})

test('other description text stays unchanged', () => {
  for (const text of ['', '皮肤（全）', '红皮（1）：腾龙；还有别的，问我', '价格：可谈'])
    expect(readDescription(text)).toEqual({ holdings: [], text })
})

test('facts are grouped by heading, without account bindings and names already shown by rarity', () => {
  const goods = {
    gameName: '王者荣耀',
    goodsTypeId: 1,
    goodsTypeStr: '账号',
    updateTime: '2026-11-21 10:00:00',
    facts: [
      { key: 'ranking', label: '段位', value: '荣耀王者', group: '段位与战绩' },
      { key: 'treasures', label: '代表皮肤', value: '甲、乙', group: '皮肤与收藏' },
      { key: 'ban', label: '处罚记录', value: '无封禁记录', group: '账号状态' },
    ],
  } as GoodsDetail
  const titles = (names: string[]) => factGroups(goods, [{ rarity: '限定', count: 2, names }]).map(({ title }) => title)
  expect(titles(['甲', '乙'])).toEqual(['基本信息', '段位与战绩'])
  expect(titles(['甲'])).toEqual(['基本信息', '段位与战绩', '皮肤与收藏'])
})
