import type { WantSeed } from './want-words'

/** Wants for everything that is no account; an amount of currency is in 万. */
export const WARE_WANTS: readonly WantSeed[] = [
  {
    gameId: 131,
    goodsTypeId: 22,
    title: '浙江区收金币 5个亿 长期',
    yuan: 400,
    amount: 50_000,
    area: '浙江',
    detail: '拍卖行走，手续费我出。',
  },
  { gameId: 104, goodsTypeId: 22, title: '收哈夫币 5000w 今晚要', yuan: 130, amount: 5000 },
  {
    gameId: 128,
    goodsTypeId: 22,
    title: '上海一区收银两 3000w',
    yuan: 450,
    amount: 3000,
    area: '上海一区',
    detail: '可以分几次给，摆摊就行。',
  },
  { gameId: 130, goodsTypeId: 22, title: '收碎银20w 有多少说一声', yuan: 235, amount: 20 },
  { gameId: 107, goodsTypeId: 27, title: '收史诗皮赠送名额 两个', yuan: 180, detail: '好友已经满天数的优先。' },
  { gameId: 107, goodsTypeId: 27, title: '玫瑰亲密度 来50束', yuan: 170 },
  { gameId: 111, goodsTypeId: 27, title: '军需券10张 8块一张有没有', yuan: 85 },
  { gameId: 109, goodsTypeId: 27, title: '这期深渊满星代打 手打的', yuan: 30, detail: '我号练度还行，就是手残。' },
  { gameId: 104, goodsTypeId: 27, title: '带个非洲之心出来 急', yuan: 200 },
  { gameId: 131, goodsTypeId: 27, title: '无色收100k 现在就要', yuan: 90 },
  { gameId: 128, goodsTypeId: 27, title: '月华露收100个', yuan: 160 },
  { gameId: 107, goodsTypeId: 46, title: '战令进阶卡来一张 65', yuan: 65 },
  { gameId: 135, goodsTypeId: 46, title: '魔兽月卡30天 来两张', yuan: 148 },
  { gameId: 102, goodsTypeId: 3, title: '充20000点券 9.3折有吗', yuan: 187 },
]
